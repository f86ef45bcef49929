import * as z from 'zod/mini';

/** The current-user record of `GET /api/user/me`. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  createdAt: z.string(),
  userOnboarding: z.object({ onboardingCompleted: z.boolean() }),
});

export type User = z.infer<typeof userSchema>;
