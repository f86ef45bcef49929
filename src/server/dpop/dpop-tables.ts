export interface DpopTables {
  /** DPoP proofs that have come, so that none counts twice. */
  used_proofs: {
    /** SHA-256 of the key's thumbprint and the proof's `jti`. */
    id: Buffer;
    /** From then on it would be too old anyway. */
    expires_at: Date;
  };
}
