import type { ModelPath } from '../models/model.ts';

/** As few of the paths as reach, longest first, every way from one state value to another by one kind of event. */
export function coveringPaths(paths: readonly ModelPath[]): readonly ModelPath[] {
  const walked = new Set<string>();
  return [...paths]
    .sort((a, b) => b.steps.length - a.steps.length)
    .filter((path) => {
      const before = walked.size;
      for (const way of waysOf(path)) walked.add(way);
      return walked.size > before;
    });
}

function waysOf({ steps }: ModelPath): string[] {
  return steps.map(({ event, state }, n) => JSON.stringify([steps[n - 1]?.state.value, event.type, state.value]));
}
