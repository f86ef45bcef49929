import { type KeyboardEvent, useRef } from 'react';
import type { Interview, ProposedQuote } from '#domain/interview/interview.ts';
import { proposedQuotes } from '#domain/interview/proposed-quotes.ts';
import type { InterviewListActor } from '#machines/validate/interview-list.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Keys } from '#ui/Keys.tsx';
import { labels } from './labels.ts';
import { MarkWord } from './QuoteList.tsx';

export interface ProposedQuotesProps {
  readonly list: InterviewListActor;
  readonly interview: Interview;
  /** Whom it was held with. */
  readonly name: string;
  /** Undefined if the assumption is not known. */
  readonly assumptionText: (assumptionId: string) => string | undefined;
}

const answerOfKey: Readonly<Record<string, 'quote.accepted' | 'quote.dismissed'>> = {
  a: 'quote.accepted',
  d: 'quote.dismissed',
};

/** Quotes that an assistant has found, until a person accepts or dismisses each: by a press, or by one key. */
export function ProposedQuotes({ list, interview, name, assumptionText }: ProposedQuotesProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Whoever may not read about people is shown none of their words, and has nothing to accept.
  const quotes = proposedQuotes(interview).filter(({ text }) => text !== '');
  if (quotes.length === 0 || interview.removed) return null;
  const answer = (type: 'quote.accepted' | 'quote.dismissed', { id: quoteId }: ProposedQuote): void => {
    const n = quotes.findIndex(({ id }) => id === quoteId);
    const next = quotes[n + 1] ?? quotes[n - 1];
    const row = frame.current?.closest('[data-interview]');
    // Before it goes: from here the keys lead on to the next one, or to what can be done with the interview.
    const target = next ? frame.current?.querySelector(`[data-proposal="${CSS.escape(next.id)}"] button`) : null;
    (target instanceof HTMLElement ? target : row?.querySelector('button'))?.focus();
    list.send({ type, interviewId: interview.id, quoteId });
  };
  const hear = (quote: ProposedQuote) => (event: KeyboardEvent) => {
    const type = answerOfKey[event.key.toLowerCase()];
    if (type === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    answer(type, quote);
  };
  return (
    <div ref={frame} className={box}>
      <p className={css({ textStyle: 'small', color: 'ink.muted' })}>{labels.proposed.lead(quotes.length)}</p>
      <ul aria-label={labels.proposed.list(name)} className={css({ display: 'grid', gap: '16' })}>
        {quotes.map((quote) => (
          <li key={quote.id} data-proposal={quote.id} className={item} onKeyDown={hear(quote)}>
            <blockquote dir="auto" className={css({ maxWidth: 'prose', overflowWrap: 'anywhere' })}>
              “{quote.text}”
            </blockquote>
            <p className={line}>
              <MarkWord mark={quote.mark} />
              <span className={css({ color: 'ink.muted', textStyle: 'small', overflowWrap: 'anywhere' })}>
                {labels.quotes.about(assumptionText(quote.assumptionId) ?? labels.quotes.gone)}
              </span>
              <span className={css({ color: 'ink.muted', textStyle: 'small', overflowWrap: 'anywhere' })}>
                {labels.proposed.by(quote.by)}
              </span>
            </p>
            <div className={line}>
              <Button size="small" onPress={() => answer('quote.accepted', quote)}>
                {labels.proposed.accept} <Keys keys={['A']} isHint />
              </Button>
              <Button size="small" variant="quiet" onPress={() => answer('quote.dismissed', quote)}>
                {labels.proposed.dismiss} <Keys keys={['D']} isHint />
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  padding: '12',
  background: 'surface.sunken',
  borderRadius: 'control',
});
const item = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
