import { css } from '#styled-system/css';

const forms = {
  day: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  recent: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export interface DateDisplayProps {
  /** ISO 8601. */
  readonly at: string;
  /** `short` abbreviates the month; `moment` adds the time of day; `recent` is short and leaves the year out. */
  readonly form?: keyof typeof forms;
  /** An IANA name; without it the reader's own. Prerendered pages give one, so that server and browser agree. */
  readonly timeZone?: string;
}

/** A date for people: March 14, 2026. */
export function DateDisplay({ at, form = 'day', timeZone }: DateDisplayProps) {
  const format = new Intl.DateTimeFormat('en-US', {
    ...forms[form],
    ...(timeZone !== undefined && { timeZone }),
  });
  return (
    <time dateTime={at} className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
      {format.format(new Date(at))}
    </time>
  );
}
