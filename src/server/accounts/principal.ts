/** Who a request speaks for, once its access token has been accepted. */
export interface Principal {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  /** When the access token ends. */
  readonly expiresAt: Date;
}
