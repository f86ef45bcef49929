import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { Timeline } from '#domain/history/timeline.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { HistoryContent } from '#features/history/HistoryContent.tsx';
import { labels as historyLabels } from '#features/history/labels.ts';
import { historyLabels as labels } from '#features/validate/evidence/history-labels.ts';
import { ScoresThen } from '#features/validate/evidence/ScoresThen.tsx';
import { ledgerOf, scoresOfProject } from '#machines/validate/select-ledger.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { historyFlow } from '../history-flow.ts';

export interface LedgerHistoryProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The whole ledger under a slider: the scores as they stood at any moment. */
export default function LedgerHistory({ projectId, onClose }: LedgerHistoryProps) {
  const app = useApp();
  const { workspace } = app.services;
  const stream = ledgerStreamOf(projectId);
  const flow = useMemo(() => historyFlow(app, [stream]), [app, stream]);
  const history = useFlow(flow, { stream });
  const position = useAtom(workspace.position);
  useEffect(() => {
    if (position > 0) history.send({ type: 'history.grown' });
  }, [position, history]);
  const pending = useAtom(workspace.pending, (all) => all.filter((each) => each.stream === stream).length);
  const { moments } = useAtom(ledgerOf(workspace, projectId));
  const now = useAtom(scoresOfProject(workspace, projectId));
  const { events, index } = useSelector(history, ({ context }) => context);
  const timeline = useMemo(() => new Timeline(events), [events]);
  const earlier = useMemo(() => {
    const ledger = timeline.statesAfter(index ?? timeline.changes.length - 1).get(stream) as Ledger | undefined;
    return ledger ? scoresOf(ledger) : [];
  }, [timeline, index, stream]);
  return (
    <Dialog title={labels.title} place="wide" isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p className={css({ color: 'ink.muted' })}>{labels.text}</p>
        <HistoryContent
          history={history}
          moments={moments}
          words={noWords}
          view={<ScoresThen earlier={earlier} now={now} isNow={index === null} />}
          pending={pending > 0 && <InlineMessage tone="info">{historyLabels.pending(pending)}</InlineMessage>}
        />
      </div>
    </Dialog>
  );
}

/** A ledger has neither. */
const noWords = { status: (status: string) => status, criterion: (id: string) => id };
