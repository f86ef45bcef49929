import type { RefObject } from 'react';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { ImportSource } from '#machines/idea-import.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { failureText } from './failure-text.ts';
import { countText, megabytesText } from './words.ts';

export interface SourceStepProps {
  /** The last one, where it was refused. */
  readonly source: ImportSource | null;
  readonly failure: TransferFailure | null;
  /** What was pasted before. */
  readonly pasted: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSource: (content: Blob, name: string, pasted: string) => void;
}

const accept = [
  '.csv',
  '.tsv',
  '.json',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/json',
  'application/vnd.ms-excel',
];

/** A file to drop or to choose, or a text to paste. */
export function SourceStep({ source, failure, pasted, field, onSource }: SourceStepProps) {
  const take = () => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else onSource(new Blob([text]), 'Pasted text', text);
  };
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      {failure && (
        <InlineMessage tone="error" title={`${source?.name ?? 'It'} cannot be imported`}>
          {failureText(failure)} Nothing was changed{pasted === '' ? '.' : ', and what you pasted is still here.'}
        </InlineMessage>
      )}
      <p className={css({ color: 'ink.muted' })}>
        A table as CSV with a row of headers, or an export of Groundwork as JSON: up to{' '}
        {countText(transferLimits.ideas, 'idea')} and {megabytesText(transferLimits.bytes)}. You see what would become
        of it before anything is imported.
      </p>
      <FileDrop
        label="Drop a CSV or JSON file here"
        accept={accept}
        onFiles={([file]) => file && onSource(file, file.name, field.current?.value ?? '')}
      />
      <div className={css({ '& textarea': { maxHeight: '192', overflowY: 'auto' } })}>
        <TextArea
          label="Or paste it here"
          rows={4}
          inputRef={field}
          defaultValue={pasted}
          placeholder="Title, Problem, Tags"
        />
      </div>
      <div>
        <Button onPress={take}>Read what I pasted</Button>
      </div>
    </div>
  );
}
