import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Box, NodeFill, TextAlign } from '#domain/canvas/canvas-node.ts';
import type { TextEditingActor } from '#machines/canvas/text-editing.machine.ts';
import { css } from '#styled-system/css';

export interface TextEditorProps {
  readonly editor: TextEditingActor;
  /** Name of the item that is written upon. */
  readonly label: string;
  /** In scene units: it lies in the layer that is moved and scaled as the camera is. */
  readonly box: Box;
  readonly fontPx: number;
  readonly lineHeight: number;
  /** Covers what is painted under it. */
  readonly fill: NodeFill;
  readonly align: TextAlign;
  /** Between the box and the text, in scene units. */
  readonly inset: number;
  /** How high the field is for these words, in scene units; as high as the box without it. */
  readonly heightOf?: ((draft: string) => number) | undefined;
  /** Enter begins the next note, and Shift+Enter a line; without it Enter begins a line. */
  readonly onNext?: (() => void) | undefined;
  /** Told once, where it lies. */
  readonly onOpen: (box: Box) => void;
}

/** The text of one part, written in its place. Escape and a press elsewhere end it, and keep what was typed. */
export function TextEditor({
  editor,
  label,
  box,
  fontPx,
  lineHeight,
  fill,
  align,
  inset,
  heightOf,
  onNext,
  onOpen,
}: TextEditorProps) {
  const draft = useSelector(editor, ({ context }) => context.draft);
  const isAsking = useSelector(editor, (snapshot) => snapshot.hasTag('asking'));
  const isTooLong = useSelector(editor, (snapshot) => snapshot.matches('tooLong'));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const open = useEffectEvent(() => onOpen(box));
  useEffect(() => open(), []);
  return (
    <textarea
      ref={field}
      aria-label={label}
      aria-invalid={isTooLong || undefined}
      value={draft}
      spellCheck
      className={`${area} ${fills[fill]}`}
      style={{
        left: box.x,
        top: box.y,
        width: box.width,
        height: heightOf ? heightOf(draft) : box.height,
        padding: inset,
        fontSize: fontPx,
        lineHeight: `${lineHeight}px`,
        textAlign: align,
      }}
      onChange={({ target }) => editor.send({ type: 'text.typed', text: target.value })}
      onKeyDown={(event) => {
        const isEnd = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (onNext && event.key === 'Enter' && !event.shiftKey && !isEnd) {
          event.preventDefault();
          onNext();
        }
        if (!isEnd) return;
        event.preventDefault();
        editor.send({ type: 'editing.ended' });
      }}
      onBlur={() => {
        if (!isAsking && document.hasFocus()) editor.send({ type: 'editing.ended' });
      }}
    />
  );
}

const fills: Readonly<Record<NodeFill, string>> = {
  straw: css({ background: 'note.straw' }),
  clay: css({ background: 'note.clay' }),
  sage: css({ background: 'note.sage' }),
  sky: css({ background: 'note.sky' }),
  heather: css({ background: 'note.heather' }),
  paper: css({ background: 'surface' }),
  none: css({ background: 'canvas' }),
};

const area = css({
  position: 'absolute',
  display: 'block',
  border: 'none',
  outline: 'none',
  resize: 'none',
  overflow: 'auto',
  color: 'ink',
  fontFamily: 'text',
  pointerEvents: 'auto',
  _focusVisible: { outline: 'none' },
  '&[aria-invalid]': { border: 'danger' },
});
