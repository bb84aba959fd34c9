import { ESLintUtils } from '@typescript-eslint/utils';

/** `f(true)` says nothing where it is called: name the two cases instead. */
export const noBooleanParameter = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'suggestion', schema: [], messages: { named: 'Name the two cases instead of a boolean parameter.' } },
  defaultOptions: [],
  create(context) {
    const check = (node) => {
      for (const parameter of node.params)
        if (isBoolean(parameter)) context.report({ node: parameter, messageId: 'named' });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
});

/** Whether a parameter is declared as a boolean, or has one as its default. */
function isBoolean(parameter) {
  if (parameter.type === 'TSParameterProperty') return isBoolean(parameter.parameter);
  if (parameter.type === 'AssignmentPattern') {
    return isBoolean(parameter.left) || typeof parameter.right.value === 'boolean';
  }
  return isBooleanType(parameter.typeAnnotation?.typeAnnotation);
}

/** `boolean`, alone or beside undefined and null. */
function isBooleanType(type) {
  if (type?.type !== 'TSUnionType') return type?.type === 'TSBooleanKeyword';
  const rest = type.types.filter(({ type: kind }) => kind !== 'TSUndefinedKeyword' && kind !== 'TSNullKeyword');
  return rest.length === 1 && rest[0].type === 'TSBooleanKeyword';
}
