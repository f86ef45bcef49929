import type { Idea, IdeaStatus } from '../idea/idea.ts';
import { staleAfterDays } from './vault.ts';

const staleAfterMs = staleAfterDays * 24 * 60 * 60 * 1000;
const isOpen: Readonly<Record<IdeaStatus, boolean>> = {
  inbox: true,
  exploring: true,
  testing: true,
  building: true,
  paused: false,
  pivoted: false,
  killed: false,
};

/** Whether an idea that is still open has not been touched for `staleAfterDays`. `now` is ISO 8601. */
export const isStale = (idea: Pick<Idea, 'status' | 'archived' | 'changedAt'>, now: string): boolean =>
  !idea.archived && isOpen[idea.status] && Date.parse(now) - Date.parse(idea.changedAt) >= staleAfterMs;
