import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { activityPageSchema } from '#domain/account/activity-record.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import { activityPlace } from './event-rows.ts';
import type { SecurityEvents } from './security-events.ts';

const limit = z
  .string()
  .regex(/^\d{1,2}$/, 'must be a whole number')
  .transform(Number)
  .refine((given) => given >= 1 && given <= 50, 'must be from 1 to 50')
  .default(10);

/** `GET /api/v1/auth/activity`: what happened to the founder's own account. */
export const activityRoutes: FastifyPluginAsyncZod<{ readonly securityEvents: SecurityEvents }> = async (
  app,
  { securityEvents },
) => {
  app.get(
    '/api/v1/auth/activity',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'What happened to the account of the founder in the last 90 days, the newest first',
        description:
          'Sign-ins and failed ones, sessions that ended, and changes of how the founder signs in. The same thing from the same place within an hour is one entry with its count. The address is left out after 30 days. For the next page, pass `next` as `before`.',
        security: [{ session: [] }],
        querystring: z.object({ before: z.string().regex(activityPlace, 'must be from a page').optional(), limit }),
        response: { 200: activityPageSchema },
      },
    },
    ({ principal, query }) => securityEvents.recent(principal, query),
  );
};
