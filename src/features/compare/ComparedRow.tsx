import { Equal, EqualNot, Flag } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { css, cx } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { columnsFor } from './columns-for.ts';
import { labels } from './labels.ts';

export interface ComparedRowProps {
  readonly name: string;
  readonly note?: string;
  readonly ideas: readonly Idea[];
  readonly differs: boolean;
  /** Which of the ideas stand highest. */
  readonly highest?: readonly boolean[];
  /** Whether there is nothing to compare. */
  readonly isEmpty?: boolean;
  readonly render: (idea: Idea, place: number) => ReactNode;
}

/** One thing about each of the ideas: beside each other where there is room, else below each other under their titles. */
export function ComparedRow({ name, note, ideas, differs, highest, isEmpty = false, render }: ComparedRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={row}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
        <Heading level={3} size="label" id={id}>
          {name}
        </Heading>
        {note !== undefined && <span className={css({ color: 'ink.muted' })}>{note}</span>}
        {isEmpty ? (
          <span className={css({ color: 'ink.muted' })}>{labels.allEmpty(ideas.length)}</span>
        ) : (
          <Badge
            tone={differs ? 'brand' : 'neutral'}
            icon={differs ? <EqualNot aria-hidden="true" /> : <Equal aria-hidden="true" />}
          >
            {differs ? labels.different : labels.same}
          </Badge>
        )}
      </div>
      {!isEmpty && (
        <ul className={cx(columns, columnsFor(ideas.length))}>
          {ideas.map((idea, n) => (
            <li key={idea.id} className={cell}>
              <span className={owner}>{idea.title}</span>
              {render(idea, n)}
              {highest?.[n] && <Badge icon={<Flag aria-hidden="true" />}>{labels.highest}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const row = css({ display: 'flex', flexDirection: 'column', gap: '8', py: '16', borderBottom: 'hairline' });
const columns = css({
  display: 'grid',
  gap: { base: '12', tablet: '24' },
});
const cell = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '4',
  minWidth: '0',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
/** On a wide screen the column says it. */
const owner = css({ textStyle: 'small', color: 'ink.muted', tablet: { srOnly: true } });
