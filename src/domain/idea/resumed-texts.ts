import type { Command } from '../log/command.ts';
import type { IdeaText } from './idea.ts';

type Texts = { readonly [Text in IdeaText | 'title']?: string };

/**
 * What refused commands that follow each other want an idea to say, and what the first that wanted it began with: a draft
 * to go on with. A text of which the first did not say with what it began has no base.
 */
export function resumedTexts(commands: readonly Command[]): { readonly draft: Texts; readonly base: Texts } {
  let draft: Texts = {};
  let first: Texts = {};
  for (const { type, data } of commands) {
    if (type !== 'DescribeIdea' && type !== 'RenameIdea') continue;
    const { base = {}, ...texts } = data as Texts & { readonly base?: Texts };
    const isNew = ([name]: readonly [string, unknown]): boolean => !Object.hasOwn(draft, name);
    first = { ...first, ...Object.fromEntries(Object.entries(base).filter(isNew)) };
    draft = { ...draft, ...texts };
  }
  return { draft, base: first };
}
