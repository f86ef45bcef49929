import type { CommentPeople } from './comment-people.ts';
import { labels } from './labels.ts';

/** The name of an account as a member knows it; of one that is gone nothing is known. */
export function nameOf({ own, members }: CommentPeople, accountId: string | null): string {
  if (accountId === null || accountId === own) return labels.you;
  return members.find((member) => member.accountId === accountId)?.name || labels.formerMember;
}

/** Everyone who can be mentioned: all but the reader. */
export const othersOf = ({ own, members }: CommentPeople) =>
  members.filter(({ accountId, name }) => accountId !== own && name !== '');
