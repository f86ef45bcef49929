/** Which of two numbers is the day where a date may be read both ways, as `03/04/2026`. */
export type DayOrder = 'day-first' | 'month-first';

/** The months as Western European languages begin their names; `jui` alone is none. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'янв'],
  ['feb', 'fév', 'fev', 'фев'],
  ['mar', 'mär', 'maa', 'мар'],
  ['apr', 'avr', 'abr', 'апр'],
  ['may', 'mai', 'mag', 'mei', 'май', 'мая'],
  ['jun', 'juin', 'giu', 'июн'],
  ['jul', 'juil', 'lug', 'июл'],
  ['aug', 'aoû', 'ago', 'авг'],
  ['sep', 'set', 'сен'],
  ['oct', 'okt', 'ott', 'out', 'окт'],
  ['nov', 'ноя'],
  ['dec', 'dez', 'déc', 'dic', 'дек'],
];

const clock = String.raw`(?:(?:[T,\s]|\sat\s|\sum\s)\s*(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?\s?([ap]\.?m\.?)?\s?(Z|(?:UTC|GMT)?[+-]\d\d:?\d\d|(?:UTC|GMT)(?:[+-]\d{1,2})?)?)?(?:\s*\([^)]{0,80}\))?`;
const weekday = String.raw`(?:\p{L}{2,12}\.?,?\s+)?`;
const form = (pattern: string): RegExp => new RegExp(`^${pattern}${clock}$`, 'iu');

const yearFirst = form(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})`);
const numbers = form(String.raw`${weekday}(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)`);
const dayThenName = form(
  String.raw`${weekday}(\d{1,2})(?:st|nd|rd|th|\.)?[\s/-](?:de\s|of\s)?\s*(\p{L}{3,12})\.?[\s,/-]\s*(?:de\s)?(\d{4}|\d\d)`,
);
const nameThenDay = form(String.raw`${weekday}(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})`);
const eastern = form(String.raw`(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日`);

/** Days since 30 December 1899, as spreadsheets count; from 1954 to 2119, since other numbers are no dates. */
const serial = /^([2-7]\d{4})(?:[.,](\d{1,12}))?$/;
const unixEpoch = 25_569;
const day = 86_400_000;
/** Seconds or milliseconds since 1970. */
const ticks = /^(\d{10})(\d{3})?$/;
const longest = 100;

/** A date as tools and spreadsheets write it, in ISO 8601; undefined if it is none. A time without a zone is UTC. */
export function readDate(cell: string, order: DayOrder): string | undefined {
  if (cell.length > longest) return undefined;
  // Of a span, as Notion has it, the beginning counts.
  const text = (cell.split(/→|\sto\s/u)[0] ?? '').replace(/[\s\u00a0\u202f]+/gu, ' ').trim();
  const time = readNumber(text) ?? readWritten(text, order);
  return time === undefined || Number.isNaN(time) ? undefined : isoOf(time);
}

function isoOf(time: number): string | undefined {
  const written = new Date(time);
  const year = written.getUTCFullYear();
  return year >= 1 && year <= 9999 ? written.toISOString() : undefined;
}

function readNumber(text: string): number | undefined {
  const days = serial.exec(text);
  if (days) return Math.round((Number(`${days[1]}.${days[2] ?? '0'}`) - unixEpoch) * day);
  const since = ticks.exec(text);
  return since ? Number(since[1]) * 1000 + Number(since[2] ?? '0') : undefined;
}

function readWritten(text: string, order: DayOrder): number | undefined {
  const read = (found: RegExpExecArray | null, pick: (parts: readonly string[]) => Parts): number | undefined => {
    if (!found) return undefined;
    const given = found.slice(1).map((part = '') => part);
    return timeOf(pick(given), given.slice(-6));
  };
  return (
    read(yearFirst.exec(text), ([y = '', , m = '', d = '']) => [y, m, d]) ??
    read(numbers.exec(text), ([a = '', sign, b = '', y = '']) =>
      sign === '.' || order === 'day-first' ? [y, b, a] : [y, a, b],
    ) ??
    read(dayThenName.exec(text), ([d = '', name = '', y = '']) => [y, monthOf(name), d]) ??
    read(nameThenDay.exec(text), ([name = '', d = '', y = '']) => [y, monthOf(name), d]) ??
    read(eastern.exec(text), ([y = '', m = '', d = '']) => [y, m, d])
  );
}

type Parts = readonly [year: string, month: string, day: string];

function monthOf(name: string): string {
  const key = name.toLocaleLowerCase('en');
  const found = months.findIndex((beginnings) => beginnings.some((each) => key.startsWith(each)));
  return String(found + 1);
}

function timeOf([y, m, d]: Parts, [hour, minute, second, part, half, zone]: readonly string[]): number | undefined {
  const year = y.length === 2 ? 2000 + Number(y) : Number(y);
  const date = new Date(Date.UTC(2000, Number(m) - 1, Number(d)));
  date.setUTCFullYear(year, Number(m) - 1, Number(d));
  if (date.getUTCMonth() !== Number(m) - 1 || date.getUTCDate() !== Number(d)) return undefined;
  if (!hour) return date.getTime();
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(hour) > (half ? 12 : 23) || Number(minute) > 59 || Number(second) > 59) return undefined;
  const minutes = hours * 60 + Number(minute) - offsetOf(zone ?? '');
  const milliseconds = Number((part ?? '').slice(0, 3).padEnd(3, '0'));
  return date.getTime() + (minutes * 60 + Number(second)) * 1000 + milliseconds;
}

/** In minutes. */
function offsetOf(zone: string): number {
  const found = /([+-])(\d{1,2})(?::?(\d\d))?$/.exec(zone);
  if (!found) return 0;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? '0');
  return found[1] === '-' ? -minutes : minutes;
}

/** How a cell shows which of its numbers is the day: one of both, `either` if it may be both, null if it is no such date. */
export function dayOrderIn(cell: string): DayOrder | 'either' | null {
  const found = cell.length > longest ? null : numbers.exec(cell.trim());
  if (!found || found[2] === '.') return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  if (first > 12 && first <= 31 && second <= 12) return 'day-first';
  if (second > 12 && second <= 31 && first <= 12) return 'month-first';
  // The third of the third is the same either way.
  return first <= 12 && second <= 12 && first !== second ? 'either' : null;
}
