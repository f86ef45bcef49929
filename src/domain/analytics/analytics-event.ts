import * as z from 'zod/mini';
import { ideaStatuses } from '../idea/idea.ts';
import { type RouteName, routes } from '../routes/routes.ts';

const screens: readonly RouteName[] = [...routes.map(({ name }) => name), 'not-found'];

/** Everything that is ever counted, and all that is ever said of it: no text, no address, no id of a founder's. */
export const analyticsEventSchema = z.discriminatedUnion('name', [
  /** The name of the route; never the address, which may hold ids and secrets. */
  z.strictObject({ name: z.literal('screen_viewed'), screen: z.enum(screens) }),
  z.strictObject({ name: z.literal('idea_captured') }),
  z.strictObject({ name: z.literal('idea_moved'), status: z.enum(ideaStatuses) }),
  z.strictObject({ name: z.literal('idea_archived') }),
]);

export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;
