import { MissingMessage, type Renderer } from '../../../shared/text/render';

/** A renderer that shows the id of a missing message instead of throwing, so that the rest of the table is still drawn. */
export function lenient(strict: Renderer): Renderer {
  return {
    ...strict,
    render(text) {
      try {
        return strict.render(text);
      } catch (error) {
        if (!(error instanceof MissingMessage)) console.error(text.m, error);
        return `[${error instanceof MissingMessage ? error.id : text.m}]`;
      }
    },
  };
}
