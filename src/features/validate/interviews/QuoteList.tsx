import type { Interview, Quote } from '#domain/interview/interview.ts';
import type { Direction } from '#domain/ledger/ledger.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { InterviewListActor } from '#machines/validate/interview-list.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { labels, markLabels } from './labels.ts';

export interface QuoteListProps {
  readonly list: InterviewListActor;
  readonly interview: Interview;
  /** Whom it was held with. */
  readonly name: string;
  /** Undefined if the assumption is not known. */
  readonly assumptionText: (assumptionId: string) => string | undefined;
  /** Whether a quote is in the ledger already. */
  readonly isRecorded: (interviewId: string, quoteId: string) => boolean;
}

/** The sentences marked in an interview, each of which can become evidence. */
export function QuoteList({ list, interview, name, assumptionText, isRecorded }: QuoteListProps) {
  const quotes = [...eachPart(interview.quotes)].sort((a, b) => a.order - b.order);
  if (quotes.length === 0) return null;
  return (
    <Disclosure summary={labels.row.quotes(quotes.length)}>
      <p className={css({ color: 'ink.muted', textStyle: 'small' })}>{labels.quotes.counting}</p>
      <ul aria-label={labels.quotes.list(name)} className={css({ display: 'grid', gap: '16' })}>
        {quotes.map((quote) => {
          const about = assumptionText(quote.assumptionId);
          const chosen = { interviewId: interview.id, quoteId: quote.id };
          return (
            <li key={quote.id} className={item}>
              <blockquote className={css({ maxWidth: 'prose', overflowWrap: 'anywhere' })}>
                {wordsOf(interview, quote)}
              </blockquote>
              <p className={line}>
                <MarkWord mark={quote.mark} />
                <span className={css({ color: 'ink.muted', textStyle: 'small', overflowWrap: 'anywhere' })}>
                  {labels.quotes.about(about ?? labels.quotes.gone)}
                </span>
              </p>
              <div className={line}>
                {isRecorded(interview.id, quote.id) && <Badge tone="brand">{labels.quotes.recorded}</Badge>}
                <IfMayEdit>
                  {!isRecorded(interview.id, quote.id) && about !== undefined && (
                    <Button size="small" onPress={() => list.send({ type: 'evidence.asked', ...chosen })}>
                      {labels.quotes.record}
                    </Button>
                  )}
                  <Button size="small" variant="quiet" onPress={() => list.send({ type: 'quote.unmarked', ...chosen })}>
                    {labels.quotes.unmark}
                  </Button>
                </IfMayEdit>
              </div>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

const wordsOf = ({ erased }: Interview, { text }: Quote): string => (erased ? labels.quotes.erased : `“${text}”`);

const tones = { '1': 'success', '0': 'neutral', '-1': 'danger' } as const;

/** Which way a quote points, in a word. */
export function MarkWord({ mark }: { readonly mark: Direction }) {
  return <Badge tone={tones[mark]}>{markLabels[mark]}</Badge>;
}

const item = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
