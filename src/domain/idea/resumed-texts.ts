import type { Command } from '../log/command.ts';
import type { IdeaText } from './idea.ts';

type Texts = { readonly [Text in IdeaText | 'title']?: string };

/** What refused commands that follow each other want an idea to say, and what the first of them began with: a draft to go on with. */
export function resumedTexts(commands: readonly Command[]): { readonly draft: Texts; readonly base: Texts } {
  let draft: Texts = {};
  let first: Texts = {};
  for (const { type, data } of commands) {
    if (type !== 'DescribeIdea' && type !== 'RenameIdea') continue;
    const { base = {}, ...texts } = data as Texts & { readonly base?: Texts };
    draft = { ...draft, ...texts };
    first = { ...base, ...first };
  }
  return { draft, base: first };
}
