/** Names of the members of a team by their account; empty for a founder who works alone. */
export type Names = ReadonlyMap<string, string>;

export const noNames: Names = new Map();

/** The name of a member, or of somebody who was one. */
export const nameIn = (names: Names, accountId: string): string => names.get(accountId) ?? 'a former member';
