import { useSelector } from '@xstate/react';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { TextEditingActor } from '#machines/canvas/text-editing.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';

export interface WritingNoticeProps {
  readonly actor: CanvasActor;
}

/** Why what is typed cannot be kept as it is, and what can be done about it. Nothing of it is lost meanwhile. */
export default function WritingNotice({ actor }: WritingNoticeProps) {
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
  const tooMany = `${figures.format(draft.length)} characters, and ${figures.format(canvasLimits.text)} are the most.`;
  switch (state) {
    case 'tooLong':
      return (
        <InlineMessage tone="error" title="This is too long" actions={giveUp('Give up what I typed')}>
          {tooMany} Nothing was cut off: shorten it, then go on.
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
          title="The same words were changed elsewhere"
          actions={
            <>
              {keep('Keep mine', 'mine')}
              {keep('Take the other', 'theirs')}
              {keep('Keep both', 'both')}
            </>
          }
        >
          <Version label="Yours" text={draft} />
          <Version label="The other" text={theirs} />
        </InlineMessage>
      );
    }
    case 'orphaned': {
      const isTooLong = draft.length > canvasLimits.text;
      return (
        <InlineMessage
          tone="error"
          title="It was removed meanwhile"
          actions={
            <>
              {!isTooLong && (
                <Button size="small" onPress={() => editor.send({ type: 'editing.ended' })}>
                  Bring it back with my words
                </Button>
              )}
              {giveUp('Leave it removed')}
            </>
          }
        >
          What you typed is still here{isTooLong ? `: ${tooMany} Shorten it to bring it back.` : '.'}
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
      <blockquote className={words}>{text === '' ? 'Nothing' : text}</blockquote>
    </figure>
  );
}

const figures = new Intl.NumberFormat('en-GB');
const words = css({ maxHeight: '96', overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
