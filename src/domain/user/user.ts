import * as z from 'zod/mini';
import { workspaceSchema } from '../team/member.ts';

/** The current-user record of `GET /api/user/me`. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  createdAt: z.string(),
  /** Workspaces that the founder is a member of, their own first. Absent in records of old. */
  workspaces: z.optional(z.array(workspaceSchema)),
  userOnboarding: z.object({ onboardingCompleted: z.boolean() }),
});

export type User = z.infer<typeof userSchema>;
