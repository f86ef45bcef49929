import { Dialog } from '#ui/Dialog.tsx';
import type { HistoryBodyProps } from './HistoryBody.tsx';
import { HistoryContent } from './HistoryContent.tsx';
import { labels } from './labels.ts';

export interface HistoryDialogProps extends Omit<HistoryBodyProps, 'view'> {
  readonly onClose: () => void;
}

/** The life of an idea: any moment of it can be read, compared with now, named and restored. */
export function HistoryDialog({ onClose, ...content }: HistoryDialogProps) {
  return (
    <Dialog title={labels.title} place="side" isOpen onClose={onClose}>
      <HistoryContent {...content} />
    </Dialog>
  );
}
