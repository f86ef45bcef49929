import type { LineProblem } from '#domain/transfer/line-problem.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { problemText } from './problem-text.ts';
import { countText } from './words.ts';

export interface ProblemListProps {
  /** The first of them. */
  readonly problems: readonly LineProblem[];
  readonly count: number;
  readonly kind: 'csv' | 'json';
}

/** What is wrong with which line. The other lines can still be imported. */
export function ProblemList({ problems, count, kind }: ProblemListProps) {
  return (
    <InlineMessage tone="warning" title={`${countText(count, 'problem')} found`}>
      <p>Import the good lines without these, or mend the file and take it again.</p>
      <ul className={list}>
        {problems.map((problem) => {
          const text = problemText(problem, kind);
          return <li key={text}>{text}</li>;
        })}
        {count > problems.length && <li>and {count - problems.length} more</li>}
      </ul>
    </InlineMessage>
  );
}

const list = css({ listStyleType: 'disc', ps: '16', overflowWrap: 'anywhere' });
