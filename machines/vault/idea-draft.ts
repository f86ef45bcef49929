import { type Idea, type IdeaStatus, type IdeaText, ideaLimits, ideaTexts, isChosenStatus } from '#domain/idea/idea.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';
import { mergeText } from '#domain/text/merge-text.ts';
import { seenAs } from '../project/project-commands.ts';

/** An idea as it is being edited. */
export interface IdeaDraft {
  readonly title: string;
  readonly problem: string;
  readonly audience: string;
  readonly pitch: string;
  readonly tags: readonly string[];
  readonly status: IdeaStatus;
}

type IdeaDraftField = keyof IdeaDraft;
export type IdeaDraftProblems = { readonly [F in IdeaDraftField]?: 'empty' | 'too-long' };

const fields = ['title', 'problem', 'audience', 'pitch', 'tags', 'status'] as const;

export const draftOf = ({ title, problem, audience, pitch, tags, status }: Idea): IdeaDraft => ({
  title,
  problem,
  audience,
  pitch,
  tags,
  status,
});

const isTouched = (field: IdeaDraftField, draft: IdeaDraft, base: IdeaDraft): boolean =>
  JSON.stringify(draft[field]) !== JSON.stringify(base[field]);

export const isChanged = (draft: IdeaDraft, base: IdeaDraft): boolean =>
  fields.some((field) => isTouched(field, draft, base));

/** The idea was changed elsewhere: fields that the founder has not touched follow it, with their base. */
export function followIdea(draft: IdeaDraft, base: IdeaDraft, idea: Idea): { draft: IdeaDraft; base: IdeaDraft } {
  const theirs = draftOf(idea);
  const untouched = Object.fromEntries(
    fields.filter((field) => !isTouched(field, draft, base)).map((field) => [field, theirs[field]]),
  );
  return { draft: { ...draft, ...untouched }, base: { ...base, ...untouched } };
}

/** Returns the problems that would keep the draft from becoming a command. */
export function problemsOf(draft: IdeaDraft): IdeaDraftProblems {
  const problems: { [F in IdeaDraftField]?: 'empty' | 'too-long' } = {};
  for (const field of ['title', ...ideaTexts] as const) {
    if (draft[field].trim().length > ideaLimits[field]) problems[field] = 'too-long';
  }
  if (draft.title.trim() === '') problems.title = 'empty';
  return problems;
}

/** Texts that were changed here and elsewhere in the same place, or whose merge would be too long. */
export function conflictsOf(draft: IdeaDraft, base: IdeaDraft, idea: Idea): readonly IdeaText[] {
  return ideaTexts.filter((text) => {
    if (!isTouched(text, draft, base)) return false;
    const merged = mergeText(base[text].trim(), idea[text], draft[text].trim());
    return merged === undefined || merged.length > ideaLimits[text];
  });
}

/** The commands that make the idea what the draft says, for touched fields alone. */
export function commandsOf(draft: IdeaDraft, base: IdeaDraft, id: string): readonly CommandDraft[] {
  const touched = (field: IdeaDraftField): boolean => isTouched(field, draft, base);
  const texts = ideaTexts.filter(touched);
  const pick = (from: IdeaDraft): Partial<Pick<IdeaDraft, IdeaText>> =>
    Object.fromEntries(texts.map((text) => [text, from[text].trim()]));
  return [
    ...(touched('title') ? [ideaDraft('RenameIdea', id, { title: draft.title })] : []),
    ...(texts.length > 0 ? [ideaDraft('DescribeIdea', id, { ...pick(draft), base: pick(base) })] : []),
    ...(touched('tags') ? [ideaDraft('TagIdea', id, { tags: draft.tags })] : []),
    ...(touched('status') && isChosenStatus(draft.status)
      ? [ideaDraft('MoveIdea', id, { status: draft.status, ...seenAs(base.status) })]
      : []),
  ];
}
