import * as z from 'zod/mini';

/** A founder's usage, as `GET /api/user/me/usage` counts it. */
export const usageSchema = z.object({
  plan: z.literal('free'),
  /** Ever captured, archived ones included. */
  ideas: z.int(),
  /** Ideas that ever began to be explored, what was removed included. */
  projects: z.int(),
  events: z.int(),
  /** Size of the founder's log in the database, in bytes. */
  storedBytes: z.int(),
  /** Ever added to a canvas; what they take, in bytes. */
  images: z.int(),
  imageBytes: z.int(),
  /** Sent by strangers who answer surveys, or about to be; what they take, in bytes. */
  files: z.int(),
  fileBytes: z.int(),
});

export type Usage = z.infer<typeof usageSchema>;
