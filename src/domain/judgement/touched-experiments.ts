import { experimentStreamOf } from '../experiment/experiment.ts';
import type { Interview } from '../interview/interview.ts';

/**
 * The streams of the experiments whose judgement may be another one once something was recorded in `streams`, each once,
 * in their order: the experiments themselves, and those for which the interviews were held. `state` tells what a stream
 * is after that.
 */
export function touchedExperiments(streams: Iterable<string>, state: (stream: string) => unknown): ReadonlySet<string> {
  const touched = new Set<string>();
  for (const stream of streams) {
    if (stream.startsWith('experiment-')) touched.add(stream);
    if (!stream.startsWith('interview-')) continue;
    const interview = state(stream) as Interview | undefined;
    if (interview?.experimentId) touched.add(experimentStreamOf(interview.experimentId));
  }
  return touched;
}
