/**
 * Plugins of Stryker. One leaves the texts for people unchanged, as the golden files compare them word
 * for word in tests that start the program: too slow for each of thousands of changes. The other tests
 * a share of the changes only, MUTATION_SAMPLE from 0 to 1, and calls the others errors; another
 * MUTATION_SEED tests others.
 */
import { createHash } from 'node:crypto';

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

/** The property, constant or error for which a literal is made. */
function purposeOf(path) {
  const property = path.findParent(
    (parent) =>
      parent.isObjectProperty() ||
      parent.isNewExpression() ||
      parent.isVariableDeclarator() ||
      parent.isStatement(),
  );
  if (property?.isObjectProperty()) return property.node.key.name ?? property.node.key.value;
  if (property?.isVariableDeclarator()) return property.node.id.name;
  return property?.isNewExpression() ? property.node.callee.name : undefined;
}

const SHARE = Number(process.env.MUTATION_SAMPLE ?? 1);
const { MUTATION_SEED = '1' } = process.env;

/** The same changes in every run with a seed, whatever else was changed. */
function isInSample({ fileName, location, replacement }) {
  const [, file] = fileName.split(/[\\/]src[\\/]/);
  const text = JSON.stringify([MUTATION_SEED, file, location, replacement]);
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32 < SHARE;
}

class SampleChecker {
  async init() {}

  async check(mutants) {
    const results = mutants.map((mutant) => [
      mutant.id,
      isInSample(mutant)
        ? { status: 'passed' }
        : { status: 'compileError', reason: 'not in the sample' },
    ]);
    return Object.fromEntries(results);
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
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
