import type { IdeaOrder, IdeaQuery } from './vault.ts';

/** In which direction an order makes most sense: the newest, the latest and the best first, names and ranks from the start. */
export const startsDescending: Readonly<Record<IdeaOrder, boolean>> = {
  captured: true,
  changed: true,
  title: false,
  status: false,
  score: true,
  evidence: true,
  hand: false,
};

/** Everything that is not archived, the newest first. */
export const wholeVault: IdeaQuery = {
  text: '',
  statuses: [],
  tags: [],
  isStale: false,
  isArchived: false,
  order: 'captured',
  isDescending: true,
};

/** Whether the query leaves ideas out of the list that it is about. */
export const isNarrowed = ({ text, statuses, tags, isStale }: IdeaQuery): boolean =>
  text.trim() !== '' || statuses.length > 0 || tags.length > 0 || isStale;
