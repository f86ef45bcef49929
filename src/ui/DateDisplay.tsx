import { css } from '#styled-system/css';

export interface DateDisplayProps {
  /** ISO 8601. */
  readonly at: string;
  /** `moment` adds the time of day. */
  readonly form?: 'day' | 'moment';
  /** An IANA name; without it the reader's own. Prerendered pages give one, so that server and browser agree. */
  readonly timeZone?: string;
}

/** A date as it is written in a field book: 14 March 2026. */
export function DateDisplay({ at, form = 'day', timeZone }: DateDisplayProps) {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    ...(form === 'moment' && { timeStyle: 'short' }),
    ...(timeZone !== undefined && { timeZone }),
  });
  return (
    <time dateTime={at} className={css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
      {format.format(new Date(at))}
    </time>
  );
}
