import { type Idea, isOver } from '../idea/idea.ts';
import { calledIn, peopleIn, problemIn, shortNameOf } from '../idea/idea-words.ts';
import type { Lens } from '../ledger/ledger.ts';
import type { Project } from '../project/project.ts';
import type { Loop } from './loop-step.ts';

export interface DraftedAssumption {
  readonly lens: Lens;
  readonly text: string;
}

/** What any idea stands on, said of this one: somebody wants it, it earns more than it costs, it can be built. */
export function draftAssumptions(idea: Pick<Idea, 'title' | 'audience'>): readonly DraftedAssumption[] {
  const [called, people] = [calledIn(idea.title), peopleIn(idea)];
  return [
    {
      lens: 'desirability',
      text: `${people || 'People'} want ${called} badly enough to change what they do today.`,
    },
    { lens: 'viability', text: `${people || 'Customers'} will pay more for ${called} than it costs to provide.` },
    { lens: 'feasibility', text: `We can build ${called} with the time and money we have.` },
  ];
}

/** A sentence of which a part is to be written. */
export interface BlankSentence {
  readonly lens: Lens;
  readonly start: string;
  /** What the idea says already, to be kept or replaced. */
  readonly words: string;
  readonly end: string;
}

/** Three sentences to be completed, with what the idea says of its audience, its problem and its name in them. */
export function blankSentences(idea: Pick<Idea, 'title' | 'audience' | 'problem'>): readonly BlankSentence[] {
  const [people, problem] = [peopleIn(idea), problemIn(idea)];
  return [
    {
      ...{ lens: 'desirability', start: '', words: people },
      end: problem === '' ? 'have this problem' : `have this problem: ${problem}`,
    },
    { lens: 'viability', start: '', words: people, end: `will pay for ${shortNameOf(idea.title)}` },
    { lens: 'feasibility', start: 'We can build', words: '', end: '' },
  ];
}

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
