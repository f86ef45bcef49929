import * as z from 'zod/mini';
import { uuid } from '../log/id.ts';

/** More threads at a time are more than anybody opens at once. */
export const marksMax = 500;

/** The comment that an account has seen last in each thread. */
const marks = z.record(uuid, uuid);

export const commentReadsSchema = z.object({ seen: marks });

/** Further marks; each takes the place of the one that its thread had. */
export const newlySeenSchema = z.strictObject({
  seen: marks.check(
    z.refine((seen) => Object.keys(seen).length >= 1 && Object.keys(seen).length <= marksMax, {
      error: `marks 1 to ${marksMax} threads`,
    }),
  ),
});
