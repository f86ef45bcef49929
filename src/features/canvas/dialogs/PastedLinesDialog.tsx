import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { pastedLinesLabels as labels } from './labels.ts';

export interface PastedLinesDialogProps {
  readonly lines: readonly string[];
  readonly onJoined: () => void;
  readonly onEach: () => void;
  readonly onClose: () => void;
}

/** The number of lines that are shown before they are pasted. */
const shown = 8;

/** Asks once whether several pasted lines are one note or one each. */
export function PastedLinesDialog({ lines, onJoined, onEach, onClose }: PastedLinesDialogProps) {
  return (
    <Dialog
      title={labels.title(lines.length)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {labels.cancel}
          </Button>
          <Button onPress={onEach}>{labels.each(lines.length)}</Button>
          <Button variant="primary" autoFocus onPress={onJoined}>
            {labels.joined}
          </Button>
        </>
      }
    >
      <ol className={list}>
        {lines.slice(0, shown).map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
          <li key={n} className={css({ overflowWrap: 'anywhere', lineClamp: '2' })}>
            {line}
          </li>
        ))}
      </ol>
      {lines.length > shown && <p className={css({ color: 'ink.muted' })}>{labels.more(lines.length - shown)}</p>}
    </Dialog>
  );
}

const list = css({ listStyleType: 'disc', ps: '16' });
