/**
 * Leaves the texts for people unchanged, as the golden files compare them word for word in tests that
 * start the program: too slow for each of thousands of changes. Stryker calls this an ignore plugin.
 */

/** The properties that hold texts for people. */
const TEXTS = ['message', 'expected', 'help', 'explanation', 'wrong', 'right', 'title', 'note'];

/** Whether a node is text only: a literal, or a template that makes no decision. */
function isText({ node }) {
  if (node.type === 'StringLiteral') return true;
  const DECIDES = ['ConditionalExpression', 'LogicalExpression', 'BinaryExpression'];
  return (
    node.type === 'TemplateLiteral' &&
    !node.expressions.some((expression) => DECIDES.includes(expression.type))
  );
}

/** The property of an object, or the error of the program, for which a literal is made. */
function purposeOf(path) {
  const property = path.findParent(
    (parent) => parent.isObjectProperty() || parent.isNewExpression() || parent.isStatement(),
  );
  if (property?.isObjectProperty()) return property.node.key.name ?? property.node.key.value;
  return property?.isNewExpression() ? property.node.callee.name : undefined;
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'texts',
    value: {
      shouldIgnore(path) {
        if (!isText(path)) return undefined;
        const purpose = purposeOf(path);
        if (TEXTS.includes(purpose)) return 'a text for people: golden files compare it';
        if (/Error$/.test(purpose ?? '')) return 'the message of an error that only bugs raise';
        return undefined;
      },
    },
  },
];
