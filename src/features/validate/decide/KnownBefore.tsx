import { verdictOf } from '#domain/ledger/next-test.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { decideLabels as labels } from './labels.ts';

export interface KnownScoresProps {
  /** Assumptions that are not retired, the highest risk first. */
  readonly scores: readonly Scored[];
}

export interface KnownBeforeProps extends KnownScoresProps {
  /** The critical one with the lowest score. */
  readonly weakest: Scored | undefined;
}

/** So many are in view at once. */
const firstAtMost = 5;

/** The basis of a decision, in a sentence. */
export function KnownBefore({ scores, weakest }: KnownBeforeProps) {
  return (
    <section className={column}>
      <Heading level={2}>{labels.known}</Heading>
      <p className={css({ textStyle: 'reading', overflowWrap: 'anywhere' })}>
        {weakest ? labels.score(weakest, weakest.assumption.text) : labels.noScore}
      </p>
      {scores.every(({ evidence }) => evidence.length === 0) && <p>{labels.nothing}</p>}
    </section>
  );
}

/** The assumptions that it stands on, each with its score; those of the highest risk first. */
export function KnownScores({ scores }: KnownScoresProps) {
  const rest = scores.slice(firstAtMost);
  if (scores.length === 0) return null;
  return (
    <section className={column}>
      <Heading level={2}>{labels.assumptions}</Heading>
      <ScoreRows label={labels.assumptions} scores={scores.slice(0, firstAtMost)} />
      {rest.length > 0 && (
        <Disclosure summary={labels.more(rest.length)}>
          <ScoreRows label={labels.lowerRisk} scores={rest} />
        </Disclosure>
      )}
    </section>
  );
}

function ScoreRows({ label, scores }: { readonly label: string; readonly scores: readonly Scored[] }) {
  return (
    <ul aria-label={label}>
      {scores.map((scored) => {
        const { assumption, evidence } = scored;
        const verdict = verdictOf(scored);
        const pieces = evidence.filter(({ superseded }) => superseded === null).length;
        return (
          <li key={assumption.id} className={row}>
            <span className={css({ flex: '1', minWidth: '160', overflowWrap: 'anywhere' })}>{assumption.text}</span>
            {verdict && <Verdict verdict={verdict} />}
            <span className={figure}>{labels.figures(scored, pieces)}</span>
          </li>
        );
      })}
    </ul>
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
