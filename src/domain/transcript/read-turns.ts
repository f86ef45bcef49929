import type { Turn } from './transcript.ts';

/** "Anna:", "[00:01:02] Anna Lind:", "DRIVER:" at the beginning of a line. */
const named =
  /^(?:[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?[\])]?\s+)?(\p{Lu}[\p{L}\p{M}\p{N}.'’-]*(?: [\p{Lu}\p{N}][\p{L}\p{M}\p{N}.'’-]*){0,3}):\s+(?=\S)/u;

/** Lines in which somebody is named before a colon begin a turn; a line without a name goes on with the one before. */
export function turnOfLine(line: string): Turn {
  const name = named.exec(line);
  return { speaker: name?.[1] ?? null, text: name ? line.slice(name[0].length) : line };
}

/** The lines of a text that have words. */
export const turnsOfText = (text: string): readonly Turn[] =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(turnOfLine);

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
