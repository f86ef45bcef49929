import type { SurveyRules } from './survey.ts';

/** How long a survey that has closed takes responses that were begun before, in milliseconds. */
const graceMs = 60 * 60 * 1000;

/** The last millisecond of a day in UTC (`2026-12-01`), as ISO 8601; null for no day. */
export function closingOf(day: string): string | null {
  const end = new Date(`${day}T23:59:59.999Z`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** The day in UTC in which a survey closes, as a date field takes it. */
export const closingDayOf = (closesAt: string): string => new Date(closesAt).toISOString().slice(0, 10);

/** Whether a survey has closed by its date; nothing is begun from then on. */
export const hasClosed = ({ closesAt }: Pick<SurveyRules, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && now.getTime() >= Date.parse(closesAt);

/** Whether even responses that were begun before its date are taken no longer. */
export const isPastGrace = ({ closesAt }: Pick<SurveyRules, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && now.getTime() >= Date.parse(closesAt) + graceMs;
