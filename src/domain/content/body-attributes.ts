import { exampleNameOf } from '../examples/example-names.ts';
import type { BodyTag } from './body-node.ts';

type Given = ReadonlyMap<string, string>;

const anywhere = 'http://nowhere.invalid';
const safeProtocols = ['http:', 'https:', 'mailto:'];
const assetPath = /\/assets\/([\w-]{1,64})$/;
const smallNumber = /^[1-9]\d{0,3}$/;

/** The attributes that an element may keep, or undefined for one that is nothing without those that it lacks. */
export function bodyAttributes(tag: BodyTag, given: Given): Record<string, string> | undefined {
  if (tag === 'a') {
    const href = hrefOf(given.get('href'));
    return href === undefined ? undefined : { href, ...textOf(given, 'title') };
  }
  if (tag === 'img') {
    const src = imageOf(given.get('src'));
    if (src === undefined) return undefined;
    return { src, alt: given.get('alt') ?? '', ...textOf(given, 'title'), ...sizesOf(given, ['width', 'height']) };
  }
  if (tag === 'th' || tag === 'td') return sizesOf(given, ['colspan', 'rowspan']);
  if (tag === 'ol') return sizesOf(given, ['start']);
  if (tag === 'figure') {
    const example = exampleNameOf(given.get('data-example'));
    return example ? { 'data-example': example } : {};
  }
  return {};
}

/** An address that a reader may follow; undefined for a script, a file and whatever is no address. */
function hrefOf(given: string | undefined): string | undefined {
  const url = parse(given);
  if (!url || !safeProtocols.includes(url.protocol)) return undefined;
  return url.origin === anywhere ? url.pathname + url.search + url.hash : url.href;
}

/** Pictures come from our own server alone, whatever host the editor's page was at: the content policy blocks others. */
function imageOf(given: string | undefined): string | undefined {
  const id = assetPath.exec(parse(given)?.pathname ?? '')?.[1];
  return id && `/assets/${id}`;
}

const parse = (address: string | undefined): URL | undefined =>
  address === undefined ? undefined : (URL.parse(address, anywhere) ?? undefined);

const textOf = (given: Given, name: string): Record<string, string> => {
  const text = given.get(name);
  return text ? { [name]: text } : {};
};

const sizesOf = (given: Given, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = given.get(name);
      return text && smallNumber.test(text) ? [[name, text]] : [];
    }),
  );
