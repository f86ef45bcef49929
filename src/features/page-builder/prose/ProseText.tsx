import { createElement, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';
import type { OfferedKind } from '../matching-kinds.ts';
import type { Caret } from '../typing-place.ts';
import { FormatBar } from './FormatBar.tsx';
import { type OpenProse, openProse, type SeenProse } from './open-prose.ts';
import { optionId, SlashMenu } from './SlashMenu.tsx';

export interface ProseTextProps {
  /** Tag of its element on the page. */
  readonly tag: string;
  readonly className: string | undefined;
  readonly label: string;
  readonly text: BlockTextActor;
  /** Where it is at first; null selects all. */
  readonly caret: Caret | null;
  /** Where buttons and menus float, outside of the page. */
  readonly overlay: HTMLElement;
  /** Kinds of blocks that "/" and words can add behind it. */
  readonly kindsFor: (query: string) => readonly OfferedKind[];
  readonly onAdd: (kind: string) => void;
  /** A key ended it: the focus goes to its block. */
  readonly onDone: () => void;
  /** It has lost the focus. */
  readonly onLeft: () => void;
}

const untouched: SeenProse = { slash: undefined, isBold: false, isItalic: false, link: null, hasSelection: false };

/** Paragraphs of a page, typed where they stand, with their marks. ProseMirror draws them: React draws none of it. */
export default function ProseText(props: ProseTextProps) {
  const { tag, className, label, text, caret, overlay, kindsFor, onAdd, onDone, onLeft } = props;
  const element = useRef<HTMLElement>(null);
  const prose = useRef<OpenProse>(undefined);
  const [seen, setSeen] = useState(untouched);
  const [at, setAt] = useState(0);
  const [isLinking, setLinking] = useState(false);
  /** For which words the menu was closed. */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const id = useId();
  const { slash } = seen;
  const kinds = slash && closedFor === null ? kindsFor(slash.query) : [];
  const here = Math.min(at, kinds.length - 1);
  const add = (kind: string) => {
    const view = prose.current?.view;
    if (!view || !slash) return;
    view.dispatch(view.state.tr.delete(slash.from, slash.to));
    onAdd(kind);
  };
  const pressed = (event: KeyboardEvent): boolean => {
    const kind = kinds[here]?.kind;
    if (kind === undefined || event.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((here + step + kinds.length) % kinds.length);
    else if (event.key === 'Enter' || event.key === 'Tab') add(kind);
    else if (event.key === 'Escape') setClosedFor(slash?.query ?? '');
    else return false;
    return true;
  };
  const leave = () => {
    text.send({ type: 'text.left' });
    onLeft();
  };
  /** The editor hears what was drawn last. */
  const heard = useRef({ pressed, leave, onDone });
  heard.current = { pressed, leave, onDone };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each text
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const opened = openProse({
      ...{ element: current, text: text.getSnapshot().context.draft, caret },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      onText: (typed) => text.send({ type: 'text.typed', text: typed }),
      onState: (state) => {
        setSeen(state);
        if (!state.slash) setClosedFor(null);
      },
      onComposing: (isComposing) => text.send({ type: isComposing ? 'composition.begun' : 'composition.ended' }),
      onMenuKey: (event) => heard.current.pressed(event),
      onLink: () => setLinking(true),
      onLeave: () => heard.current.onDone(),
      onBlur: (to) => !overlay.contains(to) && heard.current.leave(),
    });
    prose.current = opened;
    opened.view.focus();
    const subscription = text.subscribe(({ context }) => context.place && opened.show(context.draft));
    return () => {
      subscription.unsubscribe();
      opened.close();
    };
  }, [text]);
  useLayoutEffect(() => {
    const dom = prose.current?.view.dom;
    for (const name of ['aria-controls', 'aria-activedescendant'] as const) {
      const value = kinds.length === 0 ? null : name === 'aria-controls' ? id : optionId(id, here);
      if (value === null) dom?.removeAttribute(name);
      else dom?.setAttribute(name, value);
    }
  });
  const caretAt = kinds.length > 0 && slash ? prose.current?.caretAt(slash) : undefined;
  return (
    <>
      {createElement(tag, { ref: element, className })}
      {createPortal(
        <FormatBar
          seen={seen}
          isLinking={isLinking}
          onLinking={setLinking}
          onCommand={(command) => prose.current?.run(command)}
          onLeft={(to) => !overlay.contains(to) && !element.current?.contains(to) && leave()}
        />,
        overlay,
      )}
      {caretAt && createPortal(<SlashMenu id={id} kinds={kinds} at={here} caret={caretAt} onChoose={add} />, overlay)}
    </>
  );
}
