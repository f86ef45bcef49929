import { type Plugin, parseAst } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Values = ReadonlyMap<string, Node>;

/** Thrown where a style is only known when the product runs. */
class Unknown extends Error {}

/**
 * Writes the classes that `css({ … })` answers with in its place, wherever they can be known: they are shorter than the
 * styles, and a start need not work them out.
 */
export function knownStyles(): Plugin {
  return {
    name: 'known-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /import \{[^}]*\bcss\b[^}]*\} from '#styled-system\/css'/ },
      async handler(code) {
        const { css } = (await import('./styled-system/css/index.js')) as { css: (styles: unknown) => string };
        const program = parseAst(code, { lang: 'tsx' }) as unknown as Node;
        const twice = namedTwice(program);
        // What `css` means differs within the file.
        if (twice.has('css')) return null;
        const values = constants(program, twice);
        let known = code;
        for (const { start, end, arguments: given } of [...callsOfCss(program)].sort((a, b) => b.start - a.start)) {
          try {
            const classes = css(...((given as Node[]).map((each) => styleOf(each, values)) as [unknown]));
            known = known.slice(0, start) + JSON.stringify(classes) + known.slice(end);
          } catch (reason) {
            if (!(reason instanceof Unknown)) throw reason;
          }
        }
        return { code: known, map: null };
      },
    },
  };
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (value !== null && typeof value === 'object') {
    if ('type' in value) yield value as Node;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

function* callsOfCss(program: Node): Generator<Node> {
  for (const node of nodesIn(program)) {
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'css') yield node;
  }
}

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** What names something, with all that stands in its pattern: rather too many names than too few. */
function* namings(program: Node): Generator<unknown> {
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration') yield node['id'];
    else if (node.type.startsWith('Import') && 'local' in node) yield node['local'];
    else if (node.type === 'CatchClause') yield node['param'];
    else if (functions.includes(node.type)) yield [node['id'], node['params']];
  }
}

/** The names that may mean different things in different places of the file. */
function namedTwice(program: Node): ReadonlySet<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const naming of namings(program)) {
    const names = new Set(
      [...nodesIn([naming])].flatMap(({ type, ...node }) => (type === 'Identifier' ? String(node['name']) : [])),
    );
    for (const name of names) (once.has(name) ? twice : once).add(name);
  }
  return twice;
}

/** What the file's own constants are set to, of those whose name means nothing else anywhere. */
function constants({ body }: Node, twice: ReadonlySet<string>): Values {
  const found = new Map<string, Node>();
  for (const node of body as Node[]) {
    if (node.type !== 'VariableDeclaration' || node['kind'] !== 'const') continue;
    for (const { id, init } of node['declarations'] as { id: Node; init: Node }[]) {
      const name = String(id['name']);
      if (id.type === 'Identifier' && !twice.has(name)) found.set(name, init);
    }
  }
  return found;
}

function styleOf(node: Node, values: Values): unknown {
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'TemplateLiteral':
      if ((node['expressions'] as Node[]).length > 0) throw new Unknown();
      return (node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return styleOf(node['expression'] as Node, values);
    case 'Identifier': {
      const value = values.get(String(node['name']));
      if (!value) throw new Unknown();
      return styleOf(value, values);
    }
    case 'ArrayExpression':
      return (node['elements'] as Node[]).map((each) => styleOf(each, values));
    case 'ObjectExpression':
      return Object.assign({}, ...(node['properties'] as Node[]).map((each) => memberOf(each, values)));
    default:
      throw new Unknown();
  }
}

function memberOf(node: Node, values: Values): object {
  if (node.type === 'SpreadElement') return styleOf(node['argument'] as Node, values) as object;
  if (node['computed']) throw new Unknown();
  const key = node['key'] as Node;
  return { [String(key['name'] ?? key['value'])]: styleOf(node['value'] as Node, values) };
}
