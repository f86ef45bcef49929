import type { ReactNode } from 'react';
import { verdictOf } from '#domain/ledger/next-test.ts';
import { isUntested, type Scored } from '#domain/ledger/score.ts';
import type { AssumptionsActor } from '#machines/validate/assumptions.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { IfMayEdit, useRights } from '#ui/rights.ts';
import { Verdict } from '#ui/Verdict.tsx';
import { ImportanceChoice } from './ImportanceChoice.tsx';
import { Lineage } from './Lineage.tsx';
import { drawerLabels as labels, lensLabels, lensNotes, stateLabels } from './labels.ts';
import { ScoreFormula } from './ScoreFormula.tsx';

export interface AssumptionFactsProps {
  readonly page: AssumptionsActor;
  readonly scored: Scored;
  readonly scores: readonly Scored[];
  readonly isTested: boolean;
  readonly onTest: (() => void) | undefined;
  readonly canvasHref: string | undefined;
  readonly evidence: ReactNode;
}

/** Facts about an assumption, and the actions on it. */
export function AssumptionFacts(props: AssumptionFactsProps) {
  const { page, scored, scores, isTested, onTest, canvasHref, evidence } = props;
  const { assumption, score, risk } = scored;
  const { edit: mayEdit } = useRights();
  const verdict = verdictOf(scored);
  return (
    <>
      <div className={line}>
        <Badge>{lensLabels[assumption.lens]}</Badge>
        <span className={note}>{lensNotes[assumption.lens]}</span>
        {verdict && <Verdict verdict={verdict} />}
        {assumption.retired && <Badge tone="warning">{labels.retiredFor(assumption.retiredFor)}</Badge>}
      </div>
      {assumption.loweredAfterRefutation && <p className={note}>{labels.lowered}</p>}
      {!assumption.retired && mayEdit && (
        <div className={column}>
          <ImportanceChoice
            value={assumption.importance}
            onChange={(importance) => page.send({ type: 'assumption.weighed', assumption, importance })}
          />
          <Checkbox
            label={stateLabels.critical}
            isSelected={assumption.critical}
            onChange={(critical) => page.send({ type: 'assumption.weighed', assumption, critical })}
          />
        </div>
      )}
      <div className={column}>
        <p className={figure}>{isUntested(scored) ? labels.untested : labels.scoreLine(scored)}</p>
        <p className={figure}>{labels.riskLine(risk)}</p>
        <ScoreFormula sum={labels.riskSum(risk, assumption.importance, score)} />
      </div>
      <div className={line}>
        <IfMayEdit>
          {onTest && !assumption.retired && (
            <Button variant="primary" onPress={onTest}>
              {labels.newExperiment}
            </Button>
          )}
          <Button onPress={() => page.send({ type: 'evidence.asked', assumption })}>{labels.record}</Button>
          {!assumption.retired && !isTested && (
            <Button onPress={() => page.send({ type: 'rewording.asked', assumption })}>{labels.reword}</Button>
          )}
          {!assumption.retired && isTested && (
            <Button onPress={() => page.send({ type: 'succession.asked', assumption })}>{labels.succeed}</Button>
          )}
          <Button onPress={() => page.send({ type: 'filing.asked', assumption })}>
            {assumption.retired ? labels.revive : labels.retire}
          </Button>
        </IfMayEdit>
      </div>
      {isTested && <p className={note}>{labels.testedNote}</p>}
      <Lineage
        assumption={assumption}
        scores={scores}
        onOpen={(other) => page.send({ type: 'assumption.opened', assumption: other })}
      />
      {canvasHref !== undefined && <Link href={canvasHref}>{labels.fromCanvas}</Link>}
      <section className={css({ display: 'flex', flexDirection: 'column' })}>
        <Heading level={3}>{labels.evidence}</Heading>
        {scored.evidence.length === 0 && <p className={note}>{labels.noEvidence}</p>}
        {evidence}
      </section>
    </>
  );
}

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const column = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const note = css({ color: 'ink.muted', textStyle: 'small' });
const figure = css({ textStyle: 'figure.small', overflowWrap: 'anywhere' });
