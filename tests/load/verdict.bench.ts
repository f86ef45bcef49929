import { corridorOf } from '#domain/verdict/corridor.ts';
import { repeatedInterval } from '#domain/verdict/repeated-interval.ts';

interface Row {
  readonly sample: number;
  readonly 'criterion, %': number;
  readonly look: 'every' | 'last';
  readonly 'interval, ms': number;
  readonly 'at most, ms': number;
  /** To the time in which its corridor is worked out. */
  readonly ratio: number;
}

const criteria = [0.05, 0.1, 0.5];
const turns = 5;
let asked = 0;

/** The interval beside a verdict: after the whole sample, and after four fifths at an end date. */
export function measure(): Promise<Row[]> {
  return Promise.resolve([
    ...criteria.flatMap((criterion) => [row(1000, criterion, 100, false), row(1000, criterion, 100, true)]),
    ...criteria.flatMap((criterion) => [row(5000, criterion, 300, false), row(5000, criterion, 300, true)]),
  ]);
}

function row(sample: number, criterion: number, atMost: number, isLastLook: boolean): Row {
  const n = isLastLook ? 0.8 * sample : sample;
  const corridors: number[] = [];
  const intervals: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    // What was worked out is remembered: each turn has a criterion of its own.
    const other = criterion + ++asked * 1e-7;
    corridors.push(msOf(() => corridorOf(other, sample)));
    const options = { sample, criterion: other, isLastLook };
    intervals.push(msOf(() => repeatedInterval(Math.round(n * criterion) + 5, n, options)));
  }
  const [corridor, interval] = [Math.min(...corridors), Math.min(...intervals)];
  return {
    ...{ sample, 'criterion, %': criterion * 100, look: isLastLook ? 'last' : 'every' },
    ...{ 'interval, ms': Math.round(interval), 'at most, ms': atMost, ratio: Number((interval / corridor).toFixed(2)) },
  };
}

function msOf(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}
