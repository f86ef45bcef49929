import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type DoerOf, doersIn, type SubjectOf, subjectsIn } from '#domain/team/doer.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useMembers } from './use-members.ts';
import { useTeam } from './use-team.ts';

/** Says who did something, where others work too. */
export function useDoers(): DoerOf {
  const own = useSelector(useApp().actorOf('user'), selectUser)?.id ?? '';
  const members = useMembers();
  const team = useTeam();
  return useMemo(() => doersIn(team, members, own), [team, members, own]);
}

/** Says who did something as the subject of a sentence: "you" for a founder who works alone. */
export function useSubjects(): SubjectOf {
  const own = useSelector(useApp().actorOf('user'), selectUser)?.id ?? '';
  const members = useMembers();
  const team = useTeam();
  return useMemo(() => subjectsIn(team, members, own), [team, members, own]);
}

/** Words with which titles of facts and histories name members. */
export function useDoerWords() {
  const doer = useDoers();
  return useMemo(() => ({ doer, member: (accountId: string) => doer(accountId)?.name ?? 'a member' }), [doer]);
}
