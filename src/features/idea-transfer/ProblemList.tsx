import type { LineProblem } from '#domain/transfer/line-problem.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { labels, problemText } from './labels.ts';

export interface ProblemListProps {
  /** The first of them. */
  readonly problems: readonly LineProblem[];
  readonly count: number;
  readonly kind: 'csv' | 'json';
}

/** Problems by line. The other lines can still be imported. */
export function ProblemList({ problems, count, kind }: ProblemListProps) {
  return (
    <InlineMessage tone="warning" title={labels.review.problems(count)}>
      <p>{labels.review.problemsText}</p>
      <ul className={list}>
        {problems.map((problem) => {
          const text = problemText(problem, kind);
          return <li key={text}>{text}</li>;
        })}
        {count > problems.length && <li>{labels.review.more(count - problems.length)}</li>}
      </ul>
    </InlineMessage>
  );
}

const list = css({ listStyleType: 'disc', ps: '16', overflowWrap: 'anywhere' });
