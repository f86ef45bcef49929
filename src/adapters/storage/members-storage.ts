import { type ListedMember, membersSchema } from '#domain/team/member.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const keyOf = (workspace: string): string => `groundwork-members:${workspace}`;

/** The members of a workspace as this device last saw them, so that a name needs no network; null if it never did. */
export const readKeptMembers = (storage: SafeStorage, workspace: string): readonly ListedMember[] | null =>
  readRecord(storage, keyOf(workspace), membersSchema);

export const keepMembers = (storage: SafeStorage, workspace: string, members: readonly ListedMember[]): void =>
  storage.set(keyOf(workspace), JSON.stringify(members));
