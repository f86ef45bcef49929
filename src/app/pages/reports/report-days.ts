import type { ReportDays, ReportMoment } from '#domain/report/report-moment.ts';
import { dayOf } from '#features/validate/experiments/end-of-day.ts';

/** The founder's days on which there was something of a report, by their clock. Never fewer than today. */
export function reportDays(createdAt: string, now: string): ReportDays {
  const last = dayOf(now);
  const noon = new Date(`${last}T12:00:00`);
  noon.setDate(noon.getDate() - 1);
  const [begun, before] = [dayOf(createdAt), dayOf(noon.toISOString())];
  const first = begun < last ? begun : last;
  return { first, last, yesterday: before < first ? first : before };
}

/** The end of a day of the founder's with their offset, which says both the moment and the day: `2026-03-01T23:59:59.999-05:00`. */
export function dayEnd(day: string): string {
  const end = `${day}T23:59:59.999`;
  return `${end}${offsetText(-new Date(end).getTimezoneOffset())}`;
}

/** How the server is asked for it. */
export function momentQuery(moment: ReportMoment): string {
  if (moment.kind === 'live') return '';
  return moment.kind === 'frozen' ? `?freeze=${moment.freeze}` : `?asOf=${encodeURIComponent(dayEnd(moment.day))}`;
}

/** Minutes ahead of Greenwich, as ISO 8601 writes them. */
export function offsetText(minutes: number): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const size = Math.abs(Math.round(minutes));
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
