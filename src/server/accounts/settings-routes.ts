import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentProjectSchema } from '#domain/account/current-project.ts';
import { displayNameSchema } from '#domain/account/display-name.ts';
import { notificationChangeSchema, notificationChoicesSchema } from '#domain/account/notification-choices.ts';
import { usageSchema } from '#domain/account/usage.ts';
import { userSchema } from '#domain/user/user.ts';
import type { Database } from '../db/database.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { enterWorkspace } from '../http/require-member.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { Accounts } from './accounts.ts';
import { measureUsage } from './measure-usage.ts';

export interface SettingsDeps {
  readonly accounts: Accounts;
  readonly db: Database;
}

/** Routes for the choices of founders, and for what they have used. */
export const settingsRoutes: FastifyPluginAsyncZod<SettingsDeps> = async (app, { accounts, db }) => {
  requireForAll(app, requirePrincipal);
  const security = [{ session: [] }];

  app.patch(
    '/api/user/me',
    {
      schema: {
        summary: 'Changes the name that the founder goes by',
        security,
        body: z.strictObject({ displayName: displayNameSchema }),
        response: { 200: userSchema },
      },
    },
    ({ principal, body }) => accounts.rename(principal.accountId, body.displayName),
  );

  app.get(
    '/api/user/me/notifications',
    {
      schema: {
        summary: 'What the founder wants to be told of',
        security,
        response: { 200: notificationChoicesSchema },
      },
    },
    ({ principal }) => accounts.readNotifications(principal.accountId),
  );

  app.put(
    '/api/user/me/notifications',
    {
      schema: {
        summary: 'Changes what the founder wants to be told of; what is not named stays',
        security,
        body: notificationChangeSchema,
        response: { 200: notificationChoicesSchema },
      },
    },
    ({ principal, body }) => accounts.changeNotifications(principal.accountId, body),
  );

  const currentProjectOf = async (accountId: string) => ({ projectId: await accounts.readCurrentProject(accountId) });

  app.get(
    '/api/user/me/current-project',
    {
      schema: {
        summary: 'Which project the founder works on',
        security,
        response: { 200: currentProjectSchema },
      },
    },
    ({ principal }) => currentProjectOf(principal.accountId),
  );

  app.put(
    '/api/user/me/current-project',
    {
      schema: {
        summary: 'Says which project the founder works on, for all devices',
        security,
        body: currentProjectSchema,
        response: { 200: currentProjectSchema },
      },
    },
    async ({ principal, body }) => {
      await accounts.chooseCurrentProject(principal.accountId, body.projectId);
      return currentProjectOf(principal.accountId);
    },
  );

  app.get(
    '/api/user/me/usage',
    { schema: { summary: 'What the founder has used', security, response: { 200: usageSchema } } },
    async ({ principal }) => {
      const { workspaceId } = await enterWorkspace(app.memberships, principal, undefined);
      return measureUsage(db, workspaceId);
    },
  );
};
