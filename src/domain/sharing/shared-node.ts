import type { AssetUrls } from '../assets/asset.ts';
import type { SharedPart } from './shared-part.ts';

/** What `GET /api/v1/shared/{projectId}/{grant}` answers, and what the page of a link holds. */
export interface SharedNode {
  readonly node: SharedPart & {
    /** Of the node that was shared. */
    readonly id: string;
    /** Of its images, by id, with addresses that are good for one to two hours. */
    readonly assets: AssetUrls['assets'];
  };
  readonly project: { readonly title: string };
  /** Whether a session goes with the request. */
  readonly signedIn: boolean;
  /** Whether the canvas belongs to that session's founder. */
  readonly owner: boolean;
}
