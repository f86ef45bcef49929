/** How a line begins or names a turn: with a speaker, and with the words that stand in the same line. */
export interface SpeakerLine {
  readonly speaker: string;
  /** Empty if the line holds the name alone. */
  readonly text: string;
}

/** Words within names that have no capital. */
const particle =
  'van|von|der|den|de|da|di|del|della|dos|das|du|la|le|bin|ibn|bint|al|el|zu|zum|af|av|ter|ten|y|e|und|and|&';
const start = String.raw`[\p{Lu}\p{Lt}\p{Lo}]`;
const rest = String.raw`[\p{L}\p{M}\p{N}.'’\-־·]*`;
const first = `${start}${rest}`;
const next = String.raw`(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]${rest}|(?:${particle})(?=\s))`;
const aside = String.raw`(?:\s\([^()\d][^()]{0,40}\))?`;
/** Up to four words, not counting particles. In scripts without capitals words are as short as names are. */
const name = String.raw`(?<name>${first}(?:\s(?:(?:${particle})\s){0,2}${next}){0,3}${aside})`;
const clock = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?(?:\s?[AaPp]\.?[Mm]\.?)?`;
const span = String.raw`${clock}(?:\s*(?:-->|[-–—])\s*${clock})?`;
const time = String.raw`(?:\[\s*${span}\s*\]|\(\s*${span}\s*\)|${span})`;
const dash = String.raw`(?:[-–—|•·,]\s*)?`;

const alone = new RegExp(`^${time}$`, 'u');
const nameAlone = new RegExp(`^${name}$`, 'u');
/** "Anna Lind  0:07", "Anna Lind - 00:07", "Anna Lind (00:07):", "[Anna Lind] 10:12:05". */
const timeAfter = new RegExp(String.raw`^\[?${name}\]?\s*${dash}${time}\s*[:：]?$`, 'u');
/** "00:07 Anna Lind", "[00:00:07] Anna Lind:". */
const timeBefore = new RegExp(String.raw`^${time}\s*${dash}${name}\s*[:：]?$`, 'u');
const colonAlone = new RegExp(String.raw`^${name}\s?[:：]$`, 'u');
/** "Anna: yes", "[00:01:02] Anna Lind: yes", "Anna Lind (00:07): yes", "安娜：是". */
const inline = new RegExp(
  String.raw`^(?:${time}\s*${dash})?(?:From\s+)?${name}(?:\s+to\s+Everyone)?(?:\s*${time})?\s?(?:[:](?=\s)|：)\s*(?<text>\S.*)$`,
  'u',
);
const bracketed = new RegExp(String.raw`^[[(]\s*${span}\s*[\])]\s*|^${clock}\s*-->\s*${clock}\s*`, 'u');
const leading = new RegExp(String.raw`^${time}\s+`, 'u');

/** Longer lines name nobody. In UTF-16 units. */
const longest = 120;
const shortest = (line: string): string => line.slice(0, longest);

/** Whether a time may be at the beginning, by one letter: most lines begin with another. */
const mayBeTimed = (line: string): boolean => /^[\d[(]/.test(line);

export const isTimeAlone = (line: string): boolean => mayBeTimed(line) && line.length < longest && alone.test(line);

/** A line with a name and nothing else, which may be a speaker's: what stands around it decides. */
export const nameIn = (line: string): string | null =>
  line.length < longest ? (nameAlone.exec(line)?.groups?.['name'] ?? null) : null;

/** A line that names who speaks and when, or ends with a colon after the name; the words follow below. */
export function headingOf(line: string): string | null {
  if (line.length > longest || !/[:：]/.test(line)) return null;
  const found = timeAfter.exec(line) ?? timeBefore.exec(line) ?? colonAlone.exec(line);
  return found?.groups?.['name'] ?? null;
}

/** A line in which somebody is named before a colon. */
export function inlineSpeaker(line: string): SpeakerLine | null {
  const colon = shortest(line).search(/[:：](?:\s|(?<=：))/u);
  if (colon < 0) return null;
  const found = inline.exec(line);
  const speaker = found?.groups?.['name'];
  return speaker === undefined ? null : { speaker, text: found?.groups?.['text'] ?? '' };
}

/** A line without the time in brackets before it, as Whisper writes it. */
export const dropTime = (line: string): string => (mayBeTimed(line) ? line.replace(bracketed, '') : line);

export const dropLeadingTime = (line: string): string => line.replace(leading, '');
export const hasLeadingTime = (line: string): boolean => mayBeTimed(line) && leading.test(line);
