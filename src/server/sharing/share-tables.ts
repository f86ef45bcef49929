/** Links that show one node, as the facts of the canvases have them. Written with those facts, see `append-plans.ts`. */
export interface ShareTables {
  shares: {
    workspace_id: string;
    /** SHA-256 of the last segment of the link. */
    grant_hash: Buffer;
    /** Of the canvas. */
    stream: string;
    node: string;
    /** Null while it holds until it is revoked. */
    expires_at: Date | null;
    revoked: boolean;
  };
}
