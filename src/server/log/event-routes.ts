import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isPersonalStream } from '#domain/log/is-personal-stream.ts';
import { type RecordedEvent, recordedEventSchema } from '#domain/log/recorded-event.ts';
import { pageBytes, type Snapshot } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import { jsonStream } from '../http/json-stream.ts';
import { requireMember, requireMembershipNow } from '../http/require-member.ts';
import { alsoForTokens, findPrincipal } from '../http/require-principal.ts';
import { takeForAnswer } from '../http/take-for-answer.ts';
import { foldedWithoutPeople, seesPeople } from './hide-personal.ts';
import type { LogDeps } from './log-deps.ts';
import { positionQuery } from './position-query.ts';
import { readEventsFor } from './read-events-for.ts';

const limit = z
  .string()
  .regex(/^\d{1,4}$/, 'must be a whole number')
  .transform(Number)
  .refine((given) => given >= 1 && given <= 1000, 'must be from 1 to 1000')
  .default(500);

/** Long enough for every name of a stream; one that nobody has is a stream without facts. */
const stream = z
  .string()
  .max(128)
  .regex(/^[\w-]+$/, 'must be the name of a stream');

const page = z.object({
  events: z.array(recordedEventSchema),
  position: z.int(),
  more: z.literal(true).optional().describe('The page is large and ends before its limit: more follows.'),
});
const snapshot = z.object({
  stream: z.string(),
  version: z.int(),
  position: z.int(),
  foldVersion: z.int(),
  state: z.json(),
});

const pageOfFacts = 1000;
/** How many states are read and sent: one of a founder, whose next ones wait. */
const statesAtOnce = { ofOwner: 1, inAll: 16, waiting: 4 };
/** Depth of a part of a canvas in the state: in a bucket of its nodes or edges. */
const partDepth = 4;

/** `GET /api/v1/events` and `/api/v1/snapshot`: the founder's own log, in pages or folded. */
export const eventRoutes: FastifyPluginAsyncZod<Pick<LogDeps, 'eventStore' | 'budget'>> = async (
  app,
  { eventStore, budget = createByteBudget() },
) => {
  const states = createByteBudget(statesAtOnce);
  /** Streams about people are small: all their facts are read. */
  const withoutPeople = async (workspaceId: string, found: Snapshot): Promise<Snapshot> => {
    if (!isPersonalStream(found.stream)) return found;
    const facts: RecordedEvent[] = [];
    for (let after = 0; ; ) {
      const page = await eventStore.readEvents(workspaceId, after, pageOfFacts, found.stream);
      facts.push(...page.events.filter(({ position }) => position <= found.position));
      if (page.events.length === 0 || page.position >= found.position) return foldedWithoutPeople(found, facts);
      after = page.position;
    }
  };
  const described = {
    onRequest: findPrincipal,
    preValidation: requireMember('read'),
    // The schema describes the answer; checking what our own types guarantee would cost more than the reading.
    serializerCompiler: () => JSON.stringify,
  };

  app.get(
    '/api/v1/events',
    {
      ...described,
      schema: {
        summary: 'Events of the founder in commit order, after a position',
        security: alsoForTokens,
        querystring: z.object({ after: positionQuery, limit, stream: stream.optional() }),
        response: { 200: page },
      },
    },
    async ({ principal, query }, reply) => {
      const share = await takeForAnswer(budget, principal.workspaceId, pageBytes, reply);
      const text = JSON.stringify(await readEventsFor(app.memberships, eventStore, principal, query));
      share.resize(Buffer.byteLength(text));
      return reply.type('application/json; charset=utf-8').send(text as unknown as z.infer<typeof page>);
    },
  );

  app.get(
    '/api/v1/snapshot',
    {
      ...described,
      schema: {
        summary: 'One stream of the founder, folded',
        security: alsoForTokens,
        querystring: z.object({ stream: z.string() }),
        response: { 200: snapshot },
      },
    },
    async ({ principal, query }, reply) => {
      const { workspaceId } = principal;
      await takeForAnswer(states, workspaceId, 1, reply);
      const found = await eventStore.snapshot(workspaceId, query.stream);
      if (!found) throw new ApiError(404, 'not-found', 'There’s no such stream.');
      const membership = await requireMembershipNow(app.memberships, principal);
      const shown = seesPeople(membership) ? found : await withoutPeople(workspaceId, found);
      const text: unknown = jsonStream(shown, partDepth);
      return reply.type('application/json; charset=utf-8').send(text as z.infer<typeof snapshot>);
    },
  );
};
