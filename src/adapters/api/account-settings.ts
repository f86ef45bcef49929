import * as z from 'zod/mini';
import {
  type NotificationChange,
  type NotificationChoices,
  notificationChoicesSchema,
} from '#domain/account/notification-choices.ts';
import { type Usage, usageSchema } from '#domain/account/usage.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { type User, userSchema } from '#domain/user/user.ts';

/** Keeps the name that the founder goes by. Rejects with an `ApiFailure`, as all of these do. */
export async function saveDisplayName(call: AuthorisedCall, displayName: string | null): Promise<User> {
  return z.parse(userSchema, await call('/api/user/me', { method: 'PATCH', body: { displayName } }));
}

export async function fetchUsage(call: AuthorisedCall): Promise<Usage> {
  return z.parse(usageSchema, await call('/api/user/me/usage'));
}

export async function fetchNotifications(call: AuthorisedCall): Promise<NotificationChoices> {
  return z.parse(notificationChoicesSchema, await call('/api/user/me/notifications'));
}

export async function saveNotifications(
  call: AuthorisedCall,
  change: NotificationChange,
): Promise<NotificationChoices> {
  const body = change as JsonObject;
  return z.parse(notificationChoicesSchema, await call('/api/user/me/notifications', { method: 'PUT', body }));
}

/** For good; `firebaseToken` comes from a sign-in of the last five minutes. */
export async function deleteAccount(call: AuthorisedCall, firebaseToken: string): Promise<void> {
  await call('/api/user/me', { method: 'DELETE', body: { firebaseToken } });
}
