import * as z from 'zod/mini';
import { uuid } from './id.ts';

/** Where something was recorded before it came here: a fact in the log of another workspace, with the hash that proves it. */
export const originSchema = z.strictObject({
  workspace: uuid,
  position: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export type Origin = z.infer<typeof originSchema>;
