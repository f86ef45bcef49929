import type { LinkSpan } from './links-in.ts';
import { linksIn } from './links-in.ts';
import type { DrawnLine } from './node-text.ts';
import { readableText } from './readable-text.ts';

export interface LinkedLine extends DrawnLine {
  /** By the line's own text. An address that is broken over two lines is in both. */
  readonly links: readonly LinkSpan[];
}

const noLinks: readonly LinkSpan[] = [];

/** The lines into which a text was laid out, with the addresses in it. */
export function linkedLines(text: string, lines: readonly DrawnLine[]): readonly LinkedLine[] {
  const whole = readableText(text);
  const links = linksIn(whole);
  if (links.length === 0) return lines.map((line) => ({ ...line, links: noLinks }));
  let from = 0;
  return lines.map((line) => {
    const kept = line.text.endsWith('…') && !whole.startsWith(line.text, from) ? line.text.slice(0, -1) : line.text;
    const start = Math.max(from, whole.indexOf(kept, from));
    from = start + kept.length;
    return { ...line, links: within(links, start, from) };
  });
}

const within = (links: readonly LinkSpan[], start: number, end: number): LinkSpan[] =>
  links
    .filter((link) => link.start < end && link.end > start)
    .map(({ href, ...link }) => ({
      start: Math.max(0, link.start - start),
      end: Math.min(end, link.end) - start,
      href,
    }));
