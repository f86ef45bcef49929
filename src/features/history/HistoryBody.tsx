import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { differencesBetween } from '#domain/history/differences-between.ts';
import { Timeline } from '#domain/history/timeline.ts';
import type { Moment } from '#domain/log/moment.ts';
import { comparedIn, type HistoryActor } from '#machines/sync/history.machine.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import type { AuthorOf } from './author-of.ts';
import { ChangeList } from './ChangeList.tsx';
import { ComparisonView } from './ComparisonView.tsx';
import { changeTitle } from './change-title.ts';
import type { HistoryWords } from './history-words.ts';
import { labels } from './labels.ts';
import { MomentActions } from './MomentActions.tsx';
import { MomentView } from './MomentView.tsx';
import { momentNames } from './moment-names.ts';

export interface HistoryBodyProps {
  readonly history: HistoryActor;
  readonly moments: readonly Moment[];
  readonly words: HistoryWords;
  /** Names who made a change. */
  readonly author: AuthorOf;
  /** Changes that are not in the log yet, in words. */
  readonly pending: ReactNode;
  /** How the moment that is picked is shown; without it by its fields. */
  readonly view?: ReactNode;
  /** The moment beside the changes where there is room, for what takes much of it. */
  readonly isBeside?: boolean;
}

const dated = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A life with a slider over it, and how it stood at the moment that is picked. */
export function HistoryBody({ history, moments, words, author, pending, view, isBeside = false }: HistoryBodyProps) {
  const context = useSelector(history, (snapshot) => snapshot.context);
  const { events, index, stream } = context;
  const compared = useMemo(() => comparedIn(context), [context]);
  const hasMissed = useSelector(history, (snapshot) => snapshot.matches({ open: { tail: 'missed' } }));
  const timeline = useMemo(() => new Timeline(events), [events]);
  const names = useMemo(() => momentNames(timeline.changes, stream, moments), [timeline, stream, moments]);
  const { changes } = timeline;
  const last = changes.length - 1;
  const at = index ?? last;
  const pick = useCallback(
    (picked: number) =>
      history.send(picked === last ? { type: 'present.picked' } : { type: 'moment.picked', index: picked }),
    [history, last],
  );
  const format = (n: number): string => {
    const change = changes[n - 1];
    return change ? `${dated.format(new Date(change.at))}: ${changeTitle(change, words)}` : '';
  };
  const ends = useMemo(() => {
    if (!compared) return noEnds;
    const { from, to } = compared;
    return new Map([
      [from, labels.from],
      [to, labels.to],
    ]);
  }, [compared]);
  const called = (n: number): string => names.get(n) ?? dated.format(new Date(changes[n]?.at ?? 0));
  const heading = (): string => {
    if (compared) return labels.range(called(compared.from), compared.isWithNow ? labels.present : called(compared.to));
    return names.get(at) ?? (at === last ? labels.now : format(at + 1));
  };
  const region = at === last ? labels.now : labels.atVersion;
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(body, () => body.current?.querySelector<HTMLElement>('input[type=range]')?.focus());
  return (
    <div ref={body} className={column}>
      {hasMissed && <InlineMessage tone="warning">{labels.missed}</InlineMessage>}
      {pending}
      {last > 0 && (
        <RangeField
          label={compared ? labels.from : labels.version}
          min={1}
          max={last + 1}
          value={at + 1}
          onChange={(n) => pick(n - 1)}
          format={format}
        />
      )}
      {compared && last - at > 1 && (
        <RangeField
          label={labels.to}
          min={1}
          max={last + 1}
          value={compared.to + 1}
          // As long as the other, so that both say the same of a place.
          onChange={(n) => history.send({ type: 'comparison.moved', index: Math.max(n - 1, at + 1) })}
          format={format}
        />
      )}
      <div className={isBeside ? beside : column}>
        <div className={column}>
          <ChangeList
            changes={changes}
            index={at}
            names={names}
            ends={ends}
            words={words}
            author={author}
            onPick={pick}
          />
          <MomentActions history={history} isPresent={at === last} name={names.get(at) ?? ''} />
        </div>
        <section aria-label={compared ? labels.comparison : region} className={column}>
          <h3 className={css({ fontWeight: 'medium' })}>{heading()}</h3>
          {view ??
            (compared ? (
              <ComparisonView
                differences={differencesBetween(timeline.statesAfter(compared.from), timeline.statesAfter(compared.to))}
                words={words}
                isWithNow={compared.isWithNow}
              />
            ) : (
              <MomentView states={timeline.statesAfter(at)} words={words} />
            ))}
        </section>
      </div>
    </div>
  );
}

const noEnds: ReadonlyMap<number, string> = new Map();
const beside = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.popover} minmax(0, 1fr)' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
