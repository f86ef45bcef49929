import { useSelector } from '@xstate/react';
import type { IdeaImportActor } from '#machines/vault/idea-import.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels } from './labels.ts';

export interface ImportedNoteProps {
  readonly flow: IdeaImportActor;
}

/** Outcome of the import. */
export function ImportedNote({ flow }: ImportedNoteProps) {
  const { imported, report, choices } = useSelector(flow, ({ context }) => context);
  const wrong = report?.wrong ?? 0;
  const skipped = choices.duplicates === 'skip' ? (report?.duplicateCount ?? 0) : 0;
  const values = (report?.noteCount ?? 0) - (report?.toInbox ?? 0);
  const unused = choices.mapping.filter((field) => field === null).length;
  return (
    <InlineMessage
      tone="success"
      title={labels.imported.title(imported)}
      actions={
        <Button size="small" onPress={() => flow.send({ type: 'source.dropped' })}>
          {labels.imported.another}
        </Button>
      }
    >
      {wrong > 0 && labels.imported.wrong(wrong)}
      {skipped > 0 && labels.imported.known(skipped)}
      {report !== null && report.toInbox > 0 && labels.imported.toInbox(report.toInbox)}
      {values > 0 && labels.imported.notes(values)}
      {unused > 0 && labels.imported.columns(unused)}
      {labels.imported.undo}
    </InlineMessage>
  );
}
