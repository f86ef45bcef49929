import type { ReactNode } from 'react';
import type { NextTest } from '#domain/ledger/next-test.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { nextLabels as labels } from './labels.ts';

export interface NextTestLineProps {
  readonly next: NextTest;
  readonly weakest: Scored | undefined;
  /** The marker first. */
  readonly actions: ReactNode;
}

/** What to do next and why, and what the idea is worth by its evidence. */
export function NextTestLine({ next: { kind, scored, method }, weakest, actions }: NextTestLineProps) {
  const { assumption, score, risk } = scored;
  return (
    <div className={line}>
      <div className={css({ flex: '1', minWidth: '0' })}>
        <p className={sentence}>
          {kind === 'decide' ? labels.decide(assumption.text, score) : labels.test(assumption.text, risk, method)}
        </p>
        <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>
          {weakest ? labels.idea(weakest.score, weakest.assumption.text) : labels.noScore}
        </p>
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>{actions}</div>
    </div>
  );
}

const line = css({
  display: 'flex',
  flexDirection: { base: 'column', laptop: 'row' },
  alignItems: { base: 'flex-start', laptop: 'center' },
  gap: '16',
});
const sentence = css({ textStyle: 'reading', overflowWrap: 'anywhere' });
