import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useId, useMemo } from 'react';
import { formulaTexts } from '#domain/verdict/formulas.ts';
import { repeatedInterval } from '#domain/verdict/repeated-interval.ts';
import { rangeSentence } from '#domain/verdict/test-sentence.ts';
import { corridorChart } from '#drawing/charts/corridor-chart.ts';
import { intervalBars } from '#drawing/charts/interval-bars.ts';
import type { Inspect } from '#machines/journal/inspect.ts';
import type { LandingIdeaActor } from '#machines/landing/landing-idea.machine.ts';
import {
  landingCriterion,
  landingLimits,
  landingLoopMachine,
  mostSignUps,
  type SampleSeeker,
  selectVerdict,
} from '#machines/landing/landing-loop.machine.ts';
import { css } from '#styled-system/css';
import { Chart } from '#ui/Chart.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Proof } from '#ui/Proof.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { exampleIdea } from './example-idea.ts';
import { LoopDrawing } from './LoopDrawing.tsx';
import { LoopStations } from './LoopStations.tsx';
import { formulaUses, planText, settlingText } from './labels.ts';
import { landingWalk } from './landing-walk.ts';

export interface LoopMiniatureProps {
  readonly idea: LandingIdeaActor;
  /** For the journal; there is none if the server draws. */
  readonly inspect?: Inspect;
  /** Works beside the page; never asked if the server draws. */
  readonly findSample?: SampleSeeker;
}

/** The product in small, and real: the same rule judges every test, beside the same interval. */
export function LoopMiniature({ idea, inspect, findSample }: LoopMiniatureProps) {
  const machine = useMemo(
    () => (findSample ? landingLoopMachine.provide({ actors: { findSample } }) : landingLoopMachine),
    [findSample],
  );
  const loop = useActorRef(machine, inspect && { inspect });
  // At first as the server has drawn it: this part of the page may come after something was typed.
  const draft = useDeferredValue(
    useSelector(idea, ({ context }) => context.draft.trim()),
    '',
  );
  const { corridor, signUps, settling } = useSelector(loop, ({ context }) => context);
  const visitors = corridor.sample;
  const verdict = useSelector(loop, selectVerdict);
  const isWorking = useSelector(loop, (snapshot) => snapshot.hasTag('pending'));
  const id = useId();
  const share = signUps / visitors;
  const [low, high] = repeatedInterval(signUps, visitors, { sample: visitors, criterion: landingCriterion });
  return (
    <section aria-labelledby={id} className={panel}>
      <Heading level={2} size="subheading" id={id}>
        {signUps} of {visitors} signed up. Is that enough?
      </Heading>
      <div>
        <LoopDrawing verdict={verdict} />
        <LoopStations idea={draft || exampleIdea} verdict={verdict} />
      </div>
      <div className={test}>
        <Chart name="The test" data={corridorChart(landingWalk(corridor, signUps))} />
        <div className={ranges}>
          <RangeField
            label="Visitors"
            value={visitors}
            onChange={(count) => loop.send({ type: 'visitors.set', count })}
            {...landingLimits.visitors}
            format={String}
          />
          <RangeField
            label="Sign-ups"
            value={signUps}
            onChange={(count) => loop.send({ type: 'sign-ups.set', count })}
            min={0}
            max={mostSignUps(visitors)}
            format={String}
          />
        </div>
        <Chart
          name="Sign-up rate"
          data={intervalBars(
            [{ label: 'Sign-up rate', value: share, low, high, criterion: landingCriterion, verdict }],
            axisEnd,
          )}
        />
        <div className={notes}>
          <p>{planText(corridor)}</p>
          <p>
            {settlingText({ k: signUps, n: visitors, criterion: landingCriterion, settling }, { verdict, isWorking })}
          </p>
          <p>{rangeSentence({ verdict, criterion: landingCriterion })}</p>
        </div>
        <Proof>
          {(['corridor-1', 'repeated-1'] as const).map((name) => (
            <p key={name}>
              {formulaUses[name]} {name}: {formulaTexts[name]}
            </p>
          ))}
        </Proof>
      </div>
    </section>
  );
}

/** Above every interval that the ranges allow. */
const axisEnd = 0.5;

const panel = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  padding: { base: '16', phone: '24' },
});

const test = css({ display: 'flex', flexDirection: 'column', gap: '16', borderTop: 'hairline', paddingTop: '24' });

const ranges = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', phone: '1fr 1fr' },
  gap: '16',
  columnGap: '24',
});

const notes = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' });
