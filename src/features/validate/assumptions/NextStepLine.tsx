import type { ReactNode } from 'react';
import { isUntested, type Scored } from '#domain/ledger/score.ts';
import type { LoopStep } from '#domain/next-step/loop-step.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { NextStep } from '#ui/NextStep.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { nextLabels as labels } from './labels.ts';

export interface NextStepLineProps {
  /** Undefined if nothing is asked for, since the idea was given up. */
  readonly step: LoopStep | undefined;
  readonly weakest: Scored | undefined;
  /** Beside the marker. */
  readonly actions: ReactNode;
  /** The view of decisions is wanted, which the step may ask for. */
  readonly onDecide: () => void;
}

/** The next step with its reason, and the idea's score by its evidence. */
export function NextStepLine({ step, weakest, actions, onDecide }: NextStepLineProps) {
  return (
    <div className={line}>
      <div className={css({ flex: '1', minWidth: '0' })}>
        {step && (
          <p className={sentence}>
            {step.sentence}
            {step.method && ` ${labels.method(step.method)}`}
          </p>
        )}
        {!isSaidOf(step, weakest) && (
          <p className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>
            {weakest ? labels.idea(weakest, weakest.assumption.text) : labels.noScore}
          </p>
        )}
      </div>
      <IfMayEdit>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          {step?.kind === 'decide' && <NextStep onClick={onDecide}>{step.action}</NextStep>}
          {step && step.kind !== 'decide' && <NextStep href={buildPath(step.to)}>{step.action}</NextStep>}
          {actions}
        </div>
      </IfMayEdit>
    </div>
  );
}

/** The step itself says that there is no evidence for the assumption with which the idea stands or falls. */
const isSaidOf = (step: LoopStep | undefined, weakest: Scored | undefined): boolean =>
  weakest !== undefined && isUntested(weakest) && step?.assumptionId === weakest.assumption.id;

const line = css({
  display: 'flex',
  flexDirection: { base: 'column', laptop: 'row' },
  alignItems: { base: 'flex-start', laptop: 'center' },
  gap: '16',
});
const sentence = css({ textStyle: 'reading', overflowWrap: 'anywhere' });
