import {
  dropLeadingTime,
  dropTime,
  hasLeadingTime,
  headingOf,
  inlineSpeaker,
  isTimeAlone,
  nameIn,
} from './speaker-line.ts';
import type { Turn } from './transcript.ts';

/** Lines in which somebody is named before a colon begin a turn; a line without a name goes on with the one before. */
export function turnOfLine(line: string): Turn {
  return inlineSpeaker(line) ?? { speaker: null, text: dropTime(line) };
}

/**
 * The turns of a text as the usual tools write it: named in the same line as the words, or in a line above them with
 * the time after, before or under the name. Times are left out.
 */
export function turnsOfText(text: string): readonly Turn[] {
  const lines = withoutTimes(
    text
      .split(/\r\n?|[\n\u2028\u2029]/u)
      .flatMap(softLines)
      .map(plain),
  );
  const namesAlone = hasNamesAlone(lines);
  const turns: { speaker: string | null; text: string }[] = [];
  /** The turn whose words are still to come, or that goes on in the next line. */
  let open: { speaker: string | null; text: string } | null = null;
  for (const [n, line] of lines.entries()) {
    if (line === '') {
      // Below a heading a blank line may come before the words.
      if (open?.text) open = null;
      continue;
    }
    if (isTimeAlone(line)) continue;
    const speaker = headingOf(line) ?? (isNameAlone(lines, n, namesAlone) ? nameIn(line) : null);
    if (speaker !== null) {
      open = { speaker, text: '' };
      turns.push(open);
      continue;
    }
    const named = turnOfLine(line);
    if (named.speaker === null && open) open.text = open.text === '' ? named.text : `${open.text} ${named.text}`;
    else {
      turns.push({ ...named });
      open = null;
    }
  }
  return turns.filter(({ text: words }) => words.trim() !== '');
}

/** A break within a paragraph counts after the name of a speaker alone. */
function softLines(paragraph: string): readonly string[] {
  const [first = '', ...others] = paragraph.split('\v');
  const isHeading = others.length > 0 && headingOf(plain(first)) !== null;
  return isHeading ? [first, others.join(' ')] : [paragraph.replaceAll('\v', ' ')];
}

/** A line without the stars with which Markdown makes names bold. */
const plain = (line: string): string =>
  line
    .trim()
    .replace(/^\*\*([^*]{1,80})\*\*/u, '$1')
    .replace(/\s+/gu, ' ');

/** Where most lines begin with a time, it is none of the words. */
function withoutTimes(lines: readonly string[]): readonly string[] {
  const isTimed = (line: string): boolean =>
    hasLeadingTime(line) && !isTimeAlone(line) && headingOf(line) === null && inlineSpeaker(line) === null;
  const timed = lines.filter(isTimed).length;
  if (timed < 3 || timed * 2 < lines.filter((line) => line !== '').length) return lines;
  return lines.map((line) => (isTimed(line) ? dropLeadingTime(line) : line));
}

/** Whether the file names speakers in lines of their own: a name beside a line with nothing but a time. */
const hasNamesAlone = (lines: readonly string[]): boolean =>
  lines.some((line, n) => isTimeAlone(line) && (nameIn(fullAfter(lines, n)) ?? nameIn(lines[n - 1] ?? '')) !== null);

const fullAfter = (lines: readonly string[], n: number): string =>
  lines[n + 1] === '' ? (lines[n + 2] ?? '') : (lines[n + 1] ?? '');

/** A name at the beginning of a block, right above its words or the time. */
const isNameAlone = (lines: readonly string[], n: number, namesAlone: boolean): boolean =>
  namesAlone &&
  nameIn(lines[n] ?? '') !== null &&
  ((lines[n - 1] ?? '') === '' || isTimeAlone(lines[n - 1] ?? '')) &&
  (lines[n + 1] ?? '') !== '';

/** Joins what one person says in consecutive captions, so that a sentence may run over several. */
export function joinTurns(turns: readonly Turn[]): readonly Turn[] {
  const joined: { speaker: string | null; parts: string[] }[] = [];
  for (const { speaker, text } of turns) {
    const last = joined.at(-1);
    if (last && (speaker === null || speaker === last.speaker)) last.parts.push(text);
    else joined.push({ speaker, parts: [text] });
  }
  return joined.map(({ speaker, parts }) => ({ speaker, text: parts.join(' ') }));
}
