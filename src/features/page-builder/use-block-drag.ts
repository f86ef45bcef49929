import { useActorRef, useSelector } from '@xstate/react';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Block } from '#domain/page/page.ts';
import type { BlockPlace, PageOutline } from '#domain/page/page-outline.ts';
import { blockDragMachine, type DropTarget } from '#machines/page/block-drag.machine.ts';
import { dropTargetOf } from './outline-rows.ts';

interface BlockDragOptions {
  readonly outline: PageOutline;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height of a row, in pixels. */
  readonly height: number;
  readonly onDrop: (id: string, place: BlockPlace) => void;
}

/** In pixels: so near to an edge the list scrolls by itself, by so much a frame. */
const edge = 32;
const step = 8;

/** Rows that follow a mouse wherever they are taken, and a finger by their handle. */
export function useBlockDrag({ outline, scroller, height, onDrop }: BlockDragOptions) {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  const [machine] = useState(() =>
    blockDragMachine.provide({
      actions: { drop: (_, { id, parent, after }) => latest.current(id, { parent, after }) },
    }),
  );
  const drag = useActorRef(machine);
  const state = useSelector(drag, ({ value }) => value);
  const { id, target } = useSelector(drag, ({ context }) => context);
  const block = useRef<Block>(undefined);
  const isActive = state !== 'resting';
  useEffect(() => {
    const list = scroller.current;
    if (!isActive || !list) return;
    let at: { x: number; y: number } | undefined;
    const aim = (): DropTarget | null => {
      if (!at || !block.current) return null;
      const inList = at.y - list.getBoundingClientRect().top + list.scrollTop;
      return dropTargetOf(outline, block.current, inList / height);
    };
    const follow = () => at && drag.send({ type: 'pointer.moved', ...at, target: aim() });
    const move = (event: globalThis.PointerEvent) => {
      at = { x: event.clientX, y: event.clientY };
      follow();
    };
    const release = () => drag.send({ type: 'pointer.released' });
    const cancel = () => drag.send({ type: 'drag.cancelled' });
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    let frame = 0;
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      if (!at || state !== 'dragging') return;
      const { top, bottom } = list.getBoundingClientRect();
      const by = at.y < top + edge ? -step : at.y > bottom - edge ? step : 0;
      if (by === 0) return;
      list.scrollTop += by;
      follow();
    };
    scroll();
    addEventListener('pointermove', move);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', press, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', press, { capture: true });
    };
  }, [drag, isActive, state, outline, height, scroller]);
  return {
    dragged: state === 'dragging' ? id : null,
    target: state === 'dragging' ? target : null,
    press: (event: PointerEvent, pressed: Block) => {
      const isHandle = (event.target as Element).closest('[data-handle]') !== null;
      if (event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return;
      block.current = pressed;
      drag.send({ type: 'row.pressed', id: pressed.id, x: event.clientX, y: event.clientY });
    },
  };
}
