import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { pictureAddress } from '#domain/account/picture.ts';
import { acceptedSchema, invitationSchema, membersSchema } from '#domain/team/member.ts';
import { mayJoinAnother, type Team, teamLimits } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { limitedTo } from '../http/limited-to.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens, requirePrincipal } from '../http/require-principal.ts';
import { mailboxOf } from '../identity/mailbox-of.ts';
import { readInvitationToken, writeInvitationToken } from './invitation-token.ts';
import { nameOfWorkspace } from './name-of-workspace.ts';
import { openInvitation } from './open-invitation.ts';

export interface TeamRouteDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly clock: Clock;
  /** Signs the tokens of invitations. */
  readonly key: Buffer;
  /** Where founders reach the product. */
  readonly publicUrl: string;
}

/** Each tells whether a token holds. */
const triesAtMost = 60;
const body = z.strictObject({ token: z.string().min(1).max(200) });
const noInvitation = () => new ApiError(404, 'not-found', 'This invitation is no longer open. Ask for a new one.');

/** Members of a workspace, and the ways to become one. */
export const teamRoutes: FastifyPluginAsyncZod<TeamRouteDeps> = async (
  app,
  { db, eventStore, clock, key, publicUrl },
) => {
  const security = [{ session: [] }];
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  /** Finds the invitation that a token stands for; throws 404 if it no longer holds. */
  const open = async (token: string) => {
    const named = readInvitationToken(key, token);
    const found = named && (await eventStore.snapshot(named.workspaceId, teamStreamOf(named.workspaceId)));
    const invitation = named && found && openInvitation(found.state as Team, named, clock().toISOString());
    if (!named || !invitation) throw noInvitation();
    return { named, invitation };
  };

  app.get(
    '/api/v1/members',
    {
      onRequest: requireMember('read'),
      schema: { summary: 'Members of the workspace', security: alsoForTokens, response: { 200: membersSchema } },
    },
    async ({ principal: { workspaceId } }) => {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
        .leftJoin('account_pictures', 'account_pictures.account_id', 'accounts.id')
        .select([
          'accounts.id',
          'display_name',
          'email',
          'photo_url',
          'account_pictures.id as pictureId',
          'role',
          'since',
        ])
        .where('memberships.workspace_id', '=', workspaceId)
        .orderBy('since')
        .orderBy('accounts.id')
        .execute();
      return rows.map(({ id, display_name, email, photo_url, pictureId, role, since }) => ({
        accountId: id,
        name: display_name ?? email,
        picture: pictureId === null ? photo_url : pictureAddress(pictureId),
        role,
        since: since.toISOString(),
      }));
    },
  );

  app.get(
    '/api/v1/workspaces/holding',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'The workspace of the account that holds a stream',
        security,
        querystring: z.object({ stream: z.string().max(100) }),
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    async ({ principal: { accountId }, query: { stream } }) => {
      const found = await db
        .selectFrom('memberships')
        .innerJoin('events', 'events.workspace_id', 'memberships.workspace_id')
        .select('memberships.workspace_id as id')
        .where('memberships.account_id', '=', accountId)
        .where('events.stream', '=', stream)
        .where('events.version', '=', 1)
        .limit(1)
        .executeTakeFirst();
      if (!found) throw new ApiError(404, 'not-found', 'None of your workspaces has this.');
      return found;
    },
  );

  app.get(
    '/api/v1/invitations/links/:linkId',
    {
      onRequest: requireMember('manage'),
      schema: {
        summary: 'The address of a link to join',
        security,
        params: z.object({ linkId: z.uuid() }),
        response: { 200: z.object({ url: z.string() }) },
      },
    },
    async ({ principal: { workspaceId }, params: { linkId } }) => {
      const token = writeInvitationToken(key, { way: 'link', workspaceId, id: linkId });
      await open(token);
      return { url: joinAddress(publicUrl, token) };
    },
  );

  app.post(
    '/api/v1/invitations/read',
    {
      config: limitedTo(triesAtMost),
      schema: { summary: 'What an invitation is to', body, response: { 200: invitationSchema } },
    },
    async ({ body: { token } }) => {
      const { named, invitation } = await open(token);
      const { workspaceId, id } = named;
      const inviter = db
        .selectFrom('events')
        .innerJoin('accounts', (join) => join.on(sql`accounts.id::text`, '=', sql.ref('events.by_id')))
        .select(sql<string>`coalesce(display_name, split_part(email, '@', 1))`.as('name'))
        .where('events.workspace_id', '=', workspaceId)
        .where('stream', '=', teamStreamOf(workspaceId))
        .where('type', 'in', ['MemberInvited', 'InvitationLinkOpened'])
        .where(sql`${id}`, 'in', sql`(data->>'invitationId', data->>'linkId')`);
      const { name } = await db
        .selectFrom('workspaces')
        .select(nameOfWorkspace('workspaces.id').as('name'))
        .where('id', '=', workspaceId)
        .executeTakeFirstOrThrow();
      return { workspace: name, role: invitation.role, from: (await inviter.executeTakeFirst())?.name ?? null };
    },
  );

  app.post(
    '/api/v1/invitations/accept',
    {
      onRequest: requirePrincipal,
      config: limitedTo(triesAtMost),
      schema: {
        summary:
          'Joins a workspace by an invitation: its mail’s, for a verified address that is the invited one, or a link’s',
        security,
        body,
        response: { 200: acceptedSchema },
      },
    },
    async ({ principal: { accountId }, body: { token } }) => {
      const { named, invitation } = await open(token);
      const { way, workspaceId, id } = named;
      const account = await db
        .selectFrom('accounts')
        .select(['email', 'email_verified'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (invitation.email !== undefined && mailboxOf(invitation.email) !== mailboxOf(account.email))
        throw new ApiError(403, 'other-address', 'This invitation is for another email. Sign in with that one.');
      if (!account.email_verified)
        throw new ApiError(403, 'address-unverified', 'Verify your email first, then accept the invitation.');
      const { count } = await db
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .where('workspace_id', '<>', workspaceId)
        .executeTakeFirstOrThrow();
      if (!mayJoinAnother(Number(count)))
        throw new ApiError(
          409,
          'too-many-workspaces',
          `You can be a member of ${teamLimits.workspaces} workspaces. Leave one first.`,
        );
      const [result] = await eventStore.execute({ workspaceId, by: { kind: 'system', id: 'team' }, device: 'server' }, [
        {
          id: `join:${id}:${accountId}:${clock().getTime()}`,
          type: 'AddMember',
          stream: teamStreamOf(workspaceId),
          data: { accountId, ...(way === 'mail' ? { invitationId: id } : { linkId: id }) },
          at: clock().toISOString(),
        },
      ]);
      app.memberships?.forget(workspaceId);
      if (result?.status !== 'accepted') {
        if (result?.reason === 'team-full')
          throw new ApiError(409, 'team-full', 'This workspace has no room for more members.');
        throw noInvitation();
      }
      return { workspace: workspaceId, role: invitation.role };
    },
  );
};

/** Where somebody accepts an invitation. */
export const joinAddress = (publicUrl: string, token: string): string => `${publicUrl}/join?token=${token}`;
