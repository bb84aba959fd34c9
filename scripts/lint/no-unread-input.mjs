import { ESLintUtils } from '@typescript-eslint/utils';
import ts from 'typescript';

/** A cast of something unknown is a claim about what a stranger has sent. A schema looks instead. */
export const noUnreadInput = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: 'problem', schema: [], messages: { unread: 'Read it with a schema instead of casting it.' } },
  defaultOptions: [],
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    return {
      TSAsExpression(node) {
        // `x as unknown as T` contradicts a declared type, which says what it does.
        if (node.typeAnnotation.type === 'TSUnknownKeyword' || node.expression.type === 'TSAsExpression') return;
        const { flags } = services.getTypeAtLocation(node.expression);
        if ((flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0) context.report({ node, messageId: 'unread' });
      },
    };
  },
});
