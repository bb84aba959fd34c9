import { ESLintUtils } from '@typescript-eslint/utils';

/** Attributes that people read or hear. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const WORD = /\p{Letter}{2}/u;
/** The id of a message: `table.end.title`. */
const ID = /^[\w-]+(\.[\w-]+)+$/;

/** Words for people live in the catalogues, in every language. */
export const noTextInCode = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'problem', schema: [], messages: { text: 'Put these words into the message catalogues.' } },
  defaultOptions: [],
  create(context) {
    const report = (node) => context.report({ node, messageId: 'text' });
    /** What a value shows of itself: a string, a template, or either side of a choice. */
    const check = (node) => {
      if (node?.type === 'Literal' && typeof node.value === 'string' && WORD.test(node.value) && !ID.test(node.value))
        report(node);
      if (node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => WORD.test(value.raw))) report(node);
      if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(check);
      if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(check);
      if (node?.type === 'JSXExpressionContainer') check(node.expression);
    };
    return {
      JSXText(node) {
        if (WORD.test(node.value)) report(node);
      },
      'JSXElement > JSXExpressionContainer': check,
      'JSXFragment > JSXExpressionContainer': check,
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && READ.has(node.name.name)) check(node.value);
      },
    };
  },
});
