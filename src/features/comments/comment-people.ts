/** Somebody in the workspace, as comments show them. */
export interface CommentPerson {
  readonly accountId: string;
  /** Empty if nobody knows one. */
  readonly name: string;
  readonly picture?: string | undefined;
}

/** Everybody whom comments name, and who reads them. */
export interface CommentPeople {
  readonly own: string;
  readonly members: readonly CommentPerson[];
  /** Whether this account may remove the comments of others. */
  readonly isOwner: boolean;
}
