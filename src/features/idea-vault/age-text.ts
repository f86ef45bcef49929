const day = 24 * 60 * 60 * 1000;

/** How long ago something happened, in whole days: "today", "1 day", "12 days". Both are ISO 8601. */
export function ageText(since: string, now: string): string {
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / day));
  if (days === 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
