import { ESLintUtils } from '@typescript-eslint/utils';

/** A script called without `yield*` silently does nothing: the effect of a card is lost. */
const noLostScript = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { lost: 'This makes a script and drops it: write yield* before it.' },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    return {
      ExpressionStatement(node) {
        const type = services.getTypeAtLocation(node.expression);
        if (type.getSymbol()?.getName() === 'Generator') context.report({ node, messageId: 'lost' });
      },
    };
  },
});

/** `f(true)` says nothing where it is called: name the two cases instead. */
const noBooleanParameter = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'suggestion', schema: [], messages: { named: 'Name the two cases instead of a boolean parameter.' } },
  defaultOptions: [],
  create(context) {
    const check = (node) => {
      for (const parameter of node.params) {
        const annotation = parameter.typeAnnotation?.typeAnnotation;
        if (annotation?.type === 'TSBooleanKeyword') context.report({ node: parameter, messageId: 'named' });
      }
    };
    return { FunctionDeclaration: check, FunctionExpression: check };
  },
});

/** A schema that checks the items of a list before its length lets strangers waste the server's time. */
const boundedInput = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { bounded: 'Build what reads input from server/limits/bounded.ts: it looks at sizes first.' },
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

export default {
  rules: { 'no-lost-script': noLostScript, 'no-boolean-parameter': noBooleanParameter, 'bounded-input': boundedInput },
};
