/** Whether a text is a day that there is, such as `2026-12-31`, from the year 1000 on. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // A day that a month lacks is read as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
