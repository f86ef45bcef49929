import type { Idea } from '#domain/idea/idea.ts';

export interface NextStep {
  /** What to do next and why. */
  readonly sentence: string;
  readonly action: string;
}

/** The one thing to do next. */
export function nextStepOf(ideas: readonly Idea[]): NextStep {
  const current = ideas
    .filter(({ archived }) => !archived)
    .sort((a, b) => Date.parse(b.capturedAt) - Date.parse(a.capturedAt));
  if (current.length === 0) {
    return { sentence: 'Nothing can be proved yet: the vault holds no idea.', action: 'Capture an idea' };
  }
  const alive = current.filter(({ status }) => status !== 'killed' && status !== 'paused');
  const aimless = alive.find(({ problem }) => problem === '');
  if (aimless) {
    return { sentence: `“${aimless.title}” does not say what goes wrong today.`, action: 'Describe the problem' };
  }
  const homeless = alive.find(({ audience }) => audience === '');
  if (homeless) {
    return { sentence: `“${homeless.title}” does not say who has the problem.`, action: 'Name the audience' };
  }
  const waiting = alive.find(({ status }) => status === 'inbox');
  if (waiting) {
    return { sentence: `“${waiting.title}” is described: decide whether to explore it.`, action: 'Choose a status' };
  }
  return { sentence: 'Every idea is described and has its place.', action: 'Look them over' };
}
