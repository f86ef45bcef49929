import { useSelector } from '@xstate/react';
import type { IdeaImportActor } from '#machines/idea-import.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { countText } from './words.ts';

export interface ImportedNoteProps {
  readonly flow: IdeaImportActor;
}

/** What came of the import. */
export function ImportedNote({ flow }: ImportedNoteProps) {
  const { imported, report, choices } = useSelector(flow, ({ context }) => context);
  const wrong = report?.wrong ?? 0;
  const skipped = choices.duplicates === 'skip' ? (report?.duplicateCount ?? 0) : 0;
  return (
    <InlineMessage
      tone="success"
      title={`${countText(imported, 'idea')} imported`}
      actions={
        <Button size="small" onPress={() => flow.send({ type: 'source.dropped' })}>
          Import another file
        </Button>
      }
    >
      {wrong > 0 && `${countText(wrong, 'line')} could not be and ${wrong === 1 ? 'was' : 'were'} left out. `}
      {skipped > 0 && `${countText(skipped, 'idea')} you had already. `}
      It was one change: one undo takes it back.
    </InlineMessage>
  );
}
