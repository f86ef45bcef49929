import * as z from 'zod/mini';
import { uuid } from '../log/id.ts';

/** `others` is how long one is shown that says nothing more; who is there says so again before. Milliseconds. */
export const presenceLimits = {
  selected: 100,
  device: 60,
  place: 2e6,
  bytes: 4096,
  aSecond: 30,
  othersMs: 30_000,
  sayAgainMs: 10_000,
} as const;

/** Beyond the edges of the canvas nobody points. In scene units. */
const place = z.number().check(z.minimum(-presenceLimits.place), z.maximum(presenceLimits.place));

/** Where one browser of a founder is on a canvas, and what it has selected. Told to the others, never kept. */
export const presenceSchema = z.strictObject({
  canvas: uuid,
  /** In words for the founder: `Firefox on Linux`. */
  device: z.string().check(z.maxLength(presenceLimits.device)),
  /** In the scene; null while the pointer is elsewhere. */
  cursor: z.nullable(z.strictObject({ x: place, y: place })),
  /** Ids of nodes and edges. */
  selected: z.array(z.string().check(z.regex(/^[0-9A-Za-z]{12}$/))).check(z.maxLength(presenceLimits.selected)),
});

/** Message that a browser sends on the live connection; `presence` is null when it has left the canvas. */
export const presenceSaidSchema = z.strictObject({
  type: z.literal('presence'),
  presence: z.nullable(presenceSchema),
});

/** Message to the founder's other browsers: `from` is one connection, `presence` null if it is gone from the canvas. */
export const presenceHeardSchema = z.object({
  type: z.literal('presence'),
  from: z.string(),
  presence: z.nullable(presenceSchema),
});

export type Presence = z.infer<typeof presenceSchema>;
export type PresenceHeard = z.infer<typeof presenceHeardSchema>;
