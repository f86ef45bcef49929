import type { AssetUrls } from '../assets/asset.ts';
import type { SharedPart } from './shared-part.ts';

/** The data block of a shared page: what the server drew it from; null when the link opens nothing. */
export interface SharedPageData {
  readonly shared: SharedNode | null;
}

/** Response body of `GET /api/v1/shared/{projectId}/{grant}`, and data in the page of a link. */
export interface SharedNode {
  readonly node: SharedPart & {
    /** Id of the node that was shared; null for a selection and for a whole canvas. */
    readonly id: string | null;
    /** Its images, by id, with addresses that are good for one to two hours. */
    readonly assets: AssetUrls['assets'];
  };
  readonly project: { readonly title: string };
  /** Whether a session goes with the request. */
  readonly signedIn: boolean;
  /** Whether the canvas belongs to that session's founder. */
  readonly owner: boolean;
}
