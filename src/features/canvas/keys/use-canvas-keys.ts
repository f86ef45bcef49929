import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { intentOf } from '#machines/canvas/canvas-keys.ts';
import { selectIsGathering } from '#machines/canvas/gathering.machine.ts';
import { keysOf } from '#machines/canvas/keys-of.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { elementIdOf } from '../scene/SceneTree.tsx';
import { focusPart } from '../stage/CanvasStage.tsx';
import { runIntent } from './run-intent.ts';

interface CanvasKeysInput {
  readonly session: CanvasSession;
  readonly focusedId: string | null;
  readonly setFocusedId: (id: string) => void;
  /** In CSS pixels of the window. */
  readonly openMenu: (at: Point) => void;
  readonly isMenuOpen: boolean;
}

export interface CanvasKeyHandlers {
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

/** What keys do while the keyboard is at the scene. */
export function useCanvasKeys(input: CanvasKeysInput): CanvasKeyHandlers {
  const now = useRef(input);
  useEffect(() => {
    now.current = input;
  });
  const { session, setFocusedId } = input;
  useEffect(() => {
    const heard = session.actor.on('canvas.left', leave);
    return () => heard.unsubscribe();
  }, [session]);
  return useMemo(() => {
    const { actor, overlay, gathering, controls, undo, redo } = session;
    const isGathering = () => selectIsGathering(gathering.getSnapshot());
    const open = (place: 'find' | 'keys') => overlay.send({ type: 'overlay.opened', overlay: place, of: null });
    const calls = {
      focusedId: () => (isAtPart() ? now.current.focusedId : null),
      walk: (id: string) => {
        controls.reveal(id);
        setFocusedId(id);
        if (!isGathering()) controls.select([id]);
        // Of a large canvas its element comes with the next drawing.
        if (!focusPart(id)) requestAnimationFrame(() => focusPart(id));
      },
      escape: () => {
        if (isGathering()) gathering.send({ type: 'gathering.ended' });
        else actor.send({ type: 'escape.pressed' });
      },
      undo,
      redo,
      find: () => open('find'),
      keys: () => open('keys'),
      menu: () => now.current.openMenu(cornerOf(now.current.focusedId)),
    };
    /** Space held with the pointer moves the view; pressed alone it chooses what the keyboard is at. */
    const onSpace = (event: KeyboardEvent): void => {
      event.preventDefault();
      if (event.repeat) return;
      const id = calls.focusedId();
      if (isGathering() && id !== null) controls.select([id], 'toggle');
      else actor.send({ type: 'space.held' });
    };
    return {
      onKey: (event) => {
        if (event.defaultPrevented || event.nativeEvent.isComposing || isField(event)) return;
        // What opens may still be fetched: keys are meant for it.
        if (now.current.isMenuOpen || overlay.getSnapshot().matches('open')) return;
        const keys = keysOf(event);
        if (keys === 'Space') onSpace(event);
        else if (keys === 'M') {
          gathering.send({ type: 'gathering.toggled' });
          event.preventDefault();
        } else {
          const intent = keys === null ? undefined : intentOf(keys);
          if (intent && runIntent(intent, controls, calls)) event.preventDefault();
        }
      },
      onKeyUp: (event) => {
        if (event.key === ' ' && !isField(event)) actor.send({ type: 'space.released' });
      },
    };
  }, [session, setFocusedId]);
}

const isField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('textarea, input, [role=dialog], [role=menu]') !== null;

const isAtPart = (): boolean => document.activeElement?.matches('[data-canvas] [role=option]') === true;

/** Where the menu of a part opens: at its lower left corner, or at the scene's. */
function cornerOf(id: string | null): Point {
  const element = (id !== null && document.getElementById(elementIdOf(id))) || document.querySelector('[data-canvas]');
  const { left, bottom } = element?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
  return { x: Math.max(0, left), y: Math.max(0, Math.min(bottom, innerHeight)) };
}

/** Escape had nothing left to end: the keyboard goes to the tools. */
const leave = (): void => document.querySelector<HTMLElement>('[data-canvas-tools] button')?.focus();
