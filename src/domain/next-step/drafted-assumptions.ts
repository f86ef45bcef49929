import { type Idea, isOver } from '../idea/idea.ts';
import { peopleIn, problemIn, shortNameOf } from '../idea/idea-words.ts';
import type { Lens } from '../ledger/ledger.ts';
import type { Project } from '../project/project.ts';
import type { Loop } from './loop-step.ts';

/** A sentence that an idea stands on, of which one part is the founder's to write. */
export interface DraftedAssumption {
  readonly lens: Lens;
  readonly start: string;
  /** That part as the idea says it already; empty where it does not. */
  readonly words: string;
  /** Placeholder for that part until somebody has written it. */
  readonly otherwise: string;
  readonly end: string;
}

/**
 * Drafts the assumptions that any idea stands on, worded for this one: somebody has its problem or wants it, they pay
 * for it, it can be built. The same wherever assumptions are offered.
 */
export function draftAssumptions(idea: Pick<Idea, 'title' | 'audience' | 'problem'>): readonly DraftedAssumption[] {
  const [name, people, problem] = [shortNameOf(idea.title), peopleIn(idea), problemIn(idea)];
  return [
    {
      ...{ lens: 'desirability', start: '', words: people, otherwise: 'People' },
      end: problem === '' ? `want ${name} badly enough to change what they do today` : `have this problem: ${problem}`,
    },
    { lens: 'viability', start: '', words: people, otherwise: 'Customers', end: `will pay for ${name}` },
    {
      ...{ lens: 'feasibility', start: 'We can build', words: name === 'it' ? '' : name, otherwise: 'it' },
      end: 'with the time and money we have',
    },
  ];
}

/** The whole sentence, with what is written in it. */
export const textOfDraft = (
  { start, words, otherwise, end }: DraftedAssumption,
  written: string = words || otherwise,
): string => [start, written, end].filter((part) => part !== '').join(' ');

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
