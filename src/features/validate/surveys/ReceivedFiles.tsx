import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AnswerFile } from '#domain/survey/answer-file.ts';
import { fileText } from '#domain/survey/file-text.ts';
import type { ReceivedFile } from '#domain/survey/survey-results.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useRights } from '#ui/rights.ts';
import { resultLabels as labels } from './labels.ts';

export interface ReceivedFilesProps {
  readonly files: readonly ReceivedFile[];
  /** `n`: the how manieth answer to the question it is. */
  readonly onSave: (file: AnswerFile, n: number) => void;
  /** Id of the file that is fetched to be saved. */
  readonly saving: string | undefined;
  readonly hasFailed: boolean;
}

/** Drawn at first, and with each press. */
const page = 20;

/** The files that a question was answered with: to save for those who may read answers, in words for the others. */
export function ReceivedFiles({ files, onSave, saving, hasFailed }: ReceivedFilesProps) {
  const [shown, setShown] = useState(page);
  const mayRead = useRights().edit;
  if (files.length === 0) return null;
  return (
    <>
      {mayRead && <p className={note}>{labels.filesNote}</p>}
      {hasFailed && <InlineMessage tone="error">{labels.fileFailed}</InlineMessage>}
      <ul aria-label={labels.files} className={list}>
        {files.slice(0, shown).map(({ entryId, file }, at) => (
          <li key={entryId}>
            {file && mayRead ? (
              <Button size="small" isPending={saving === file.id} onPress={() => onSave(file, at + 1)}>
                <Download aria-hidden="true" />
                {labels.fileOf(at + 1, fileText(file))}
              </Button>
            ) : (
              <span className={plain}>{labels.fileOf(at + 1, file ? fileText(file) : labels.fileErased)}</span>
            )}
          </li>
        ))}
      </ul>
      {files.length > shown && (
        <div>
          <Button size="small" onPress={() => setShown(shown + 100)}>
            {labels.moreTexts(Math.min(100, files.length - shown))}
          </Button>
        </div>
      )}
    </>
  );
}

const list = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4', listStyle: 'none' });
const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20', maxWidth: 'prose' });
const plain = css({ color: 'ink.muted' });
