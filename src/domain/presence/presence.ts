import * as z from 'zod/mini';

/** `others` is how long one is shown that says nothing more; who is there says so again before. Milliseconds. */
export const presenceLimits = {
  selected: 100,
  device: 60,
  where: 300,
  field: 120,
  place: 2e6,
  bytes: 4096,
  aSecond: 30,
  othersMs: 30_000,
  sayAgainMs: 10_000,
} as const;

/** Beyond the edges of the canvas nobody points. In scene units. */
const place = z.number().check(z.minimum(-presenceLimits.place), z.maximum(presenceLimits.place));

/** Where one browser of a member is, and what it does there. Told to the others of the workspace, never kept. */
export const presenceSchema = z.strictObject({
  /** The place that is open: the stream of a canvas, or the address of a screen. */
  where: z.string().check(z.minLength(1), z.maxLength(presenceLimits.where)),
  /** In words for the founder: `Firefox on Linux`. */
  device: z.string().check(z.maxLength(presenceLimits.device)),
  /** In the scene; null while the pointer is elsewhere. */
  cursor: z.nullable(z.strictObject({ x: place, y: place })),
  /** The label of the field that is written in; null while none is. */
  field: z.nullable(z.string().check(z.maxLength(presenceLimits.field))),
  /** Ids of nodes and edges. */
  selected: z.array(z.string().check(z.regex(/^[0-9A-Za-z]{12}$/))).check(z.maxLength(presenceLimits.selected)),
});

/** Message that a browser sends on the live connection; `presence` is null when it has left. */
export const presenceSaidSchema = z.strictObject({
  type: z.literal('presence'),
  presence: z.nullable(presenceSchema),
});

/**
 * Message to the other browsers of the workspace: `from` is one connection and `account` whose it is, by the server’s word;
 * `presence` is null if it is gone.
 */
export const presenceHeardSchema = z.object({
  type: z.literal('presence'),
  from: z.string(),
  account: z.string(),
  presence: z.nullable(presenceSchema),
});

export type Presence = z.infer<typeof presenceSchema>;
export type PresenceHeard = z.infer<typeof presenceHeardSchema>;
