import { verdictOf } from '#domain/ledger/next-test.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { decideLabels as labels } from './labels.ts';

export interface KnownBeforeProps {
  /** Those that are still assumed, the highest risk first. */
  readonly scores: readonly Scored[];
  /** The critical one with the lowest score. */
  readonly weakest: Scored | undefined;
}

/** What a decision stands on. */
export function KnownBefore({ scores, weakest }: KnownBeforeProps) {
  return (
    <section className={column}>
      <Heading level={2}>{labels.known}</Heading>
      <p className={css({ textStyle: 'reading', overflowWrap: 'anywhere' })}>
        {weakest ? labels.score(weakest.score, weakest.assumption.text) : labels.noScore}
      </p>
      {scores.every(({ evidence }) => evidence.length === 0) && <p>{labels.nothing}</p>}
      <ul aria-label={labels.assumptions}>
        {scores.map((scored) => {
          const { assumption, score, evidence } = scored;
          const verdict = verdictOf(scored);
          const pieces = evidence.filter(({ superseded }) => superseded === null).length;
          return (
            <li key={assumption.id} className={row}>
              <span className={css({ flex: '1', minWidth: '160', overflowWrap: 'anywhere' })}>{assumption.text}</span>
              {verdict && <Verdict verdict={verdict} />}
              <span className={figure}>{labels.figures(score, pieces)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  paddingBlock: '8',
  borderBottom: 'hairline',
});
const figure = css({ textStyle: 'figure.small', color: 'ink.muted', whiteSpace: 'nowrap' });
