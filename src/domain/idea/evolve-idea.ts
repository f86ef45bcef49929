import { ignoreUnknown } from '../log/define-stream.ts';
import { evolveMoments } from '../log/name-moment.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Idea, ideaIdOf } from './idea.ts';
import type { IdeaFact, IdeaFactOf } from './idea-facts.ts';

/** Folds one fact into an idea. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveIdea(idea: Idea | undefined, fact: Dated<IdeaFact>, stream: string): Idea | undefined {
  if (!idea) return begin(fact, stream);
  const changedAt = fact.at;
  switch (fact.type) {
    case 'IdeaRenamed':
    case 'IdeaDescribed':
    case 'IdeaTagged':
      return { ...idea, ...fact.data, changedAt };
    case 'IdeaMoved': {
      const moved = fact.data.status === undefined ? {} : { movedAt: fact.position ?? null };
      return { ...idea, ...fact.data, ...moved, changedAt };
    }
    case 'IdeaRated':
      return { ...idea, ratings: ratingsAfter(idea.ratings, fact.data), changedAt };
    case 'IdeaArchived':
      return { ...idea, archived: true, changedAt };
    case 'IdeaRestored':
      return { ...idea, archived: false, changedAt };
    case 'MomentNamed':
      return { ...idea, moments: evolveMoments(idea.moments, fact.data) };
    case 'IdeaCaptured':
    case 'IdeaForked':
    case 'IdeaImported':
      return idea;
    default:
      return ignoreUnknown(fact, idea);
  }
}

function begin(fact: Dated<IdeaFact>, stream: string): Idea | undefined {
  const { at, via } = fact;
  const id = ideaIdOf(stream);
  switch (fact.type) {
    case 'IdeaCaptured':
      return {
        ...{ ...blank, id, ...fact.data, capturedAt: at, changedAt: at },
        ...(via === undefined ? {} : { capturedVia: via }),
      };
    case 'IdeaForked': {
      const { from, kind, position, decisionId: _, ...whole } = fact.data;
      return { ...blank, id, ...whole, lineage: { from, kind, position }, capturedAt: at, changedAt: at };
    }
    case 'IdeaImported':
      return { ...blank, ...fact.data, id };
    default:
      return undefined;
  }
}

/** The ratings after an `IdeaRated`. */
export function ratingsAfter(
  ratings: Idea['ratings'],
  { criterion, rating }: IdeaFactOf<'IdeaRated'>,
): Idea['ratings'] {
  const { [criterion]: _, ...others } = ratings;
  return rating === null ? others : { ...others, [criterion]: rating };
}

const blank = {
  pitch: '',
  problem: '',
  audience: '',
  tags: [],
  status: 'inbox',
  rank: '',
  ratings: {},
  lineage: null,
  moments: [],
  archived: false,
} as const;
