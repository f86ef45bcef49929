import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type CommandEnvelope, commandBatchSchema } from '#domain/log/command-envelope.ts';
import { type CommandResult, commandResultSchema } from '#domain/log/command-result.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { TeamFactOf } from '#domain/team/team-facts.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { readJson } from '../http/read-json.ts';
import { requireMember, scopeInsufficient } from '../http/require-member.ts';
import { alsoForTokens, findPrincipal } from '../http/require-principal.ts';
import { resultsFor } from './hide-personal.ts';
import type { LogDeps } from './log-deps.ts';

const answer = z.object({ results: z.array(commandResultSchema) });

/** `POST /api/v1/commands`: a founder's commands, each with its answer. */
export const commandRoutes: FastifyPluginAsyncZod<
  Pick<LogDeps, 'eventStore' | 'meter' | 'hasVerifiedAddress' | 'isBanned' | 'limitWriting' | 'foreignChanges'>
> = async (app, { eventStore, meter, hasVerifiedAddress, isBanned, limitWriting, foreignChanges }) => {
  // Names such as `__proto__` are for the schema, which copies none of them: in data they must not hold up the others.
  // What is empty is no body, so that who may not send any hears that first.
  readJson(app, { onPoisoning: 'ignore', isEmptyAllowed: true });

  app.post(
    '/api/v1/commands',
    {
      onRequest: findPrincipal,
      preValidation: requireMember('read'),
      schema: {
        summary: 'Commands, in order, and an answer to each',
        security: alsoForTokens,
        body: commandBatchSchema,
        response: { 200: answer },
      },
      // The schema describes the answer; checking what our own types guarantee would cost more than the append.
      serializerCompiler: () => JSON.stringify,
    },
    async ({ body, principal, bodyBytes = 0 }) => {
      const { accountId, workspaceId, sessionId, membership, via } = principal;
      if (via?.scope === 'read') throw scopeInsufficient();
      await limitWriting?.take(workspaceId, body.commands.length, bodyBytes);
      const mayPublish = body.commands.some(needsVerifiedAddress)
        ? { hasVerifiedAddress: await hasVerifiedAddress(accountId), isBanned: await isBanned(workspaceId, accountId) }
        : {};
      const by = { kind: 'founder', id: accountId } as const;
      // Roles and authors matter only where there are others; whoever works alone pays for neither.
      const amongOthers = membership?.isTeam
        ? {
            alsoReads: [teamStreamOf(workspaceId)],
            foreignChanges: await foreignChanges?.(workspaceId, accountId, body.commands),
          }
        : {};
      const actor = { workspaceId, by, device: sessionId, via: via?.tokenName, ...mayPublish, ...amongOthers };
      const executed = await eventStore.execute(actor, body.commands, { atomic: body.atomic });
      if (body.commands.some(({ stream }) => stream === teamStreamOf(workspaceId))) {
        app.memberships?.forget(workspaceId);
        // Before the answer: mails of a workspace go to whoever’s own it is.
        for (const id of partedIn(executed)) await app.memberships?.settle(id);
      }
      const results = resultsFor(membership, executed);
      meter?.answered(results);
      if (results.some((result) => result.status === 'rejected' && result.reason === 'not-found')) {
        const refused = { event: 'access-refused', outcome: 'refused', reason: 'not-found-or-not-yours' } as const;
        app.securityEvents?.record({ ...refused, who: { accountId }, sessionId, route: '/api/v1/commands' });
      }
      return { results } as z.infer<typeof answer>;
    },
  );
};

function needsVerifiedAddress({ stream, type }: CommandEnvelope): boolean {
  const commands = kindOfStream(stream)?.commands;
  return commands !== undefined && Object.hasOwn(commands, type) && commands[type]?.needsVerifiedAddress === true;
}

/** Accounts that have left or were removed. */
const partedIn = (results: readonly CommandResult[]): readonly string[] =>
  results.flatMap((result) =>
    result.status === 'accepted'
      ? result.events.flatMap(({ type, data }) =>
          type === 'MemberRemoved' || type === 'MemberLeft' ? [(data as TeamFactOf<'MemberLeft'>).accountId] : [],
        )
      : [],
  );
