/**
 * Source of visitors who followed a link that somebody shared after signing up. No tag and no host is written like it,
 * since those are in lower case.
 */
export const invitedSource = 'Invited by a sign-up';

const [name, value] = ['via', 'invite'] as const;

/** The address of a page, as somebody shares it who has signed up there. */
export const invitationTo = (page: string): string => `${page}?${name}=${value}`;

/** Whether the query of a visit is that of such a link. */
export const isInvitation = (query: Readonly<Record<string, unknown>>): boolean => query[name] === value;
