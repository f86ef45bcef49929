export interface LinkSpan {
  /** UTF-16 units from the beginning of the text, `end` not included. */
  readonly start: number;
  readonly end: number;
  /** http or https, as `URL` writes it. */
  readonly href: string;
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]{1,2000}/giu;
/** Signs that end a sentence or close what was opened before the address. */
const after = /[.,:;!?)\]…]+$/u;

/** The web addresses that are written out in a text. */
export function linksIn(text: string): readonly LinkSpan[] {
  const links: LinkSpan[] = [];
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = found.replace(after, '');
    const url = URL.parse(shown);
    if (url) links.push({ start: index, end: index + shown.length, href: url.href });
  }
  return links;
}
