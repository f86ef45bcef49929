import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { differencesBetween } from '#domain/history/differences-between.ts';
import { Timeline } from '#domain/history/timeline.ts';
import type { Moment } from '#domain/log/moment.ts';
import type { HistoryActor } from '#machines/history.machine.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
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
  /** What is not in the log yet, in words. */
  readonly pending: ReactNode;
  /** How the moment that is picked is shown; without it by its fields. */
  readonly view?: ReactNode;
  /** The moment beside the changes where there is room, for what takes much of it. */
  readonly isBeside?: boolean;
}

const dated = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A life with a slider over it, and how it stood at the moment that is picked. */
export function HistoryBody({ history, moments, words, pending, view, isBeside = false }: HistoryBodyProps) {
  const { events, index, isComparing, stream } = useSelector(history, ({ context }) => context);
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
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(body, () => body.current?.querySelector<HTMLElement>('input[type=range]')?.focus());
  return (
    <div ref={body} className={column}>
      {hasMissed && <InlineMessage tone="warning">{labels.missed}</InlineMessage>}
      {pending}
      {last > 0 && (
        <RangeField
          label={labels.version}
          min={1}
          max={last + 1}
          value={at + 1}
          onChange={(n) => pick(n - 1)}
          format={format}
        />
      )}
      <div className={isBeside ? beside : column}>
        <div className={column}>
          <ChangeList changes={changes} index={at} names={names} words={words} onPick={pick} />
          <MomentActions history={history} isPresent={at === last} name={names.get(at) ?? ''} />
        </div>
        <section aria-label={at === last ? labels.now : labels.atVersion} className={column}>
          <h3 className={css({ fontWeight: 'medium' })}>
            {names.get(at) ?? (at === last ? labels.now : format(at + 1))}
          </h3>
          {view ??
            (isComparing && at !== last ? (
              <ComparisonView
                differences={differencesBetween(timeline.statesAfter(at), timeline.statesAfter(last))}
                words={words}
              />
            ) : (
              <MomentView states={timeline.statesAfter(at)} words={words} />
            ))}
        </section>
      </div>
    </div>
  );
}

const beside = css({
  display: 'grid',
  gap: '24',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.popover} minmax(0, 1fr)' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
