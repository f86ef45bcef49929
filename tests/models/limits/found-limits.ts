import { sourceFiles } from '../../architecture/source-files.ts';

const constant =
  /^(?:export )?const (\w*(?:Limits|AtMost|Max|MaxBytes)|max|max[A-Z]\w*|most(?:[A-Z]\w*)?|longest[A-Z]\w*) = (\{[\s\S]*?\n?\} as const|[\d_* .e]+);/gm;
const member = /(\w+): (?:\{([^{}]*)\}|([\d_* .e]+))(?=[,\s}])/g;

/** Every limit that the domain names, as `folder/constant.member`, with its value. */
export function foundLimits(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { path, text } of sourceFiles('src/domain')) {
    // How many lines a report shows is a matter of its looks.
    if (path.endsWith('.test.ts') || path.includes('/report/sections/')) continue;
    const folder = path.split('/').slice(2, -1).join('/');
    for (const [, name = '', value = ''] of text.matchAll(constant)) {
      for (const [rest, number] of leaves(value)) found.set(`${folder}/${name}${rest}`, number);
    }
  }
  return found;
}

function leaves(source: string): readonly (readonly [path: string, value: number])[] {
  if (!source.startsWith('{')) return [['', product(source)]];
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, '').slice(1);
  return [...bare.matchAll(member)].flatMap(([, name = '', inner, number]) =>
    inner === undefined
      ? [[`.${name}`, product(number ?? '')]]
      : leaves(`{${inner}}`).map(([rest, each]) => [`.${name}${rest}`, each]),
  ) as (readonly [string, number])[];
}

/** `400 * 1024` and the like. */
const product = (source: string): number =>
  source.split('*').reduce((all, each) => all * Number(each.replaceAll('_', '').trim()), 1);
