import type { Idea } from '../idea/idea.ts';
import type { Lens } from '../ledger/ledger.ts';
import type { Project } from '../project/project.ts';
import { isOver, type Loop } from './loop-step.ts';

export interface DraftedAssumption {
  readonly lens: Lens;
  readonly text: string;
}

/** What any idea stands on, said of this one: somebody wants it, it earns more than it costs, it can be built. */
export function draftAssumptions({ title, audience }: Pick<Idea, 'title' | 'audience'>): readonly DraftedAssumption[] {
  const idea = nameIn(title) ?? `“${title}”`;
  const people = audience === '' ? 'People' : `${audience.charAt(0).toUpperCase()}${audience.slice(1)}`;
  return [
    { lens: 'desirability', text: `${people} want ${idea} badly enough to change what they do today.` },
    { lens: 'viability', text: `Customers will pay more for ${idea} than it costs to provide.` },
    { lens: 'feasibility', text: `We can build ${idea} with the time and money we have.` },
  ];
}

/** What an idea is called, where its title goes on to say what it is: Crumb, of "Crumb: what each bake really costs". */
const nameIn = (title: string): string | undefined => /^([^:]{1,40}): \S/.exec(title)?.[1];

/**
 * The idea for which assumptions are drafted: the newest of the founder's own, as long as none of their ideas has any.
 * The sample does not count.
 */
export function ideaToDraftFor(
  ideas: readonly Idea[],
  projects: readonly Project[],
  loops: readonly Loop[],
): Idea | undefined {
  const samples = projects.filter(({ isSample }) => isSample);
  const isOfSample = ({ projectId }: Loop) => samples.some(({ id }) => id === projectId);
  if (loops.some((loop) => !isOfSample(loop) && loop.ledger.assumptionCount > 0)) return undefined;
  return ideas
    .filter(({ id, archived, status }) => !(archived || isOver(status) || samples.some(({ ideaId }) => ideaId === id)))
    .toSorted((a, b) => Date.parse(b.capturedAt) - Date.parse(a.capturedAt))[0];
}
