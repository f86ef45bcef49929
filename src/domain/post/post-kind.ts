import { postFoldVersion } from './post-facts.ts';

/** `post-{uuid}`: what a founder wishes of the product. Only the server has such streams, in the workspace of the system. */
export const postKind = {
  name: 'post',
  pattern: /^post-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: postFoldVersion,
} as const;
