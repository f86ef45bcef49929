import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasIntent } from '#machines/canvas/canvas-intent.ts';
import { intentOf } from '#machines/canvas/canvas-keys.ts';
import { keysOf } from '#machines/canvas/keys-of.ts';
import type { CanvasSession } from '../canvas-session.ts';
import { elementIdOf } from '../scene/SceneTree.tsx';
import { focusPartSoon } from '../stage/CanvasStage.tsx';
import { focusScene } from './focus-scene.ts';
import { letterOf } from './letter-of.ts';
import { runIntent } from './run-intent.ts';

interface CanvasKeysInput {
  readonly session: CanvasSession;
  /** Whether keys may change anything. */
  readonly mayEdit: boolean;
  readonly focusedId: string | null;
  readonly setFocusedId: (id: string) => void;
  /** In CSS pixels of the window. */
  readonly openMenu: (at: Point) => void;
  readonly isMenuOpen: boolean;
}

export interface CanvasKeyHandlers {
  readonly onKey: (event: KeyboardEvent) => void;
  /** For what is over the scene. */
  readonly onControlKey: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
}

/** Handles keys while the keyboard is at the scene, or at a control over it that does not want them itself. */
export function useCanvasKeys(input: CanvasKeysInput): CanvasKeyHandlers {
  const now = useRef(input);
  useEffect(() => {
    now.current = input;
  });
  const { session, setFocusedId } = input;
  useEffect(() => {
    const { controls, typeAhead } = session;
    const begun = typeAhead.on('words.begun', ({ upon, letters }) => controls.type(upon, letters));
    return () => begun.unsubscribe();
  }, [session]);
  useEffect(() => {
    const heard = session.actor.on('canvas.left', leave);
    return () => heard.unsubscribe();
  }, [session]);
  return useMemo(() => {
    const { actor, overlay, multiSelect, typeAhead, controls, undo, redo, comment } = session;
    const isMultiSelect = () => multiSelect.get();
    const open = (place: 'find' | 'keys') => overlay.send({ type: 'overlay.opened', overlay: place, of: null });
    const calls = {
      focusedId: () => (isAtPart() ? now.current.focusedId : null),
      walk: (id: string) => {
        controls.reveal(id);
        setFocusedId(id);
        if (!isMultiSelect()) controls.select([id]);
        focusPartSoon(id);
      },
      escape: () => {
        if (isMultiSelect()) multiSelect.set(false);
        else actor.send({ type: 'escape.pressed' });
      },
      undo,
      redo,
      comment,
      find: () => open('find'),
      keys: () => open('keys'),
      tools: () => document.querySelector<HTMLElement>('[data-selection-tools] button')?.focus(),
      menu: () => now.current.openMenu(cornerOf(now.current.focusedId)),
    };
    /** Space held with the pointer moves the view; pressed alone it chooses what the keyboard is at. */
    const onSpace = (event: KeyboardEvent): void => {
      event.preventDefault();
      if (event.repeat) return;
      const id = calls.focusedId();
      if (isMultiSelect() && id !== null) controls.select([id], 'toggle');
      else actor.send({ type: 'space.held' });
    };
    const isFree = (event: KeyboardEvent): boolean => {
      if (event.defaultPrevented || event.nativeEvent.isComposing || isField(event)) return false;
      // What opens may still be fetched: keys are meant for it.
      return !now.current.isMenuOpen && !overlay.getSnapshot().matches('open');
    };
    const isForMe = ({ kind }: CanvasIntent): boolean => now.current.mayEdit || readingKinds.has(kind);
    const run = (keys: string, event: KeyboardEvent): void => {
      const intent = intentOf(keys);
      if (keys === 'Shift+M') multiSelect.set((on) => !on);
      else if (!intent || !isForMe(intent) || !runIntent(intent, controls, calls)) return;
      event.preventDefault();
    };
    /** While a text is written its letters are never keys, also before its field has the keyboard. */
    const isWritten = (event: KeyboardEvent): boolean => {
      const { editing } = actor.getSnapshot().children;
      const letter = letterOf(event);
      if (!editing || letter === undefined) return false;
      event.preventDefault();
      const { context } = editing.getSnapshot();
      editing.send({ type: 'text.typed', text: context.draft + letter });
      return true;
    };
    /** Whether the key was a letter of words that begin upon what is selected. */
    const isWord = (keys: string, event: KeyboardEvent): boolean => {
      if (!now.current.mayEdit) return false;
      const letter = letterOf(event);
      const isKey = keys === 'Shift+M' || intentOf(keys) !== undefined;
      // Signs that are keys, such as those of the zoom, are pressed one after the other.
      if (event.repeat || letter === undefined || (isKey && !isAlphabetic(letter))) {
        typeAhead.send({ type: 'other.pressed' });
        return false;
      }
      typeAhead.send({ type: 'letter.pressed', letter, isKey, upon: isMultiSelect() ? null : controls.writable });
      const hasBegun = actor.getSnapshot().hasTag('writing');
      if (hasBegun) event.preventDefault();
      return hasBegun;
    };
    return {
      onKey: (event) => {
        const keys = isFree(event) ? keysOf(event) : null;
        if (keys === null || isWritten(event) || isWord(keys, event)) return;
        if (keys === 'Space') onSpace(event);
        else run(keys, event);
      },
      onControlKey: (event) => {
        const keys = isAtScene(event) || !isFree(event) ? null : keysOf(event);
        if (keys === null || isOfControl(keys, event)) return;
        if (keys === 'Escape') {
          focusScene(controls.selection);
          event.preventDefault();
        } else run(keys, event);
      },
      onKeyUp: (event) => {
        if (event.key === ' ' && !isField(event)) actor.send({ type: 'space.released' });
      },
    };
  }, [session, setFocusedId]);
}

/** Requests of keys that change nothing. */
const readingKinds: ReadonlySet<CanvasIntent['kind']> = new Set([
  ...(['look', 'walk', 'select-all', 'copy', 'escape', 'find', 'comment', 'keys'] as const),
]);

const isAlphabetic = (sign: string): boolean => /^\p{L}$/u.test(sign);

const fields =
  'textarea, input:not([type=radio], [type=checkbox]), [role=dialog]:not([data-popover]), [role=menu], [role=listbox]:not([data-canvas] *)';

const isField = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(fields) !== null;

const isAtScene = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-canvas]') !== null;

const controlKinds: readonly (CanvasIntent['kind'] | undefined)[] = ['walk', 'nudge', 'grow', 'write'];

/** Keys that mean something to the control itself: they press it, lead from it or, where it opens a list, choose by letters. */
function isOfControl(keys: string, { target }: KeyboardEvent): boolean {
  if (keys === 'Space' || controlKinds.includes(intentOf(keys)?.kind)) return true;
  return [...keys].length === 1 && target instanceof Element && target.closest('[aria-haspopup=listbox]') !== null;
}

const isAtPart = (): boolean => document.activeElement?.matches('[data-canvas] [role=option]') === true;

/** Where the menu of a part opens: at its lower left corner, or at the scene's. */
function cornerOf(id: string | null): Point {
  const element = (id !== null && document.getElementById(elementIdOf(id))) || document.querySelector('[data-canvas]');
  const { left, bottom } = element?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
  return { x: Math.max(0, left), y: Math.max(0, Math.min(bottom, innerHeight)) };
}

/** Escape had nothing left to end: the keyboard goes to the tools. */
const leave = (): void => document.querySelector<HTMLElement>('[data-canvas-tools] button')?.focus();
