import { css } from '#styled-system/css';
import { type DateForm, dateText } from './date-text.ts';

export interface DateDisplayProps {
  /** ISO 8601. */
  readonly at: string;
  readonly form?: DateForm;
  /** An IANA name; without it the reader's own. Prerendered pages give one, so that server and browser agree. */
  readonly timeZone?: string;
}

/** A date for people: March 14, 2026. */
export function DateDisplay({ at, form = 'day', timeZone }: DateDisplayProps) {
  return (
    <time dateTime={at} className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
      {dateText(at, form, timeZone)}
    </time>
  );
}
