import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/** A script called without `yield*` silently does nothing: the effect of a card is lost. */
export const noLostScript = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: { lost: 'This makes a script and drops it: write yield* before it.' },
  },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const checker = services.program.getTypeChecker();
    const isScript = (type) => type.getSymbol()?.getName() === 'Generator';
    const report = (node) => context.report({ node, messageId: 'lost' });

    /** Whether what a function returns is dropped by the function that it is given to, as `forEach` does. */
    const isDropped = (fn) => {
      const expected = checker.getContextualType(services.esTreeNodeToTSNodeMap.get(fn));
      const calls = expected?.getCallSignatures() ?? [];
      return calls.length > 0 && calls.every((call) => (call.getReturnType().flags & ts.TypeFlags.Void) !== 0);
    };
    const checkFunction = (node) => {
      const [call] = services.getTypeAtLocation(node).getCallSignatures();
      if (call !== undefined && isScript(call.getReturnType()) && isDropped(node)) report(node);
    };
    return {
      ExpressionStatement(node) {
        if (isScript(services.getTypeAtLocation(node.expression))) report(node);
      },
      'UnaryExpression[operator="void"]'(node) {
        if (isScript(services.getTypeAtLocation(node.argument))) report(node);
      },
      ArrowFunctionExpression: checkFunction,
      FunctionExpression: checkFunction,
    };
  },
});
