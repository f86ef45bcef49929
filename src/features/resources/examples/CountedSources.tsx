import { useActorRef, useSelector } from '@xstate/react';
import { exampleSources } from '#domain/examples/example-sources.ts';
import { verdictOf } from '#domain/verdict/verdict.ts';
import { wilsonInterval } from '#domain/verdict/wilson-interval.ts';
import { type IntervalRow, intervalBars } from '#drawing/charts/interval-bars.ts';
import { countedSourcesStore, selectCounted, selectVerdict } from '#machines/examples/counted-sources.store.ts';
import { Chart } from '#ui/Chart.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { RangeField } from '#ui/RangeField.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { exampleOutcome, examplePanel, exampleRanges } from './example-style.ts';
import { exampleLabels } from './labels.ts';
import type { ExampleProps } from './WatchedTest.tsx';

const labels = exampleLabels.counted;
const sources = ['friends', 'strangers'] as const;
const { criterion } = exampleSources;

/** The page of the article, whose reader chooses who signed up, and whether friends are counted. */
export function CountedSources({ inspect }: ExampleProps) {
  const page = useActorRef(countedSourcesStore, inspect && { inspect });
  const context = useSelector(page, (snapshot) => snapshot.context);
  const { k, n } = useSelector(page, selectCounted, (one, other) => one.k === other.k && one.n === other.n);
  const verdict = useSelector(page, selectVerdict);
  const rows: readonly IntervalRow[] = [
    ...sources.map((source) => rowOf(labels.row[source], context[source], exampleSources[source].n)),
    rowOf(labels.row.counted, k, n),
  ];
  return (
    <section aria-label={labels.name} className={examplePanel}>
      <div className={exampleRanges}>
        {sources.map((source) => (
          <RangeField
            key={source}
            label={labels[source]}
            value={context[source]}
            onChange={(count) => page.send({ type: 'sign-ups.set', source, count })}
            min={0}
            max={exampleSources[source].n}
            format={String}
          />
        ))}
      </div>
      <CheckField
        label={labels.areFriendsCounted}
        isSelected={context.areFriendsCounted}
        onChange={() => page.send({ type: 'friends.toggled' })}
      />
      <Chart name={labels.chart} data={intervalBars(rows, 1)} />
      <div role="status" className={exampleOutcome}>
        <Verdict verdict={verdict} />
        <span>{labels.verdict[verdict]}</span>
      </div>
    </section>
  );
}

function rowOf(label: string, k: number, n: number): IntervalRow {
  const [low, high] = wilsonInterval(k, n);
  return { label, value: k / n, low, high, criterion, verdict: verdictOf(k, n, criterion) };
}
