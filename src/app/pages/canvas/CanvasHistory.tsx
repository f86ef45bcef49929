import { createAtom } from '@xstate/store';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { type Canvas, canvasStreamOf } from '#domain/canvas/canvas.ts';
import { CanvasControls } from '#features/canvas/canvas-controls.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ChangedParts } from '#features/canvas/history/ChangedParts.tsx';
import { changedParts } from '#features/canvas/history/changed-parts.ts';
import { describeChanges } from '#features/canvas/history/describe-changes.ts';
import { HistoryFrame } from '#features/canvas/history/HistoryFrame.tsx';
import { labels } from '#features/canvas/history/labels.ts';
import { StillStage } from '#features/canvas/still/StillStage.tsx';
import { HistoryContent } from '#features/history/HistoryContent.tsx';
import { useStreamHistory } from '../use-stream-history.tsx';
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
export function CanvasHistory({ session, canvasId, projectId, title, onClose }: CanvasHistoryProps) {
  const stream = canvasStreamOf(canvasId);
  const { history, timeline, compared, last, at, author, words: plain, pending } = useStreamHistory(stream);
  const moments = useAtom(session.canvas)?.moments ?? noMoments;

  const told = useMemo(() => describeChanges(timeline.changes, plain), [timeline, plain]);
  const shown = useMemo(() => {
    const after = (n: number) => timeline.statesAfter(n).get(stream) as Canvas | undefined;
    const then = after(at);
    const parts = compared ? changedParts(then, after(compared.to)) : changedParts(after(at - 1), then);
    const day = timeline.changes[compared ? compared.to : at];
    const date = day ? dated.format(new Date(day.at)) : '';
    return { then, parts, strokes: parts.map((part) => ({ ...part, date })) };
  }, [timeline, stream, at, compared]);
  const canvas = useMemo(() => createAtom<Canvas | undefined>(undefined), []);
  useEffect(() => canvas.set(shown.then), [canvas, shown]);
  const cards = useCardsThen(session, projectId, at === last ? null : (timeline.changes[at]?.position ?? 0));
  const still = useStillCanvas(session);
  const compares = compared?.isWithNow ? labels.changedSince : labels.changedBetween;
  const changes = compared ? compares : labels.changed;
  const words = useMemo(() => ({ ...plain, fact: told.get.bind(told) }), [plain, told]);
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
        author={author}
        view={<ChangedParts label={changes} parts={shown.parts} />}
        pending={pending}
      />
    </HistoryFrame>
  );
}
