import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import { frameLabels as labels } from './labels.ts';

export interface ProjectRowProps {
  readonly projectId: string;
  readonly title: string;
  readonly isSample: boolean;
  /** How many were ever stated. */
  readonly assumptions: number;
}

/** One idea being explored, among others. */
export function ProjectRow({ projectId, title, isSample, assumptions }: ProjectRowProps) {
  return (
    <li className={row}>
      <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <Link href={buildPath({ name: 'validate', params: { projectId } })}>{title}</Link>
      </span>
      {isSample && <Badge>Example</Badge>}
      <span className={fact}>{labels.assumptions(assumptions)}</span>
    </li>
  );
}

// A press anywhere in the row opens the idea.
const row = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  minHeight: 'touch',
  paddingBlock: '8',
  borderBottom: 'hairline',
  _hover: { background: 'surface' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
});
const fact = css({ marginInlineStart: 'auto', color: 'ink.muted', textStyle: 'small' });
