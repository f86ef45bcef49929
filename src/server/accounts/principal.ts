import type { TokenScope } from '#domain/account/access-token.ts';
import type { Membership } from '../team/memberships.ts';

/** Who a request speaks for, once its access token has been accepted. */
export interface Principal {
  readonly accountId: string;
  /** The workspace that the request is about: the account’s own, unless the request names another one of theirs. */
  readonly workspaceId: string;
  /** Set where a route is about a workspace. */
  readonly membership?: Membership;
  /** The id of the session, or of the access token or grant that a program has come in by. */
  readonly sessionId: string;
  /** The access token; absent for a session. */
  readonly via?: {
    readonly tokenName: string;
    readonly scope: TokenScope;
    /** Whether a member has let it in as an assistant: it opens nothing but `/mcp`. */
    readonly isAssistant?: true;
  };
  /** Thumbprint (RFC 7638) of the key that the session is bound to; null for a bearer session. */
  readonly keyThumbprint: string | null;
  /** When the access token ends. */
  readonly expiresAt: Date;
}
