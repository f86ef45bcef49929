import { css } from '#styled-system/css';
import { badge } from '#styled-system/recipes';

export interface VerdictProps {
  readonly verdict: 'supports' | 'inconclusive' | 'refutes';
}

const words = { supports: 'Supports', inconclusive: 'Inconclusive', refutes: 'Refutes' };
/** The flag on its pole: up, at half, down. */
const flags = { supports: 'M4 1.5l9 3-9 3z', inconclusive: 'M4 5l9 3-9 3z', refutes: 'M4 8.5l9 3-9 3z' };

/** Verdict of the evidence on an assumption: always a word and a flag. */
export function Verdict({ verdict }: VerdictProps) {
  return (
    <span className={badge({ tone: verdict })}>
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={css({ width: '16', height: '16' })}>
        <path d="M2.5 1h1.5v14H2.5z" />
        <path d={flags[verdict]} />
      </svg>
      {words[verdict]}
    </span>
  );
}
