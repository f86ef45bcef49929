import * as z from 'zod/mini';

/** Response body of login, register and refresh-token: the session of one founder on one device. */
export const tokensSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
});

export type Tokens = z.infer<typeof tokensSchema>;
