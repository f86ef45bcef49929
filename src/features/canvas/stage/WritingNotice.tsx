import { useSelector } from '@xstate/react';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { TextEditingActor } from '#machines/canvas/text-editing.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { writingLabels as labels, rejectedLabels } from '../later-labels.ts';

export interface WritingNoticeProps {
  readonly actor: CanvasActor;
}

/** Why what is typed cannot be kept as it is, and what can be done about it. Nothing of it is lost meanwhile. */
export function WritingNotice({ actor }: WritingNoticeProps) {
  const editor = useSelector(actor, ({ children }) => children.editing);
  return editor ? <Question editor={editor} /> : null;
}

function Question({ editor }: { readonly editor: TextEditingActor }) {
  const state = useSelector(editor, ({ value }) => value);
  const { draft, theirs } = useSelector(editor, ({ context }) => context);
  const giveUp = (label: string) => (
    <Button size="small" variant="quiet" onPress={() => editor.send({ type: 'draft.discarded' })}>
      {label}
    </Button>
  );
  const length = labels.length(draft.length, canvasLimits.text);
  switch (state) {
    case 'tooLong':
      return (
        <InlineMessage tone="error" title={labels.tooLong} actions={giveUp(labels.discard)}>
          {length} {labels.shorten}
        </InlineMessage>
      );
    case 'conflicting': {
      const keep = (label: string, which: 'mine' | 'theirs' | 'both') => (
        <Button size="small" onPress={() => editor.send({ type: 'conflict.settled', keep: which })}>
          {label}
        </Button>
      );
      return (
        <InlineMessage
          tone="error"
          title={labels.conflict}
          actions={
            <>
              {keep(labels.keepMine, 'mine')}
              {keep(labels.keepTheirs, 'theirs')}
              {keep(labels.keepBoth, 'both')}
            </>
          }
        >
          <Version label={labels.mine} text={draft} />
          <Version label={labels.theirs} text={theirs} />
        </InlineMessage>
      );
    }
    case 'orphaned': {
      const isTooLong = draft.length > canvasLimits.text;
      return (
        <InlineMessage
          tone="error"
          title={labels.orphaned}
          actions={
            <>
              {!isTooLong && (
                <Button size="small" onPress={() => editor.send({ type: 'editing.ended' })}>
                  {labels.restore}
                </Button>
              )}
              {giveUp(labels.leave)}
            </>
          }
        >
          {isTooLong ? labels.keptTooLong(length) : labels.kept}
        </InlineMessage>
      );
    }
    default:
      return null;
  }
}

function Version({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <figure className={css({ paddingBlock: '4' })}>
      <figcaption className={css({ color: 'ink.muted', textStyle: 'caption' })}>{label}</figcaption>
      <blockquote className={words}>{text === '' ? rejectedLabels.empty : text}</blockquote>
    </figure>
  );
}

const words = css({ maxHeight: '96', overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
