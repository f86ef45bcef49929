import { useSelector } from '@xstate/react';
import { createAtom } from '@xstate/store';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { Timeline } from '#domain/history/timeline.ts';
import { CanvasControls } from '#features/canvas/canvas-controls.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ChangedParts } from '#features/canvas/history/ChangedParts.tsx';
import { changedParts } from '#features/canvas/history/changed-parts.ts';
import { HistoryFrame } from '#features/canvas/history/HistoryFrame.tsx';
import { labels } from '#features/canvas/history/labels.ts';
import { toldChanges } from '#features/canvas/history/told-changes.ts';
import { StillStage } from '#features/canvas/still/StillStage.tsx';
import { HistoryContent } from '#features/history/HistoryContent.tsx';
import { labels as historyLabels } from '#features/history/labels.ts';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { historyFlow } from '../history-flow.ts';
import { useCardsThen } from './use-cards-then.ts';
import { useStillCanvas } from './use-still-canvas.ts';

export interface CanvasHistoryProps {
  readonly session: CanvasSession;
  readonly canvasId: string;
  readonly projectId: string;
  readonly title: string;
  readonly onClose: () => void;
}

const dated = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
const noMoments = [] as const;

/** The life of a canvas: any moment of it is looked at as it stood, with what changed drawn over it. */
export default function CanvasHistory({ session, canvasId, projectId, title, onClose }: CanvasHistoryProps) {
  const app = useApp();
  const { workspace } = app.services;
  const stream = canvasStreamOf(canvasId);
  const flow = useMemo(() => historyFlow(app, [stream]), [app, stream]);
  const history = useFlow(flow, { stream });
  const position = useAtom(workspace.position);
  useEffect(() => {
    if (position > 0) history.send({ type: 'history.grown' });
  }, [position, history]);
  const pending = useAtom(workspace.pending, (all) => all.filter((each) => each.stream === stream).length);
  const moments = useAtom(session.canvas)?.moments ?? noMoments;

  const { events, index, isComparing } = useSelector(history, ({ context }) => context);
  const timeline = useMemo(() => new Timeline(events), [events]);
  const told = useMemo(() => toldChanges(timeline.changes), [timeline]);
  const last = timeline.changes.length - 1;
  const at = index ?? last;
  const compares = isComparing && at !== last;
  const shown = useMemo(() => {
    const after = (n: number) => timeline.statesAfter(n).get(stream) as Canvas | undefined;
    const then = after(at);
    const parts = compares ? changedParts(then, after(last)) : changedParts(after(at - 1), then);
    const day = timeline.changes[compares ? last : at];
    const date = day ? dated.format(new Date(day.at)) : '';
    return { then, parts, strokes: parts.map((part) => ({ ...part, date })) };
  }, [timeline, stream, at, last, compares]);
  const canvas = useMemo(() => createAtom<Canvas | undefined>(undefined), []);
  useEffect(() => canvas.set(shown.then), [canvas, shown]);
  const cards = useCardsThen(session, projectId, at === last ? null : (timeline.changes[at]?.position ?? 0));
  const still = useStillCanvas(session);
  const words = useMemo(() => ({ ...noWords, fact: told.get.bind(told) }), [told]);
  return (
    <HistoryFrame
      title={title}
      onFit={() => new CanvasControls(still.actor, canvas).zoom('fit')}
      onClose={onClose}
      stage={
        <StillStage
          actor={still.actor}
          touch={still.touch}
          canvas={canvas}
          label={labels.stage(title)}
          image={session.image}
          cards={cards}
          strokes={shown.strokes}
          onView={still.keepView}
        />
      }
    >
      {last < 0 && history.getSnapshot().hasTag('readable') && <p>{labels.nothingYet}</p>}
      <HistoryContent
        history={history}
        moments={moments}
        words={words}
        view={<ChangedParts label={compares ? labels.changedSince : labels.changed} parts={shown.parts} />}
        pending={pending > 0 && <InlineMessage tone="info">{historyLabels.pending(pending)}</InlineMessage>}
      />
    </HistoryFrame>
  );
}

/** A canvas has neither. */
const noWords = { status: (status: string) => status, criterion: (id: string) => id };
