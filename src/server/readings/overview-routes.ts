import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { overviewSchema } from '#domain/team/many-teams.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { limitedTo } from '../http/limited-to.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import { nameOfWorkspace } from '../team/name-of-workspace.ts';
import { createOverviewReader, type OverviewDeps } from './overview-reader.ts';
import { unlessKnown } from './reading-page.ts';

export interface OverviewRouteDeps extends OverviewDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** A minute: it is read when home is opened. */
const readAtMost = 60;

/** The ideas of all workspaces of an account, for somebody who looks after several teams. */
export const overviewRoutes: FastifyPluginAsyncZod<OverviewRouteDeps> = async (
  app,
  { pool, db, eventStore, clock },
) => {
  const ideasOf = createOverviewReader({ pool, eventStore });

  app.get(
    '/api/v1/workspaces/overview',
    {
      onRequest: requirePrincipal,
      config: limitedTo(readAtMost),
      schema: {
        summary: 'The explored ideas of all workspaces of the account: what their evidence says, and what comes next',
        description: 'For each member, whatever their role: nothing in it is about a person.',
        security: [{ session: [] }],
        response: { 200: overviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const today = clock().toISOString().slice(0, 10);
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('workspaces', 'workspaces.id', 'memberships.workspace_id')
        .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
        .select([
          'memberships.workspace_id as id',
          'role',
          'workspaces.position',
          nameOfWorkspace('memberships.workspace_id').as('name'),
        ])
        .where('memberships.account_id', '=', request.principal.accountId)
        .orderBy((eb) => eb('memberships.workspace_id', '!=', eb.ref('accounts.workspace_id')))
        .orderBy('since')
        .orderBy('memberships.workspace_id')
        .execute();
      const read = [];
      for (const { id, role, name, position } of rows)
        read.push({ id, name, role, ...(await ideasOf({ id, position: Number(position) }, today)) });
      // Roles can change while all of it is read.
      const workspaces = [];
      for (const each of read) {
        const now = app.memberships ? await app.memberships.find(each.id, request.principal.accountId) : each;
        if (now) workspaces.push({ ...each, role: now.role });
      }
      return unlessKnown(request, reply, { workspaces });
    },
  );
};
