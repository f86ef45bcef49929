import type { DigestHour } from './notification-choices.ts';

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const quarterMs = 15 * 60_000;
const quartersOfDay = 24 * 4;

/** The first time from then on at which a founder's clock shows the full hour; a day later where it skips that hour. */
export function nextAtHour(from: Date, { hour, timeZone }: DigestHour): Date {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const shows = (time: Date): boolean => {
    const [shownHour, minute] = clock
      .formatToParts(time)
      .filter(({ type }) => type === 'hour' || type === 'minute')
      .map(({ value }) => Number(value));
    return shownHour === hour && minute === 0;
  };
  const start = Math.ceil(from.getTime() / quarterMs) * quarterMs;
  for (let n = 0; n < quartersOfDay; n++) {
    const time = new Date(start + n * quarterMs);
    if (shows(time)) return time;
  }
  return new Date(start + quartersOfDay * quarterMs);
}
