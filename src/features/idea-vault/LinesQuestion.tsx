import { useSelector } from '@xstate/react';
import { type IdeaCaptureActor, linesAtMost } from '#machines/vault/idea-capture.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { labels } from './labels.ts';

export interface LinesQuestionProps {
  readonly capture: IdeaCaptureActor;
  /** A UUID for each line. */
  readonly newId: () => string;
}

/** The number of lines that are shown before they are added. */
const shown = 8;

/** Asks once whether each of several pasted lines is an idea. */
export function LinesQuestion({ capture, newId }: LinesQuestionProps) {
  const lines = useSelector(capture, ({ context }) => context.lines);
  const count = lines.length;
  const isTooMuch = count > linesAtMost;
  const leave = () => capture.send({ type: 'lines.left' });
  return (
    <Dialog
      title={labels.lines.title(count)}
      place="top"
      isOpen
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.lines.cancel}
          </Button>
          <Button onPress={() => capture.send({ type: 'lines.joined' })}>{labels.lines.joined}</Button>
          <Button
            variant="primary"
            autoFocus={!isTooMuch}
            isDisabled={isTooMuch}
            onPress={() => capture.send({ type: 'lines.confirmed', ideaIds: lines.map(newId) })}
          >
            {labels.lines.confirm(count)}
          </Button>
        </>
      }
    >
      <p>{isTooMuch ? labels.lines.tooMany(linesAtMost) : labels.lines.text}</p>
      <ol className={list}>
        {lines.slice(0, shown).map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
          <li key={n} className={css({ overflowWrap: 'anywhere', lineClamp: '2' })}>
            {line}
          </li>
        ))}
      </ol>
      {count > shown && <p className={css({ color: 'ink.muted' })}>{labels.lines.more(count - shown)}</p>}
    </Dialog>
  );
}

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: '12',
  paddingInlineStart: '16',
  listStyleType: 'disc',
});
