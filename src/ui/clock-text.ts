/** A moment of today as "15:11", of another day as "Nov 28, 09:10". `timeZone` is an IANA name; without it the reader's own. */
export function clockText(at: string, now: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', ...zone });
  const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone });
  const [then, today] = [new Date(at), new Date(now)];
  const time = clock.format(then);
  return day.format(then) === day.format(today) ? time : `${day.format(then)}, ${time}`;
}
