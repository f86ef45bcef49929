import { type FormEvent, useRef } from 'react';
import type { TranscriptFailure } from '#domain/transcript/transcript-failure.ts';
import type { TranscriptSource } from '#machines/validate/transcript-reader.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { failureTexts, labels } from './labels.ts';

export interface TranscriptSourceStepProps {
  /** The last one, where it was not opened. */
  readonly source: TranscriptSource | null;
  readonly failure: TranscriptFailure | null;
  /** Text that was pasted before. */
  readonly pasted: string;
  readonly onSource: (content: Blob, name: string, pasted: string) => void;
}

const accept = [
  '.txt',
  '.md',
  '.vtt',
  '.srt',
  '.docx',
  'text/plain',
  'text/vtt',
  'application/x-subrip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** A file to drop or to choose, or a text to paste. */
export function TranscriptSourceStep({ source, failure, pasted, onSource }: TranscriptSourceStepProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const take = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else onSource(new Blob([text]), labels.reader.pasted, text);
  };
  return (
    <form onSubmit={take} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      {failure && (
        <InlineMessage tone="error" title={labels.reader.failed(source?.fileName ?? '')}>
          {failureTexts[failure]} {pasted !== '' && labels.reader.pastedKept}
        </InlineMessage>
      )}
      <p className={css({ color: 'ink.muted' })}>{labels.reader.intro}</p>
      <FileDrop
        label={labels.reader.drop}
        accept={accept}
        onFiles={([file]) => file && onSource(file, file.name, field.current?.value ?? '')}
      />
      <div className={css({ '& textarea': { maxHeight: '192', overflowY: 'auto' } })}>
        <TextArea
          label={labels.reader.paste}
          rows={4}
          inputRef={field}
          autoFocus
          defaultValue={pasted}
          placeholder={labels.reader.placeholder}
        />
      </div>
      <div>
        <Button type="submit">{labels.reader.read}</Button>
      </div>
    </form>
  );
}
