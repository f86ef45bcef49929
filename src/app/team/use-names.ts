import { useMemo } from 'react';
import { type Names, noNames } from '#domain/team/member-names.ts';
import { useMembers } from './use-members.ts';

/** The names of the members of the workspace by their accounts. Empty for a founder who works alone. */
export function useNames(): Names {
  const members = useMembers();
  return useMemo(
    () => (members.length === 0 ? noNames : new Map(members.map(({ accountId, name }) => [accountId, name]))),
    [members],
  );
}
