import { invalidQuery } from '../directus-error.ts';

/** A parameter: text, or what brackets made of several. `a[]=x` and a repeated `a=x` number their values. */
export type Parameter = string | Map<string, Parameter>;

const parameterMax = 100;
const depthMax = 12;

/** Reads `a[b][]=c` out of a search string. Throws INVALID_QUERY for more or deeper brackets than an honest query has. */
export function readParameters(search: string): Map<string, Parameter> {
  const root = new Map<string, Parameter>();
  let count = 0;
  for (const [key, value] of new URLSearchParams(search)) {
    count += 1;
    if (count > parameterMax) throw invalidQuery(`there are more than ${parameterMax} parameters`);
    put(root, pathOf(key), value);
  }
  return root;
}

/** `filter[slug][_eq]` is `filter`, `slug`, `_eq`. A key without well-formed brackets is one name. */
function pathOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) return [key];
  const brackets = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? '');
  if (brackets.length > depthMax) throw invalidQuery('brackets are nested too deeply');
  return [match[1] ?? '', ...brackets];
}

function put(parent: Map<string, Parameter>, [given = '', ...rest]: readonly string[], value: string): void {
  const name = given === '' ? String(parent.size) : given;
  const present = parent.get(name);
  if (rest.length > 0) {
    const child = asMap(present);
    parent.set(name, child);
    put(child, rest, value);
  } else if (present === undefined) {
    parent.set(name, value);
  } else {
    const child = asMap(present);
    child.set(String(child.size), value);
    parent.set(name, child);
  }
}

const asMap = (present: Parameter | undefined): Map<string, Parameter> =>
  present instanceof Map ? present : new Map(present === undefined ? [] : [['0', present]]);

/** The values of `a=x,y`, `a[]=x&a[]=y` and `a=x&a=y` alike. */
export function listOf(parameter: Parameter | undefined): string[] {
  if (parameter === undefined) return [];
  const texts = parameter instanceof Map ? [...parameter.values()] : [parameter];
  return texts.flatMap((text) => (text instanceof Map ? listOf(text) : text.split(','))).filter((text) => text !== '');
}
