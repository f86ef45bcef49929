import type { CitedRange } from '#domain/experiment/experiment.ts';
import { learningLabels } from './labels.ts';

/** The events that a judgement stands on, in words; interviews, each a stream of its own, as one. */
export function rangeTexts(ranges: readonly CitedRange[]): readonly string[] {
  const labels = learningLabels.range;
  const interviews = ranges.filter(({ stream }) => stream.startsWith('interview-')).length;
  return [
    ...ranges.flatMap(({ stream, from, to }) => {
      // Judgements used to cite pages that nobody had come to.
      if (to < from) return [];
      if (stream.startsWith('experiment-')) return [labels.experiment(from, to)];
      return stream.startsWith('intake-') ? [labels.intake(from, to)] : [];
    }),
    ...(interviews === 0 ? [] : [labels.interviews(interviews)]),
  ];
}
