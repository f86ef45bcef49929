import * as z from 'zod/mini';

/** What a founder wants to be told of; mails about the security of the account always come. */
export const notificationChoicesSchema = z.strictObject({
  /** A mark in the navigation while there is news that was not read. */
  newsBadge: z.boolean(),
});

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export const usualNotifications: NotificationChoices = { newsBadge: true };
