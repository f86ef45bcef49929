/** A founder's profile at an identity provider. */
export interface IdentityProfile {
  readonly uid: string;
  /** Empty if the provider knows none. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}
