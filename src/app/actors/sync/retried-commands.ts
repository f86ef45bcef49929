import type { Command } from '#domain/log/command.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { entriesOf } from '#domain/replica/entries-of.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';

export interface Retry {
  readonly newId: string;
  /** ISO 8601. */
  readonly at: string;
  /** In place of what the root's command carried. */
  readonly data?: JsonObject | undefined;
  /** Commands to issue before. */
  readonly first?: readonly CommandDraft[] | undefined;
}

/** A rejected command and, after it, those that failed because it did, as one change under new ids, after what is to come first. */
export function retriedCommands(rejected: RejectedChange, { newId, at, data, first = [] }: Retry): readonly Command[] {
  const { command, dependents } = rejected;
  const root = { ...command, ...(data && { data }), id: newId, at, changeId: newId };
  return [
    ...first.map((draft, n) => ({ ...draft, id: `${newId}-first${n + 1}`, at, changeId: newId })),
    root,
    ...dependents.map((each, n) => ({ ...each.command, id: `${newId}-${n + 1}`, at, changeId: newId })),
  ];
}

export const idsOf = (rejected: RejectedChange): readonly string[] =>
  entriesOf(rejected).map(({ command }) => command.id);
