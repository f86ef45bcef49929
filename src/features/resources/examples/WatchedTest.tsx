import { useActorRef, useSelector } from '@xstate/react';
import type { Verdict as VerdictWord } from '#domain/verdict/verdict.ts';
import { corridorChart } from '#drawing/charts/corridor-chart.ts';
import {
  firstLookOf,
  selectAnswers,
  selectJudged,
  watchedLimits,
  watchedTestMachine,
} from '#machines/examples/watched-test.machine.ts';
import type { Inspect } from '#machines/journal/inspect.ts';
import { css, cx } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { Chart } from '#ui/Chart.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { exampleOutcome, examplePanel, exampleRanges } from './example-style.ts';
import { exampleLabels } from './labels.ts';

const labels = exampleLabels.watched;

export interface ExampleProps {
  /** For the journal; there is none where the server draws. */
  readonly inspect?: Inspect | undefined;
}

/** A test whose truth the reader sets, watched visitor by visitor. */
export function WatchedTest({ inspect }: ExampleProps) {
  const test = useActorRef(watchedTestMachine, inspect && { inspect });
  const { corridor, share, looked } = useSelector(test, ({ context }) => context);
  const answers = useSelector(test, selectAnswers, isSameWalk);
  const judged = useSelector(test, selectJudged, (one, other) => one?.n === other?.n && one?.k === other?.k);
  const firstLook = firstLookOf(corridor);
  return (
    <section aria-label={labels.name} className={examplePanel}>
      <div className={exampleRanges}>
        <RangeField
          label={labels.looked}
          value={looked}
          onChange={(count) => test.send({ type: 'looked.set', count })}
          {...watchedLimits.looked}
          format={String}
        />
        <RangeField
          label={labels.share}
          value={share}
          onChange={(percent) => test.send({ type: 'share.set', share: percent })}
          {...watchedLimits.share}
          format={labels.shareText}
        />
      </div>
      <Chart
        name={labels.chart}
        data={corridorChart({ ...corridor, answers, firstLook, judged, words: labels.words })}
      />
      <div role="status" className={exampleOutcome}>
        {judged ? (
          <>
            <Verdict verdict={judged.verdict} />
            <span>{hindsightOf(judged.verdict, share / 100, corridor.rate)}</span>
          </>
        ) : (
          <span>{looked < firstLook ? labels.early : labels.inside}</span>
        )}
      </div>
      <button
        type="button"
        className={cx(button({ variant: 'secondary' }), css({ alignSelf: 'flex-start' }))}
        onClick={() => test.send({ type: 'test.repeated' })}
      >
        {labels.others}
      </button>
    </section>
  );
}

/** Says whether the verdict was right, for somebody who knows the truth. At exactly the criterion either is luck. */
function hindsightOf(verdict: VerdictWord, share: number, criterion: number): string {
  if (verdict === 'inconclusive') return labels.open;
  const isRight = verdict === 'supports' ? share > criterion : share < criterion;
  return isRight ? labels.right : labels.wrong;
}

const isSameWalk = (one: readonly boolean[], other: readonly boolean[]): boolean =>
  one.length === other.length && one.every((answer, place) => answer === other[place]);
