import { type ChosenStatus, type Idea, ideaLimits, ideaStreamOf } from '#domain/idea/idea.ts';
import type { IdeaCommandData, IdeaCommandType } from '#domain/idea/idea-commands.ts';
import { ideaFields } from '#domain/idea/idea-fields.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { ideaDraft, projectDraft } from '#domain/log/command-draft.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { Fields } from '#domain/undo/field-change.ts';
import { tagKey } from '#domain/vault/tags-of.ts';
import { commandsForMove, type NewProjectIds, seenAs } from '../project/project-commands.ts';
import { commandForRating } from './rate-idea.ts';

/** A change from the vault to one idea or to many at once. */
export type IdeaVaultChange =
  | { readonly kind: 'filed'; readonly archived: boolean }
  | { readonly kind: 'moved'; readonly status: ChosenStatus }
  | { readonly kind: 'tagged'; readonly tag: string }
  | { readonly kind: 'untagged'; readonly tag: string }
  /** Given other tags altogether, by typing them. */
  | { readonly kind: 'retagged'; readonly tags: readonly string[] }
  | { readonly kind: 'rated'; readonly criterion: string; readonly rating: number | null }
  /** Given a place in the order by hand, and with it often a status. */
  | { readonly kind: 'placed'; readonly places: readonly IdeaPlace[] };

export interface IdeaPlace {
  readonly id: string;
  readonly rank: string;
  readonly status?: ChosenStatus;
}

export interface ChangeDrafts {
  readonly drafts: readonly CommandDraft[];
  /** Ideas that bear as many tags as they may already. */
  readonly full: number;
}

/**
 * The commands that carry the change out, none for ideas that are so already. `newProjectOf` gives the ids of the project
 * that an idea gets when it comes to be explored; null if it has one.
 */
export function commandsForChange(
  ideas: readonly Idea[],
  change: IdeaVaultChange,
  newProjectOf: (ideaId: string) => NewProjectIds | null,
): ChangeDrafts {
  switch (change.kind) {
    case 'filed': {
      const type = change.archived ? 'ArchiveIdea' : 'RestoreIdea';
      return all(ideas.filter(({ archived }) => archived !== change.archived).map(({ id }) => ideaDraft(type, id, {})));
    }
    case 'moved': {
      const { status } = change;
      return all(
        ideas
          .filter((idea) => idea.status !== status)
          .flatMap((idea) => commandsForMove(idea, status, newProjectOf(idea.id))),
      );
    }
    case 'tagged':
      return tagAll(ideas, change.tag);
    case 'retagged':
      return all(ideas.map(({ id }) => ideaDraft('TagIdea', id, { tags: change.tags })));
    case 'rated': {
      const { criterion, rating } = change;
      return all(ideas.map(({ id }) => commandForRating(id, criterion, rating)));
    }
    case 'untagged': {
      const key = tagKey(change.tag);
      const bearers = ideas.filter(({ tags }) => tags.some((tag) => tagKey(tag) === key));
      return all(
        bearers.map(({ id, tags }) => ideaDraft('TagIdea', id, { tags: tags.filter((tag) => tagKey(tag) !== key) })),
      );
    }
    case 'placed':
      return all(
        change.places.flatMap(({ id, ...place }) => {
          const ids = place.status === 'exploring' ? newProjectOf(id) : null;
          const shown = ideas.find((idea) => idea.id === id)?.status;
          return [
            ...(ids ? [projectDraft('StartProject', ids.projectId, { ideaId: id, canvasId: ids.canvasId })] : []),
            ideaDraft('MoveIdea', id, { ...place, ...(place.status === undefined ? {} : seenAs(shown)) }),
          ];
        }),
      );
  }
}

function tagAll(ideas: readonly Idea[], tag: string): ChangeDrafts {
  const key = tagKey(tag);
  const others = ideas.filter(({ tags }) => !tags.some((own) => tagKey(own) === key));
  const open = others.filter(({ tags }) => tags.length < ideaLimits.tags);
  return {
    drafts: open.map(({ id, tags }) => ideaDraft('TagIdea', id, { tags: [...tags, tag] })),
    full: others.length - open.length,
  };
}

/** The commands that take the change back, field by field, as far as nothing else was changed since. */
export function inverseCommands(
  ideas: readonly Idea[],
  drafts: readonly CommandDraft[],
  changeId: string,
): readonly CommandDraft[] {
  const before = new Map<string, Fields>(ideas.map((idea) => [ideaStreamOf(idea.id), ideaFields(idea)]));
  return drafts.map((draft): CommandDraft => {
    const { type, stream, data } = draft;
    if (draft.type === 'StartProject') return { type: 'RemoveProject', stream: draft.stream, data: {} };
    const { from: _, ...own }: JsonObject = data;
    const written: JsonObject = isWithoutData(type) ? writtenBy[type] : type === 'MoveIdea' ? own : data;
    const changes = Object.entries(written).map(([name, from]) => {
      const to = before.get(stream)?.[name] ?? null;
      return [name, { from: from ?? null, to }] as const;
    });
    return { type: 'UndoChange', stream, data: { undoes: changeId, fields: Object.fromEntries(changes) } };
  });
}

/** Commands of an idea whose type alone says what they write. */
type WithoutData = {
  [Type in IdeaCommandType]: string extends keyof IdeaCommandData<Type> ? Type : never;
}[IdeaCommandType];
const writtenBy: Readonly<Record<WithoutData, JsonObject>> = {
  ArchiveIdea: { archived: true },
  RestoreIdea: { archived: false },
};
const isWithoutData = (type: string): type is WithoutData => Object.hasOwn(writtenBy, type);

const all = (drafts: readonly CommandDraft[]): ChangeDrafts => ({ drafts, full: 0 });
