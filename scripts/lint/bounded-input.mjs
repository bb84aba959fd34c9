import { ESLintUtils } from '@typescript-eslint/utils';

/** A schema that checks the items of a list before its length lets strangers waste the server's time. */
export const boundedInput = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { bounded: 'Build what reads input from shared/protocol/bounded.ts: it looks at sizes first.' },
  },
  defaultOptions: [],
  create(context) {
    const isZod = (source) => source?.type === 'Literal' && /^zod(\/|$)/.test(String(source.value));
    return {
      ImportDeclaration(node) {
        if (isZod(node.source) && node.importKind !== 'type') context.report({ node, messageId: 'bounded' });
      },
      ImportExpression(node) {
        if (isZod(node.source)) context.report({ node, messageId: 'bounded' });
      },
      'CallExpression[callee.name="require"]'(node) {
        if (isZod(node.arguments[0])) context.report({ node, messageId: 'bounded' });
      },
    };
  },
});
