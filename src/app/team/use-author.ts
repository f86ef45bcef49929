import { useMemo } from 'react';
import { type AuthorOf, authorOf } from '#features/history/author-of.ts';
import { labels } from '#features/history/labels.ts';
import { useMembers } from './use-members.ts';

/** Names who made a change: members of a team by their names, nobody where a founder works alone. */
export function useAuthor(): AuthorOf {
  const members = useMembers();
  return useMemo(() => {
    const names = new Map(members.map(({ accountId, name }) => [accountId, name]));
    return authorOf((id) => (names.size === 0 ? undefined : (names.get(id) ?? labels.formerMember)));
  }, [members]);
}
