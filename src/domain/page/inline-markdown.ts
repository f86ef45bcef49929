/** A run of text with the marks it bears. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** An address, or null. */
  readonly link: string | null;
}

/** Only these open; anything else in a link is text. */
const address = /^(https?:\/\/|mailto:)[^\s<>()]+$/i;
/** Such an address after the words of a link. */
const linkTarget = /\(((?:https?:\/\/|mailto:)[^\s<>()]+)\)/iy;
/** Whether a text can have a link to it. */
export const isInlineAddress = (text: string): boolean => address.test(text);

const special = /[\\*_[\]()]/;
const escapable = '\\*_[]()';

/**
 * Inline Markdown as pages use it: **bold**, _italic_, [link](https://…), and a backslash before a sign that is meant as
 * itself. A single star is text, since stars beside stars can be read in two ways. Every text parses: a mark that nothing closes is text. Never throws.
 */
export function parseInline(source: string): readonly Run[] {
  return merged(parse(source, { bold: false, italic: false, link: null }));
}

type Marks = Omit<Run, 'text'>;

function parse(source: string, marks: Marks): readonly Run[] {
  const closings = closingsIn(source);
  const runs: Run[] = [];
  let text = '';
  const flush = (): void => {
    if (text !== '') runs.push({ text, ...marks });
    text = '';
  };
  let at = 0;
  while (at < source.length) {
    const found = markAt(source, at, marks, closings);
    if (found) {
      flush();
      for (const run of parse(found.inner, found.marks)) runs.push(run);
      at = found.end;
    } else if (source[at] === '\\' && escapable.includes(source[at + 1] ?? ' ')) {
      text += source[at + 1];
      at += 2;
    } else {
      text += source[at];
      at += 1;
    }
  }
  flush();
  return runs;
}

interface Found {
  readonly inner: string;
  readonly marks: Marks;
  readonly end: number;
}

/** A mark that begins here, is closed, and holds something. */
function markAt(source: string, at: number, marks: Marks, closings: Closings): Found | undefined {
  if (source[at] === '[' && marks.link === null) return linkAt(source, at, marks, closings);
  if (source.startsWith('**', at))
    return marks.bold ? undefined : between(source, at, '**', { ...marks, bold: true }, closings.bold);
  if (source[at] === '_' && !marks.italic) return between(source, at, '_', { ...marks, italic: true }, closings.italic);
  return undefined;
}

function between(source: string, at: number, sign: string, marks: Marks, closing: Closing): Found | undefined {
  const from = at + sign.length;
  const end = closing(from);
  if (end === undefined || end === from) return undefined;
  return { inner: source.slice(from, end), marks, end: end + sign.length };
}

function linkAt(source: string, at: number, marks: Marks, { bracket, target }: Closings): Found | undefined {
  const end = bracket(at + 1);
  if (end === undefined || end === at + 1) return undefined;
  const found = target(end + 1);
  return found && { inner: source.slice(at + 1, end), marks: { ...marks, link: found.link }, end: found.end };
}

/** Where a sign next stands, not escaped, from a place that is never before the last one asked for. */
type Closing = (from: number) => number | undefined;

interface Closings {
  readonly bold: Closing;
  readonly italic: Closing;
  readonly bracket: Closing;
  /** The address in brackets that begins there, as that of a link. */
  readonly target: (from: number) => { readonly link: string; readonly end: number } | undefined;
}

/**
 * Finds the signs that close the marks of a text. Each sign is looked for once, however many marks wait for it: a text
 * is read in linear time.
 */
function closingsIn(source: string): Closings {
  let last: { readonly from: number; readonly found: ReturnType<Closings['target']> } | undefined;
  return {
    bold: closingOf(source, '**'),
    italic: closingOf(source, '_'),
    bracket: closingOf(source, ']'),
    target(from) {
      if (last?.from !== from) last = { from, found: targetAt(source, from) };
      return last.found;
    },
  };
}

function closingOf(source: string, sign: string): Closing {
  /** Where it stands next; nowhere before. Beyond the text if it stands nowhere any more. */
  let next = -1;
  return (from) => {
    if (next < from) next = closing(source, from, sign);
    return next < source.length ? next : undefined;
  };
}

function closing(source: string, from: number, sign: string): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith(sign, at)) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function targetAt(source: string, from: number): ReturnType<Closings['target']> {
  linkTarget.lastIndex = from;
  const link = linkTarget.exec(source)?.[1];
  return link === undefined ? undefined : { link, end: linkTarget.lastIndex };
}

function merged(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

/** Writes runs so that `parseInline` reads the same runs. */
export function writeInline(runs: readonly Run[]): string {
  return merged(runs.filter(({ text }) => text !== ''))
    .map(({ text, bold, italic, link }) => {
      const escaped = [...text].map((sign) => (special.test(sign) ? `\\${sign}` : sign)).join('');
      const leaning = italic ? `_${escaped}_` : escaped;
      const strong = bold ? `**${leaning}**` : leaning;
      return link === null ? strong : `[${strong}](${link})`;
    })
    .join('');
}
