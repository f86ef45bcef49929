export interface LinkSpan {
  /** UTF-16 units from the beginning of the text, `end` not included. */
  readonly start: number;
  readonly end: number;
  /** http or https, as `URL` writes it. */
  readonly href: string;
}

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]{1,2000}/giu;
const sentenceEnd = '.,:;!?…';
const brackets = { ')': '(', ']': '[' } as const;

/** The web addresses that are written out in a text. */
export function linksIn(text: string): readonly LinkSpan[] {
  const links: LinkSpan[] = [];
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutEnd(found);
    const url = URL.parse(shown);
    if (url) links.push({ start: index, end: index + shown.length, href: url.href });
  }
  return links;
}

/** Without the signs that end a sentence or close what was opened before the address. */
function withoutEnd(found: string): string {
  const surplus = { ')': surplusOf(found, ')'), ']': surplusOf(found, ']') };
  let end = found.length;
  for (; end > 0; end -= 1) {
    const sign = found[end - 1] ?? '';
    if (sentenceEnd.includes(sign)) continue;
    if ((sign !== ')' && sign !== ']') || surplus[sign] <= 0) break;
    surplus[sign] -= 1;
  }
  return found.slice(0, end);
}

/** How many are closed more than were opened. */
const surplusOf = (text: string, closing: keyof typeof brackets): number =>
  text.split(closing).length - text.split(brackets[closing]).length;
