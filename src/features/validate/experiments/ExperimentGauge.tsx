import { countedWords } from '#domain/experiment/counted-words.ts';
import type { Judged, Lock, Method } from '#domain/experiment/experiment.ts';
import type { Asker } from '#domain/verdict/test-sentence.ts';
import type { Interval } from '#domain/verdict/wilson-interval.ts';
import { corridorChart } from '#drawing/charts/corridor-chart.ts';
import type { WaitingAnswers } from '#drawing/charts/corridor-finding.ts';
import { intervalBars } from '#drawing/charts/interval-bars.ts';
import { css } from '#styled-system/css';
import { Chart } from '#ui/Chart.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { gaugeLabels as labels } from './labels.ts';

export interface ExperimentGaugeProps {
  readonly lock: Lock;
  readonly method: Method;
  /** Each answer that counts, in order; null if only their number is known. */
  readonly answers: readonly boolean[] | null;
  /** Answers that came and do not count yet; null if there are none. */
  readonly waiting: WaitingAnswers | null;
  /** From which answer on a verdict may be given. */
  readonly firstLook: number;
  /** Yeses and entries, with what they leave open. */
  readonly k: number;
  readonly n: number;
  /** Null where it is not shown, or not known yet. */
  readonly interval: Interval | null;
  /** It was to be shown, and could not be worked out. */
  readonly hasNoRange: boolean;
  /** Null while it runs. */
  readonly judged: Judged | null;
  /** How many would settle what stayed open, in all; null if no sample would, undefined while that is unknown. */
  readonly settling: number | null | undefined;
  readonly asker: Asker;
}

/** The gauge of an experiment: the corridor with the walk so far, and the share once that says something. */
export function ExperimentGauge(props: ExperimentGaugeProps) {
  const { lock, method, answers, waiting, firstLook, k, n, interval, hasNoRange, judged, settling, asker } = props;
  const words = countedWords[method];
  const { criterion, n: sample, ahead, behind, formula } = lock;
  const isWalk = formula === 'corridor-1' && answers !== null;
  const label = labels.share(words.yeses);
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' })}>
      {isWalk && (
        <Chart
          name={labels.walk(words.many)}
          data={corridorChart({
            rate: criterion,
            sample,
            ahead,
            behind,
            answers,
            waiting,
            firstLook,
            judged,
            settling,
            words,
            asker,
          })}
        />
      )}
      {(!isWalk || judged) && interval && (
        <Chart
          name={label}
          data={intervalBars([
            {
              ...{ label, value: n === 0 ? 0 : k / n, low: interval[0], high: interval[1], criterion },
              verdict: judged?.verdict ?? null,
            },
          ])}
        />
      )}
      {hasNoRange && <InlineMessage tone="error">{labels.noRange}</InlineMessage>}
    </div>
  );
}
