import type { CanvasFileFailure } from '#domain/canvas-transfer/canvas-file-failure.ts';
import { problemsMax } from '#domain/canvas-transfer/read-canvas-file.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { fileFailureLabels, problemLabel } from '../transfer/file-labels.ts';
import { importLabels } from './labels.ts';

export interface FileFailureProps {
  readonly name: string;
  readonly failure: CanvasFileFailure;
}

/** Why nothing of a file has come, and where it is wrong. */
export function FileFailure({ name, failure }: FileFailureProps) {
  return (
    <InlineMessage tone="error" title={importLabels.failed(name)}>
      {failure.kind === 'wrong' ? (
        <>
          <p>{importLabels.problems}</p>
          <ul className={list}>
            {failure.problems.map((problem) => {
              const words = problemLabel(problem);
              return <li key={words}>{words}</li>;
            })}
            {failure.problems.length >= problemsMax && <li>{importLabels.moreProblems}</li>}
          </ul>
        </>
      ) : (
        fileFailureLabels[failure.kind]
      )}{' '}
      {importLabels.unchanged}
    </InlineMessage>
  );
}

const list = css({ listStyleType: 'disc', paddingInlineStart: '16', overflowWrap: 'anywhere' });
