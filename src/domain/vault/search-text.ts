import type { Idea } from '../idea/idea.ts';
import { foldText } from './fold-text.ts';

const known = new WeakMap<Idea, string>();

/** All words of an idea as the search compares them; made once for each state of it. */
export function searchTextOf(idea: Idea): string {
  const kept = known.get(idea);
  if (kept !== undefined) return kept;
  const text = foldText([idea.title, idea.audience, idea.problem, idea.pitch, ...idea.tags].join('\n'));
  known.set(idea, text);
  return text;
}
