import * as z from 'zod/mini';
import { isApiFailure } from '#domain/api/api-failure.ts';
import { assetUrlsSchema } from '#domain/assets/asset.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';

/** Parts are drawn as they are folded: what the server has decided fits their shape. */
const parts = z.array(z.looseObject({ id: z.string() }));
const sharedSchema = z.object({
  node: z.object({ id: z.nullable(z.string()), nodes: parts, edges: parts, assets: assetUrlsSchema.shape.assets }),
  project: z.object({ title: z.string() }),
  signedIn: z.boolean(),
  owner: z.boolean(),
});

/** Reads the node that a link shows; null if it opens nothing. Rejects with an `ApiFailure` if that cannot be known. */
export async function readShared(
  call: (path: string) => Promise<unknown>,
  projectId: string,
  grant: string,
): Promise<SharedNode | null> {
  try {
    const path = `/api/v1/shared/${encodeURIComponent(projectId)}/${encodeURIComponent(grant)}`;
    return z.parse(sharedSchema, await call(path)) as unknown as SharedNode;
  } catch (failure) {
    if (isApiFailure(failure) && failure.kind === 'refused' && failure.status === 404) return null;
    throw failure;
  }
}
