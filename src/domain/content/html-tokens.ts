import { decodeEntities } from './decode-entities.ts';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  /** Names in lower case; of a repeated attribute the first counts. */
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is neither markup nor text to read. */
const rawText = ['script', 'style', 'iframe', 'noscript', 'noembed', 'noframes', 'textarea', 'title', 'xmp'];

const tagName = /[a-z][^\s/>]*/iy;
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const tagEnd = /[\s/]*>/y;

/** Cuts HTML into tokens, in one pass. Comments, declarations and a tag that never ends are left out. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    if (end > at) yield text(html.slice(at, end));
    if (next < 0) return;
    const tag = readTag(html, next);
    if (tag.token) yield tag.token;
    at = tag.end;
  }
}

interface Read {
  readonly token?: HtmlToken;
  readonly end: number;
}

function readTag(html: string, at: number): Read {
  if (html.startsWith('<!--', at)) return { end: after(html, '-->', at + 4) };
  if (/[!?]/.test(html[at + 1] ?? '')) return { end: after(html, '>', at) };
  const closes = html[at + 1] === '/';
  const name = matchAt(tagName, html, at + (closes ? 2 : 1))?.[0].toLowerCase();
  if (name === undefined) return { token: text('<'), end: at + 1 };
  const { attributes, end } = readAttributes(html, tagName.lastIndex);
  if (end === undefined) return { end: html.length };
  if (closes) return { token: { kind: 'close', name }, end };
  if (rawText.includes(name)) return { end: afterRawText(html, name, end) };
  return { token: { kind: 'open', name, attributes }, end };
}

function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number | undefined } {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    if (matchAt(tagEnd, html, at)) return { attributes, end: tagEnd.lastIndex };
    const match = matchAt(attribute, html, at);
    if (match) {
      const name = match[1]?.toLowerCase() ?? '';
      const value = match[2] ?? match[3] ?? match[4] ?? '';
      if (!attributes.has(name)) attributes.set(name, decodeEntities(value));
      at = attribute.lastIndex;
    } else if (at < html.length) at += 1;
    else return { attributes, end: undefined };
  }
}

function afterRawText(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return close.test(html) ? after(html, '>', close.lastIndex - 1) : html.length;
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

const text = (raw: string): HtmlToken => ({ kind: 'text', text: decodeEntities(raw) });
