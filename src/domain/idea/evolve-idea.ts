import { ignoreUnknown } from '../log/define-stream.ts';
import { doneBy } from '../log/member-of-fact.ts';
import { evolveMoments } from '../log/name-moment.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Idea, ideaIdOf } from './idea.ts';
import type { IdeaFact, IdeaFactOf } from './idea-facts.ts';

/** Folds one fact into an idea. Facts of other kinds, and facts before the beginning, change nothing. */
export function evolveIdea(before: Idea | undefined, fact: Dated<IdeaFact>, stream: string): Idea | undefined {
  if (!before) return begin(fact, stream);
  const { changedBy: _, ...idea } = before;
  const changed = { changedAt: fact.at, ...doneBy('changedBy', fact) };
  switch (fact.type) {
    case 'IdeaRenamed':
    case 'IdeaDescribed':
    case 'IdeaTagged':
      return { ...idea, ...fact.data, ...changed };
    case 'IdeaMoved': {
      const moved = fact.data.status === undefined ? {} : { movedAt: fact.position ?? null };
      return { ...idea, ...fact.data, ...moved, ...changed };
    }
    case 'IdeaRated':
      return { ...idea, ratings: ratingsAfter(idea.ratings, fact.data), ...changed };
    case 'IdeaArchived':
      return { ...idea, archived: true, ...changed };
    case 'IdeaRestored':
      return { ...idea, archived: false, ...changed };
    case 'MomentNamed':
      return { ...before, moments: evolveMoments(before.moments, fact.data) };
    case 'IdeaCaptured':
    case 'IdeaForked':
    case 'IdeaImported':
      return before;
    default:
      return ignoreUnknown(fact, before);
  }
}

function begin(fact: Dated<IdeaFact>, stream: string): Idea | undefined {
  const by = { ...doneBy('capturedBy', fact), ...doneBy('changedBy', fact) };
  const begun = { capturedAt: fact.at, changedAt: fact.at, ...by };
  const id = ideaIdOf(stream);
  switch (fact.type) {
    case 'IdeaCaptured':
      return { ...blank, id, ...fact.data, ...begun, ...(fact.via === undefined ? {} : { capturedVia: fact.via }) };
    case 'IdeaForked': {
      const { from, kind, position, decisionId: _, ...whole } = fact.data;
      return { ...blank, id, ...whole, lineage: { from, kind, position }, ...begun };
    }
    case 'IdeaImported':
      return { ...blank, ...fact.data, id, ...by };
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
