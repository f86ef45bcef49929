import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { domainAnswer, hostsAnswer, type OwnDomain, readHost } from '#domain/page/own-domain.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { requireMember } from '../http/require-member.ts';
import type { Attempts } from '../limits/attempts.ts';
import { takeOrRefuse } from '../limits/take-or-refuse.ts';
import type { CheckDomains } from './check-domains.ts';
import { recordsFor } from './domain-records.ts';
import { workingHosts } from './page-address.ts';

export interface DomainRouteDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly domains: Pick<CheckDomains, 'one'>;
  /** Signs proofs. */
  readonly key: Buffer;
  /** The host to which founders' hosts lead. */
  readonly target: string;
  /** Hosts of the product, which nobody else can have. */
  readonly reserved: readonly string[];
}

const params = z.object({ pageId: z.uuid() });
/** For one account: each asks the names of the internet. */
const checksAtMost = { most: 30, windowMs: 600_000 };

const words = {
  missing: 'Enter a domain, such as try.example.org.',
  malformed: 'This isn’t a domain. Enter one such as try.example.org, without a path or a port.',
  reserved: 'This domain can’t be used for a page.',
};

/** `/api/v1/pages/{pageId}/domain`: the domain of a founder's own at which a page is; `/api/v1/domains`: all that work. */
export const domainRoutes: FastifyPluginAsyncZod<DomainRouteDeps> = async (app, deps) => {
  const { db, eventStore, clock, attempts, domains, key, target, reserved } = deps;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const requirePage = async (workspaceId: string, pageId: string): Promise<void> => {
    const page = (await eventStore.snapshot(workspaceId, pageStreamOf(pageId)))?.state as Page | undefined;
    if (!page || page.removed) throw new ApiError(404, 'not-found', 'There’s no such page.');
  };
  const read = async (workspaceId: string, pageId: string): Promise<{ domain: OwnDomain | null }> => {
    const row = await db
      .selectFrom('page_domains')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('page_id', '=', pageId)
      .executeTakeFirst();
    if (!row) return { domain: null };
    const { host, state, fault, since, checked_at } = row;
    const records = recordsFor(key, { workspaceId, host }, target);
    const times = { since: since.toISOString(), checkedAt: checked_at?.toISOString() ?? null };
    return { domain: { ...{ host, state, fault, records }, ...times } };
  };
  const schema = { security: [{ session: [] }], params, response: { 200: domainAnswer } };
  const address = '/api/v1/pages/:pageId/domain';

  app.get(
    address,
    { onRequest: requireMember('read'), schema: { summary: 'The own domain of a page', ...schema } },
    async ({ principal: { workspaceId }, params: { pageId } }) => read(workspaceId, pageId),
  );

  app.get(
    '/api/v1/domains',
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'The domains of the workspace that work, by the ids of their pages',
        security: [{ session: [] }],
        response: { 200: hostsAnswer },
      },
    },
    async ({ principal: { workspaceId } }) => {
      const rows = await workingHosts(db, workspaceId).execute();
      return { hosts: Object.fromEntries(rows.map(({ page_id, host }) => [page_id, host])) };
    },
  );

  app.put(
    address,
    {
      onRequest: requireMember('edit'),
      schema: {
        summary: 'Claims a domain for a page; it works once its records prove whose it is, and lead here',
        ...schema,
        body: z.strictObject({ host: z.string().max(300) }),
      },
    },
    async ({ principal: { workspaceId, accountId }, params: { pageId }, body }) => {
      const wanted = readHost(body.host, reserved);
      if ('problem' in wanted) throw new ApiError(400, `domain-${wanted.problem}`, words[wanted.problem]);
      await requirePage(workspaceId, pageId);
      await takeOrRefuse(attempts, [{ key: `domains ${accountId}`, ...checksAtMost }]);
      const now = clock();
      const { host } = wanted;
      const isChanged = await db.transaction().execute(async (trx) => {
        const page = { workspace_id: workspaceId, page_id: pageId };
        // A host is one page's of a workspace: it moves to the page that is asked for.
        await trx
          .deleteFrom('page_domains')
          .where('workspace_id', '=', workspaceId)
          .where((either) =>
            either.or([
              either.and([either('host', '=', host), either('page_id', '<>', pageId)]),
              either.and([either('host', '<>', host), either('page_id', '=', pageId)]),
            ]),
          )
          .execute();
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('page_domains')
          .values({ ...page, host, state: 'waiting', fault: null, since: now, checked_at: null, check_at: now })
          .onConflict((conflict) => conflict.columns(['workspace_id', 'page_id']).doNothing())
          .executeTakeFirst();
        return Number(numInsertedOrUpdatedRows) > 0;
      });
      if (isChanged) await domains.one(workspaceId, pageId);
      return read(workspaceId, pageId);
    },
  );

  app.post(
    `${address}/check`,
    { onRequest: requireMember('edit'), schema: { summary: 'Reads the records of a page’s domain now', ...schema } },
    async ({ principal: { workspaceId, accountId }, params: { pageId } }) => {
      await takeOrRefuse(attempts, [{ key: `domains ${accountId}`, ...checksAtMost }]);
      await domains.one(workspaceId, pageId);
      return read(workspaceId, pageId);
    },
  );

  app.delete(
    address,
    { onRequest: requireMember('edit'), schema: { summary: 'Gives up the domain of a page', ...schema } },
    async ({ principal: { workspaceId }, params: { pageId } }) => {
      await db
        .deleteFrom('page_domains')
        .where('workspace_id', '=', workspaceId)
        .where('page_id', '=', pageId)
        .execute();
      return { domain: null };
    },
  );
};
