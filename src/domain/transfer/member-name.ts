/** The name of a member by their account, as files have it; empty for what the server did. */
export type MemberName = (accountId: string | undefined) => string;
