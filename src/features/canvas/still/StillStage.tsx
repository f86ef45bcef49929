import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import { intentOf } from '#machines/canvas/canvas-keys.ts';
import { keysOf } from '#machines/canvas/keys-of.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import type { TouchActor } from '#machines/canvas/touch.machine.ts';
import { paintChangeMarks } from '#painter/paint-change-marks.ts';
import type { Stroke } from '#painter/preview.ts';
import { CanvasControls } from '../canvas-controls.ts';
import type { CardsAtom } from '../canvas-session.ts';
import { runIntent } from '../keys/run-intent.ts';
import { CanvasStage, focusPartSoon } from '../stage/CanvasStage.tsx';
import type { StageView } from '../stage/stage-view.ts';

export interface StillStageProps {
  /** Changes nothing; its camera looks. */
  readonly actor: CanvasActor;
  readonly touch: TouchActor;
  readonly canvas: CanvasAtom;
  /** The accessible name. */
  readonly label: string;
  readonly image: (assetId: string) => HTMLImageElement | ImageBitmap | undefined;
  readonly cards: CardsAtom;
  /** Changes, on sunken paper; null for none and the usual paper. */
  readonly strokes: readonly Stroke[] | null;
  readonly onView?: (view: StageView | null) => void;
}

const nothing = () => {};
const never = () => false;

/** A canvas to be looked at: the view moves and its parts are read, and nothing on it changes. */
export function StillStage({ actor, touch, canvas, label, image, cards, strokes, onView }: StillStageProps) {
  const [view, setView] = useState<StageView | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const show = useCallback(
    (made: StageView | null) => {
      setView(made);
      onView?.(made);
    },
    [onView],
  );
  useEffect(() => {
    actor.send({ type: 'tool.chosen', tool: 'hand' });
  }, [actor]);
  useEffect(() => view?.painter.strokes(strokes && { marks: strokes, paint: paintChangeMarks }), [view, strokes]);
  const onKey = (event: KeyboardEvent) => {
    const keys = keysOf(event);
    const intent = keys === null ? undefined : intentOf(keys);
    if (event.defaultPrevented || (intent?.kind !== 'look' && intent?.kind !== 'walk')) return;
    const controls = new CanvasControls(actor, canvas);
    const walk = (id: string) => {
      controls.reveal(id);
      setFocusedId(id);
      focusPartSoon(id);
    };
    const others = { find: nothing, comment: nothing, menu: nothing, tools: nothing, keys: nothing };
    const calls = { focusedId: () => focusedId, walk, escape: nothing, undo: nothing, redo: nothing };
    if (runIntent(intent, controls, { ...calls, ...others })) event.preventDefault();
  };
  return (
    <CanvasStage
      actor={actor}
      touch={touch}
      isMultiSelect={never}
      canvas={canvas}
      label={label}
      image={image}
      cards={cards}
      mayEdit={false}
      focusedId={focusedId}
      onFocus={setFocusedId}
      onPress={nothing}
      onKey={onKey}
      onKeyUp={nothing}
      onMenu={nothing}
      onView={show}
    >
      {null}
    </CanvasStage>
  );
}
