/** Images that founders have put on their canvases. */
export interface AssetTables {
  assets: {
    workspace_id: string;
    id: string;
    /** SHA-256 of what was sent, so that the same image is kept once. */
    digest: Buffer;
    type: string;
    width: number;
    height: number;
    /** Size of `body`, in bytes. */
    bytes: number;
    created_at: Date;
    body: Buffer;
  };
}
