/** Who a request speaks for, once its access token has been accepted. */
export interface Principal {
  readonly accountId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  /** Thumbprint (RFC 7638) of the key that the session is bound to; null for a bearer session. */
  readonly keyThumbprint: string | null;
  /** When the access token ends. */
  readonly expiresAt: Date;
}
