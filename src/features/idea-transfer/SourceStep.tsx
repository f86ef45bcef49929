import type { FormEvent, RefObject } from 'react';
import { type Encoding, encodings } from '#domain/transfer/encoding.ts';
import { encodingLabels } from '#domain/transfer/encoding-labels.ts';
import type { TransferFailure } from '#domain/transfer/transfer-failure.ts';
import type { ImportSource } from '#machines/vault/idea-import.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { failureText, labels } from './labels.ts';

export interface SourceStepProps {
  /** The last one, where it was refused. */
  readonly source: ImportSource | null;
  readonly failure: TransferFailure | null;
  /** Text that was pasted before. */
  readonly pasted: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Reads the last one again in that encoding. */
  readonly onEncoding: (encoding: Encoding) => void;
  readonly onSource: (content: Blob, name: string, pasted: string) => void;
}

const accept = [
  '.csv',
  '.tsv',
  '.txt',
  '.md',
  '.json',
  '.zip',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/json',
  'application/zip',
  'application/vnd.ms-excel',
];

/** A file to drop or to choose, or a text to paste. */
export function SourceStep({ source, failure, pasted, field, onEncoding, onSource }: SourceStepProps) {
  const take = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else onSource(new Blob([text]), labels.source.pasted, text);
  };
  return (
    <form onSubmit={take} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      {failure && (
        <InlineMessage tone="error" title={labels.source.failed(source?.name ?? '')}>
          {failureText(failure)} {labels.source.unchanged(pasted !== '')}
        </InlineMessage>
      )}
      {failure?.kind === 'undecodable' && (
        <Select<Encoding>
          label={labels.source.readAs}
          options={encodings.map((value) => ({ value, label: encodingLabels[value] }))}
          value={failure.encoding}
          onChange={onEncoding}
        />
      )}
      <p className={css({ color: 'ink.muted' })}>{labels.source.intro}</p>
      <FileDrop
        label={labels.source.drop}
        accept={accept}
        onFiles={([file]) => file && onSource(file, file.name, field.current?.value ?? '')}
      />
      <div className={css({ '& textarea': { maxHeight: '192', overflowY: 'auto' } })}>
        <TextArea
          label={labels.source.paste}
          rows={4}
          inputRef={field}
          defaultValue={pasted}
          placeholder={labels.source.placeholder}
        />
      </div>
      <div>
        <Button type="submit">{labels.source.read}</Button>
      </div>
    </form>
  );
}
