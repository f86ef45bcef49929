import * as z from 'zod/mini';

/** Which mails a founder wants; those about security always come. */
export const notificationChoicesSchema = z.strictObject({
  /** What is new in the product, when it is published. */
  productNews: z.boolean(),
});

export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

export const noNotifications: NotificationChoices = { productNews: false };
