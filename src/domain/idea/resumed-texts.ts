import type { Command } from '../log/command.ts';
import type { IdeaText } from './idea.ts';

type Texts = { readonly [Text in IdeaText | 'title']?: string };

/**
 * Combines refused commands that follow each other into a draft to go on with, and the base that the first of them
 * started from. A text has no base if the first command that changes it stated none.
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
