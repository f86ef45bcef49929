import * as z from 'zod/mini';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { fact } from '../log/recorded-event.ts';
import { ratingsAfter } from './evolve-idea.ts';
import type { Idea } from './idea.ts';
import { ideaCommands, restoredMove } from './idea-commands.ts';
import type { IdeaFact } from './idea-facts.ts';
import { ratingPrefix } from './idea-fields.ts';
import { describeIdea, fileIdea, moveIdea, rateIdea, renameIdea, tagIdea } from './idea-rules.ts';

/** Leads an idea's fields to wanted values by the rules of the commands that write them: all of them, or none. */
export function restoreIdea(idea: Idea, wanted: Readonly<Record<string, Json>>): Decision<IdeaFact> {
  const { title, tags, archived, rank, ...rest } = wanted;
  const decisions: Decision<IdeaFact>[] = [];
  const decide = <T>(schema: z.ZodMiniType<T>, data: unknown, rule: (data: T) => Decision<IdeaFact>): void => {
    const parsed = schema.safeParse(data);
    decisions.push(parsed.success ? rule(parsed.data) : reject('invalid-data'));
  };
  const take = (names: readonly string[]): Record<string, Json> =>
    Object.fromEntries(Object.entries(rest).filter(([name]) => names.includes(name)));

  if (title !== undefined) decide(ideaCommands.RenameIdea.schema, { title }, (data) => renameIdea(idea, data.title));
  decide(ideaCommands.DescribeIdea.schema, take(['problem', 'audience', 'pitch']), (data) => describeIdea(idea, data));
  if (tags !== undefined) decide(ideaCommands.TagIdea.schema, { tags }, (data) => tagIdea(idea, data.tags));
  decide(restoredMove, { ...take(['status']), ...(rank ? { rank } : {}) }, (data) => moveIdea(idea, data));
  if (rank === '' && idea.rank !== '') decisions.push(accept(fact('IdeaMoved', { rank: '' }, 2)));
  if (archived !== undefined) decide(z.boolean(), archived, (filed) => fileIdea(idea, filed));
  // Each on what those before it leave, so that the limit holds for all of them together.
  let { ratings } = idea;
  for (const [name, rating] of Object.entries(rest)) {
    if (!name.startsWith(ratingPrefix)) continue;
    const criterion = name.slice(ratingPrefix.length);
    decide(ideaCommands.RateIdea.schema, { criterion, rating }, (data) => {
      const decision = rateIdea({ ...idea, ratings }, data);
      if (decision.kind === 'accepted' && decision.facts.length > 0) ratings = ratingsAfter(ratings, data);
      return decision;
    });
  }
  const facts: IdeaFact[] = [];
  for (const decision of decisions) {
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}
