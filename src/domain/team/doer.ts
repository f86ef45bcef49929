import type { ListedMember } from './member.ts';
import { isTeam, type Team } from './team.ts';

/** Somebody who did something, as the members of a team see them. */
export interface Doer {
  readonly name: string;
  readonly picture?: string;
}

/** Says who did something; null where that says nothing: to a founder who works alone, and while names are not known. */
export type DoerOf = (accountId: string | undefined) => Doer | null;

/**
 * Says who did something as the subject of a sentence: "you", "Mira" or "a former member". Null in a team where it is not
 * known, as for what the server did.
 */
export type SubjectOf = (accountId: string | undefined) => string | null;

const formerMember: Doer = { name: 'a former member' };

/** `own` is the account of the reader; `listed` are the members as far as their names are known. */
export function doersIn(team: Team | undefined, listed: readonly ListedMember[], own: string): DoerOf {
  const { members, isAlone } = othersIn(team, own);
  const known = new Map(listed.map(({ accountId, name, picture }) => [accountId, { name, picture }]));
  return (accountId) => {
    if (accountId === undefined || (isAlone && accountId === own)) return null;
    if (accountId !== own && !Object.hasOwn(members, accountId)) return formerMember;
    const found = known.get(accountId);
    if (!found) return null;
    const name = accountId === own ? 'you' : found.name;
    return { name, ...(found.picture !== null && { picture: found.picture }) };
  };
}

/** The same as a subject. A founder who works alone is "you", as is what they did before anybody was named. */
export function subjectsIn(team: Team | undefined, listed: readonly ListedMember[], own: string): SubjectOf {
  const { isAlone } = othersIn(team, own);
  const doerOf = doersIn(team, listed, own);
  return (accountId) => {
    if (accountId === own || (isAlone && accountId === undefined)) return 'you';
    return doerOf(accountId)?.name ?? null;
  };
}

function othersIn(team: Team | undefined, own: string) {
  const members = isTeam(team) ? team.members : {};
  return { members, isAlone: Object.keys(members).every((id) => id === own) };
}
