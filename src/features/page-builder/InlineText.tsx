import { createElement, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';

import type { Caret } from './typing-place.ts';

export interface InlineTextProps {
  /** Tag of its element on the page. */
  readonly tag: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly text: BlockTextActor;
  /** Where it is at first; null selects all. */
  readonly caret: Caret | null;
  /** A key ended it: the focus goes to its block. */
  readonly onDone: () => void;
  /** It has lost the focus. */
  readonly onLeft: () => void;
}

/** One line of a page, typed where it stands. The browser has the text while it is typed: React draws none of it. */
export function InlineText({ tag, className, label, text, caret, onDone, onLeft }: InlineTextProps) {
  const element = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is where it was pressed once
  useLayoutEffect(() => {
    const field = element.current;
    if (!field) return;
    // What others write, and what an undo brings back, comes by the draft.
    const show = () => {
      const { draft } = text.getSnapshot().context;
      if (field.textContent === draft) return;
      field.textContent = draft;
      getSelection()?.selectAllChildren(field);
      getSelection()?.collapseToEnd();
    };
    show();
    field.focus();
    if (caret !== null && field.firstChild)
      getSelection()?.collapse(field.firstChild, Math.min(caret.offset, field.textContent.length));
    else getSelection()?.selectAllChildren(field);
    const heard = text.subscribe(show);
    // Chosen from a menu of the browser: an undo is always the page's.
    const refuse = (event: InputEvent) => event.inputType.startsWith('history') && event.preventDefault();
    field.addEventListener('beforeinput', refuse);
    return () => {
      heard.unsubscribe();
      field.removeEventListener('beforeinput', refuse);
    };
  }, [text]);
  return createElement(tag, {
    ref: element,
    className,
    role: 'textbox',
    'aria-label': label,
    contentEditable: 'plaintext-only',
    onInput: () => text.send({ type: 'text.typed', text: element.current?.textContent ?? '' }),
    onCompositionStart: () => text.send({ type: 'composition.begun' }),
    onCompositionEnd: () => text.send({ type: 'composition.ended' }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      // It is no key of the block to which the focus goes.
      event.stopPropagation();
      onDone();
    },
    // In the question of a list that opens, a space would close it.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    onBlur: () => {
      text.send({ type: 'text.left' });
      onLeft();
    },
  });
}
