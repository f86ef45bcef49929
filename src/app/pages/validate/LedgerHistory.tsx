import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useMemo } from 'react';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { changeTitle } from '#features/history/change-title.ts';
import { HistoryContent } from '#features/history/HistoryContent.tsx';
import { historyLabels as labels } from '#features/validate/evidence/history-labels.ts';
import { ScoresBetween } from '#features/validate/evidence/ScoresBetween.tsx';
import { ScoresThen } from '#features/validate/evidence/ScoresThen.tsx';
import { ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { useApp } from '../../app-context.ts';
import { useStreamHistory } from '../use-stream-history.tsx';

export interface LedgerHistoryProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The whole ledger under a slider: the scores as they stood at any moment, and why they differ between two. */
export function LedgerHistory({ projectId, onClose }: LedgerHistoryProps) {
  const { workspace } = useApp().services;
  const stream = ledgerStreamOf(projectId);
  const { history, timeline, index, compared, last, at, author, words, pending } = useStreamHistory(stream);
  const { moments } = useAtom(ledgerOf(workspace, projectId));
  const now = useAtom(scoresOfProject(workspace, projectId));
  const scoresAfter = useCallback(
    (index: number) => {
      const ledger = timeline.statesAfter(index).get(stream) as Ledger | undefined;
      return ledger ? scoresOf(ledger) : [];
    },
    [timeline, stream],
  );
  const earlier = useMemo(() => scoresAfter(at), [scoresAfter, at]);
  const between = useMemo(
    () =>
      compared && {
        later: scoresAfter(compared.to),
        isWithNow: compared.isWithNow,
        reasons: timeline.changes.slice(compared.from + 1, compared.to + 1).map((change) => ({
          ...{ changeId: change.changeId, at: change.at, title: changeTitle(change, words) },
          doer: words.doer(change.by),
        })),
      },
    [scoresAfter, timeline, compared, words],
  );
  return (
    <Dialog title={labels.title} place="wide" isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p className={css({ color: 'ink.muted' })}>{last === 0 ? labels.textOfOne : labels.text}</p>
        <HistoryContent
          history={history}
          moments={moments}
          words={words}
          author={author}
          view={
            between ? (
              <ScoresBetween earlier={earlier} {...between} />
            ) : (
              <ScoresThen earlier={earlier} now={now} isNow={index === null} />
            )
          }
          pending={pending}
        />
      </div>
    </Dialog>
  );
}
