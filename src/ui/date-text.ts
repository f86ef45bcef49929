const forms = {
  day: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  recent: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `short` abbreviates the month; `moment` adds the time of day; `recent` is short and leaves the year out. */
export type DateForm = keyof typeof forms;

/** A date as people write it. `at`: ISO 8601; `timeZone`: an IANA name, the reader's own without it. */
export const dateText = (at: string, form: DateForm, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...forms[form], ...(timeZone !== undefined && { timeZone }) }).format(
    new Date(at),
  );
