import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { enAnswers } from '#domain/page/words/en.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import { takeShortBodies } from '../http/limit-bodies.ts';
import { readAddress } from '../intake/read-address.ts';
import type { Attempts } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';
import { takeOrRefuse } from '../limits/take-or-refuse.ts';

export interface WaitlistDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
}

/** Most joins from one address: each becomes a row, but a whole office may share the address. */
const joinsAtMost = 30;
const windowMs = 10 * 60_000;

/** Joining the waitlist. The answer never says who is on it. */
export const waitlistRoutes: FastifyPluginAsyncZod<WaitlistDeps> = async (app, { db, clock, attempts }) => {
  takeShortBodies(app);
  app.post(
    '/api/v1/waitlist',
    {
      schema: {
        summary: 'Joins the waitlist',
        body: z.strictObject({ email: z.string().max(320) }),
        response: { 202: z.undefined() },
      },
    },
    async (request, reply) => {
      const address = readAddress(request.body.email);
      if ('problem' in address) throw new ApiError(400, 'invalid-email', enAnswers.wrong.address[address.problem]);
      await takeOrRefuse(attempts, byAddress('waitlist', countedAddress(request.ip), joinsAtMost, windowMs));
      await db
        .insertInto('waitlist')
        .values({ email: address.email, joined_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return reply.code(202).send();
    },
  );
};
