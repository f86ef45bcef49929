import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/**
 * Leaves out of the built product what states are described as: the words are for who reads a statechart, in the source and
 * in docs/machines, and would be 3 KB of every canvas.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /\.machine\.ts$/ },
      handler(code, id) {
        const kept = new MagicString(code);
        const { program } = parseSync(id, code, { range: true });
        new Visitor({
          CallExpression({ callee, arguments: [definition] }) {
            const isMachine = callee.type === 'MemberExpression' && nameOf(callee.property) === 'createMachine';
            if (isMachine && definition) removeFrom(definition, code, kept);
          },
        }).visit(program);
        return { code: kept.toString(), map: kept.generateMap({ hires: true }) };
      },
    },
  };
}

/** Of a state, and of the states in it. */
function removeFrom(state: ESTree.Node, code: string, kept: MagicString): void {
  if (state.type !== 'ObjectExpression') return;
  for (const property of state.properties) {
    if (property.type !== 'Property') continue;
    const name = nameOf(property.key);
    if (name === 'description') {
      const comma = /^\s*,/.exec(code.slice(property.end));
      kept.remove(property.start, property.end + (comma?.[0].length ?? 0));
    }
    if (name !== 'states' || property.value.type !== 'ObjectExpression') continue;
    for (const inner of property.value.properties) {
      if (inner.type === 'Property') removeFrom(inner.value, code, kept);
    }
  }
}

const nameOf = (node: ESTree.Node): string | undefined => (node.type === 'Identifier' ? node.name : undefined);
