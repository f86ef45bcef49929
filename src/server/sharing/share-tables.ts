/** Links that show a canvas or a part of one, as the facts of the canvases have them. Written with those facts, see `append-plans.ts`. */
export interface ShareTables {
  shares: {
    /** Null once the workspace is deleted: then the hash alone is kept, so that nobody can use the grant again. */
    workspace_id: string | null;
    /** SHA-256 of the last segment of the link. */
    grant_hash: Buffer;
    /** Stream of the canvas; null with `workspace_id`. */
    stream: string | null;
    /** Null for a selection and a whole canvas, of which the canvas's facts tell, and with `workspace_id`. */
    node: string | null;
    /** Null while it holds until it is revoked. */
    expires_at: Date | null;
    revoked: boolean;
  };
}
