import { useSelector } from '@xstate/react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { type Method, verdictFormulas } from '#domain/experiment/experiment.ts';
import { sampleAtMost } from '#domain/verdict/corridor.ts';
import { formulaTexts } from '#domain/verdict/formulas.ts';
import { isTooSmall, leastSample } from '#domain/verdict/least-sample.ts';
import { luckText } from '#domain/verdict/luck-text.ts';
import {
  chanceText,
  decidesText,
  planSentence,
  provableText,
  sampleText,
  tooSmallText,
} from '#domain/verdict/plan-text.ts';
import type { PlanForecast } from '#domain/verdict/test-plan.ts';

import { countOf } from '#machines/validate/experiment-draft.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import type { TestPlannerActor } from '#machines/validate/test-planner.machine.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Proof } from '#ui/Proof.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { cardLabels, formulaLabels, sealLabels } from './labels.ts';
import { plannerLabels as labels } from './planner-labels.ts';
import { WaysOut } from './WaysOut.tsx';

export interface PlannerPanelProps {
  readonly editor: ExperimentEditorActor;
  readonly planner: TestPlannerActor;
  /** How many answers a day come by this method at present; null if that is unknown. */
  readonly paceOf: (method: Method) => number | null;
  readonly isFrozen: boolean;
}

/**
 * Explains in words, before the lock, what each result would mean by either rule, the cost, and how likely an answer
 * is.
 */
export function PlannerPanel({ editor, planner, paceOf, isFrozen }: PlannerPanelProps) {
  const { method: chosen, n: planned, formula, prediction } = useSelector(editor, ({ context }) => context.draft);
  const { wanted, forecasts, sample } = useSelector(planner, ({ context }) => context);
  const isWorking = useSelector(planner, (snapshot) => snapshot.hasTag('pending'));
  const hasFailed = useSelector(planner, (snapshot) => snapshot.matches('failed'));
  const method = chosen ?? 'interviews';
  const words = countedWords[method];
  const forecast = forecasts && (formula === 'corridor-1' ? forecasts.corridor : forecasts.wilson);
  const says = (of: PlanForecast): string => {
    const sentence = planSentence(of.plan.n, of.outcomes, words);
    return isTooSmall(of.plan) ? sentence : `${sentence} It ${decidesText(of, words)}.`;
  };
  const rules = { 'corridor-1': forecasts?.corridor, 'wilson-1': forecasts?.wilson };
  const luck = forecast && luckText({ ...forecast.plan, outcomes: forecast.outcomes });
  return (
    <section aria-labelledby="planner" className={panel}>
      <Heading level={2} size="subheading" id="planner">
        {labels.title}
      </Heading>
      {!wanted && <p className={quiet}>{(countOf(planned) ?? 0) > sampleAtMost ? labels.tooLarge : labels.empty}</p>}
      <RadioGroup
        label={cardLabels.rule}
        options={verdictFormulas.map((value) => {
          const of = rules[value];
          return { value, label: formulaLabels[value], ...(of && { note: says(of) }) };
        })}
        value={formula}
        isDisabled={isFrozen}
        onChange={(rule) => editor.send({ type: 'draft.changed', typed: { formula: rule } })}
      />
      {luck && <p className={quiet}>{luck}</p>}
      {wanted && (
        <dl className={facts}>
          {isTooSmall(wanted.plan) && (
            <>
              <dt className={term}>{labels.tooSmall}</dt>
              <dd>{tooSmallText(wanted.plan, leastSample(wanted.plan), words)}</dd>
            </>
          )}
          {forecasts && (
            <>
              <dt className={term}>{labels.shows}</dt>
              <dd>{provableText(forecasts.provable, words)}</dd>
            </>
          )}
          <dt className={term}>{labels.cost}</dt>
          <dd>{labels.costText(wanted.plan.n, words, paceOf(method))}</dd>
          {forecast && (prediction !== null || wanted.expected !== null) && (
            <>
              <dt className={term}>{labels.chance}</dt>
              <dd>{chanceText(forecast)}</dd>
            </>
          )}
          {forecast && (
            <>
              <dt className={term}>{labels.sample}</dt>
              <dd>
                {wanted.truth === wanted.plan.criterion
                  ? labels.even(wanted.plan.criterion)
                  : sample
                    ? sampleText(sample.of.truth, sample.n, words)
                    : labels.working}
              </dd>
            </>
          )}
        </dl>
      )}
      <WaysOut editor={editor} planner={planner} words={words} isFrozen={isFrozen} />
      <Proof>
        {forecasts?.corridor.corridor && (
          <p>{sealLabels.bounds(forecasts.corridor.corridor.ahead, forecasts.corridor.corridor.behind)}</p>
        )}
        {verdictFormulas.map((name) => (
          <p key={name}>
            {formulaLabels[name]}. {name}: {formulaTexts[name]}
          </p>
        ))}
      </Proof>
      <p role="status" className={quiet}>
        {isWorking && labels.working}
        {hasFailed && labels.failed}
      </p>
    </section>
  );
}

const panel = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  padding: { base: '16', phone: '24' },
});
const quiet = css({ color: 'ink.muted', _empty: { display: 'none' } });
const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'max-content minmax(0, 1fr)' },
  columnGap: '16',
  rowGap: '8',
});
const term = css({ color: 'ink.muted' });
