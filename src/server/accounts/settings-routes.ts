import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { displayNameSchema } from '#domain/account/display-name.ts';
import { notificationChoicesSchema } from '#domain/account/notification-choices.ts';
import { usageSchema } from '#domain/account/usage.ts';
import { userSchema } from '#domain/user/user.ts';
import type { Database } from '../db/database.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { Accounts } from './accounts.ts';
import { measureUsage } from './measure-usage.ts';

export interface SettingsDeps {
  readonly accounts: Accounts;
  readonly db: Database;
}

/** What founders choose for themselves, and what they have used. */
export const settingsRoutes: FastifyPluginAsyncZod<SettingsDeps> = async (app, { accounts, db }) => {
  app.addHook('onRequest', requirePrincipal);
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
        summary: 'Chooses what the founder wants to be told of',
        security,
        body: notificationChoicesSchema,
        response: { 200: notificationChoicesSchema },
      },
    },
    ({ principal, body }) => accounts.chooseNotifications(principal.accountId, body),
  );

  app.get(
    '/api/user/me/usage',
    { schema: { summary: 'What the founder has used', security, response: { 200: usageSchema } } },
    ({ principal }) => measureUsage(db, principal.workspaceId),
  );
};
