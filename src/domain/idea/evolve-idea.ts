import type { DatedFact } from '../log/recorded-event.ts';
import { type Idea, ideaIdOf } from './idea.ts';
import type { IdeaFact } from './idea-facts.ts';

/** Folds one fact into an idea. Facts of other kinds, and facts before the capture, change nothing. */
export function evolveIdea(idea: Idea | undefined, dated: DatedFact, stream: string): Idea | undefined {
  const fact = dated as unknown as IdeaFact;
  if (fact.type === 'IdeaCaptured') {
    return idea ?? { ...blank, id: ideaIdOf(stream), ...fact.data, capturedAt: dated.at, changedAt: dated.at };
  }
  if (!idea) return undefined;
  const changedAt = dated.at;
  switch (fact.type) {
    case 'IdeaRenamed':
    case 'IdeaDescribed':
    case 'IdeaTagged':
    case 'IdeaMoved':
      return { ...idea, ...fact.data, changedAt };
    case 'IdeaArchived':
      return { ...idea, archived: true, changedAt };
    case 'IdeaRestored':
      return { ...idea, archived: false, changedAt };
    default:
      return idea;
  }
}

const blank = { pitch: '', problem: '', audience: '', tags: [], status: 'inbox', archived: false } as const;
