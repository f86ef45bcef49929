/** Which state of a report is looked at: as it reads now, as it was frozen, or as it stood when a day of its founder's ended. */
export type ReportMoment =
  | { readonly kind: 'live' }
  | { readonly kind: 'frozen'; readonly freeze: number }
  /** `2026-03-01`. */
  | { readonly kind: 'day'; readonly day: string };

/** The days of which a report can be looked at, from the one on which it was begun until today; and the one before today. */
export interface ReportDays {
  readonly first: string;
  readonly yesterday: string;
  readonly last: string;
}

export const live: ReportMoment = { kind: 'live' };

/** Null unless it is a freeze. */
export const freezeOf = (moment: ReportMoment): number | null => (moment.kind === 'frozen' ? moment.freeze : null);

/** How an address names it: a number, or a day; undefined for the report as it reads now. */
export function momentText(moment: ReportMoment): string | undefined {
  if (moment.kind === 'live') return undefined;
  return moment.kind === 'day' ? moment.day : String(moment.freeze);
}

/**
 * Returns the moment that an address names; the report as it reads now for any other text, and for days that have not
 * come.
 */
export function momentOfText(text: string | undefined, today: string): ReportMoment {
  if (text === undefined) return live;
  if (/^[1-9]\d{0,3}$/.test(text)) return { kind: 'frozen', freeze: Number(text) };
  return isDay(text) && text <= today ? { kind: 'day', day: text } : live;
}

/** Only days as the server takes them: since the year 2000. */
function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const isSameMoment = (one: ReportMoment, other: ReportMoment): boolean => momentText(one) === momentText(other);
