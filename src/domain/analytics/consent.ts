import * as z from 'zod/mini';

/** The founder's answer on this device to the question whether it may be counted. */
export const consentSchema = z.discriminatedUnion('choice', [
  /** `deviceId` is random, made for this consent, and gone with it. */
  z.strictObject({ choice: z.literal('granted'), deviceId: z.uuid() }),
  z.strictObject({ choice: z.literal('refused') }),
]);

export type Consent = z.infer<typeof consentSchema>;
