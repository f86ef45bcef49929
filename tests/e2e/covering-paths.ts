import type { ModelEvent, ModelPath } from '../models/model.ts';

/**
 * Returns as few of the paths as reach, longest first, every way from one state value to another by one kind of event;
 * `kindOf` tells the kinds apart.
 */
export function coveringPaths<Path extends ModelPath>(
  paths: readonly Path[],
  kindOf: (event: ModelEvent) => unknown = ({ type }) => type,
): readonly Path[] {
  const walked = new Set<string>();
  return [...paths]
    .sort((a, b) => b.steps.length - a.steps.length)
    .filter((path) => {
      const before = walked.size;
      for (const way of waysOf(path, kindOf)) walked.add(way);
      return walked.size > before;
    });
}

function waysOf({ steps }: ModelPath, kindOf: (event: ModelEvent) => unknown): string[] {
  return steps.map(({ event, state }, n) => JSON.stringify([steps[n - 1]?.state.value, kindOf(event), state.value]));
}
