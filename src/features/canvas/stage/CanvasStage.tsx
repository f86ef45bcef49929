import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import type { TouchActor } from '#machines/canvas/touch.machine.ts';
import { css } from '#styled-system/css';
import type { CardsAtom } from '../canvas-session.ts';
import { describeScene } from '../scene/describe-scene.ts';
import { elementIdOf, SceneTree } from '../scene/SceneTree.tsx';
import { sceneGeometry } from './scene-geometry.ts';
import { shownIds } from './shown-ids.ts';
import { StageView } from './stage-view.ts';
import { useInView } from './use-in-view.ts';

export interface CanvasStageProps {
  readonly actor: CanvasActor;
  readonly touch: TouchActor;
  readonly isMultiSelect: () => boolean;
  readonly canvas: CanvasAtom;
  /** The accessible name. */
  readonly label: string;
  readonly image: (assetId: string) => HTMLImageElement | ImageBitmap | undefined;
  readonly cards: CardsAtom;
  /** Whether the pointer may change anything. */
  readonly mayEdit: boolean;
  /** The part that the keyboard is at, or was. */
  readonly focusedId: string | null;
  readonly onFocus: (id: string) => void;
  /** The element that stands for a part was pressed by assistive technology. */
  readonly onPress: (id: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  /** `at` in CSS pixels of the window. */
  readonly onMenu: (at: Point) => void;
  /** Told once the painting is there, and that it is gone. */
  readonly onView: (view: StageView | null) => void;
  /** Elements in the scene: the field in which a text is written. */
  readonly children: ReactNode;
}

/** The scene: its painting, and the same as elements for keyboards and for those who do not see it. */
export function CanvasStage(props: CanvasStageProps) {
  const {
    actor,
    touch,
    isMultiSelect,
    canvas,
    label,
    image,
    cards,
    mayEdit,
    focusedId,
    onFocus,
    onPress,
    onKey,
    onKeyUp,
    onMenu,
    onView,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<StageView | null>(null);
  useEffect(() => {
    if (!root.current || !host.current || !layer.current) return;
    const parts = { root: root.current, host: host.current, layer: layer.current };
    const made = new StageView(parts, { actor, touch, isMultiSelect, canvas, image, cards, mayEdit, onMenu });
    setView(made);
    onView(made);
    return () => {
      made.destroy();
      setView(null);
      onView(null);
    };
  }, [actor, touch, isMultiSelect, canvas, image, cards, mayEdit, onMenu, onView]);
  const state = useAtom(canvas);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const selected = useMemo(() => new Set(selection), [selection]);
  const inView = useInView(actor, state, view);
  const looks = useAtom(cards)?.looks;
  const items = useMemo(
    () => (state ? describeScene(state, shownIds(state, inView, focusedId), sceneGeometry(state), looks) : []),
    [state, inView, focusedId, looks],
  );
  useEffect(() => {
    // What the keyboard was at is gone: it stays at the scene.
    if (focusedId === null || document.activeElement !== document.body) return;
    if (!items.some(({ id }) => id === focusedId)) root.current?.focus({ preventScroll: true });
  }, [items, focusedId]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that no part of the scene has taken come here
    <div ref={root} data-canvas tabIndex={-1} className={stage} onKeyDown={onKey} onKeyUp={onKeyUp}>
      <div ref={host} aria-hidden="true" className={fill} />
      <SceneTree
        label={label}
        items={items}
        selected={selected}
        activeId={focusedId}
        onFocus={onFocus}
        onPress={onPress}
        layerRef={layer}
      >
        {props.children}
      </SceneTree>
    </div>
  );
}

/** Leads the keyboard to a part, if its element is there. */
export function focusPart(id: string): boolean {
  const element = document.getElementById(elementIdOf(id));
  element?.focus({ preventScroll: true });
  return element !== null;
}

/** Does `focusPart`, now or with the next drawing: in a large canvas, or a new one, the element is not there before. */
export function focusPartSoon(id: string): void {
  if (!focusPart(id)) requestAnimationFrame(() => focusPart(id));
}

const stage = css({
  position: 'absolute',
  inset: '0',
  overflow: 'clip',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'default',
  '&[data-over=node], &[data-over=edge]': { cursor: 'move' },
  '&[data-over=handle], &[data-over=edge-end]': { cursor: 'crosshair' },
});
const fill = css({ position: 'absolute', inset: '0' });
