import type { CanvasFileFailure } from '#domain/canvas-transfer/canvas-file-failure.ts';
import { problemsMax } from '#domain/canvas-transfer/read-canvas-file.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { fileFailureWords, problemWords } from '../transfer/file-words.ts';

export interface FileFailureProps {
  readonly name: string;
  readonly failure: CanvasFileFailure;
}

/** Why nothing of a file has come, and where it is wrong. */
export function FileFailure({ name, failure }: FileFailureProps) {
  return (
    <InlineMessage tone="error" title={`${name} was not imported`}>
      {failure.kind === 'wrong' ? (
        <>
          <p>What is wrong in it:</p>
          <ul className={list}>
            {failure.problems.map((problem) => {
              const words = problemWords(problem);
              return <li key={words}>{words}</li>;
            })}
            {failure.problems.length >= problemsMax && <li>There may be more.</li>}
          </ul>
        </>
      ) : (
        fileFailureWords[failure.kind]
      )}{' '}
      Nothing was changed.
    </InlineMessage>
  );
}

const list = css({ listStyleType: 'disc', paddingInlineStart: '16', overflowWrap: 'anywhere' });
