import type { Quote } from '#domain/interview/interview.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { evidenceLabels as labels } from './labels.ts';

export interface UncountedQuotesProps {
  readonly quotes: readonly Quote[];
  readonly interviewsHref: string;
}

/** That quotes which were marked are no evidence by that, and where they become some; nothing if there are none. */
export function UncountedQuotes({ quotes, interviewsHref }: UncountedQuotesProps) {
  if (quotes.length === 0) return null;
  const marked = (mark: Quote['mark']) => quotes.filter((quote) => quote.mark === mark).length;
  return (
    <p className={css({ color: 'ink.muted', textStyle: 'small', maxWidth: 'prose' })}>
      {labels.quotes({ total: quotes.length, for: marked(1), against: marked(-1) })}{' '}
      <Link href={interviewsHref}>{labels.toQuotes}</Link>
    </p>
  );
}
