import * as z from 'zod/mini';
import { type Overview, overviewSchema } from '#domain/team/many-teams.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const keyOf = (account: string): string => `groundwork-overview:${account}`;
/** Kept of each workspace: there is not room for all in every browser. */
const ideasAtMost = 20;

const keptSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  overview: overviewSchema,
});
export type KeptOverview = z.infer<typeof keptSchema>;

/** The ideas of all workspaces as this device last saw them; null if it never did. */
export const readKeptOverview = (storage: SafeStorage, account: string): KeptOverview | null =>
  readRecord(storage, keyOf(account), keptSchema);

export function keepOverview(storage: SafeStorage, account: string, overview: Overview, at: string): void {
  const workspaces = overview.workspaces.map((each) => ({
    ...each,
    ideas: each.ideas.slice(0, ideasAtMost),
    others: each.others + Math.max(0, each.ideas.length - ideasAtMost),
  }));
  storage.set(keyOf(account), JSON.stringify({ at, overview: { workspaces } }));
}
