import * as z from 'zod/mini';
import { roles } from './role.ts';

/** A member as `GET /api/v1/members` lists them. */
const memberSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  /** Where their picture is; null without one. */
  picture: z.nullable(z.string()),
  role: z.enum(roles),
  /** ISO 8601. */
  since: z.string(),
});
export const membersSchema = z.array(memberSchema);
export type ListedMember = z.infer<typeof memberSchema>;

/** A workspace of the founder’s, as the user record lists them: their own first. `members` counts them. */
export const workspaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  members: z.int(),
});
export type ListedWorkspace = z.infer<typeof workspaceSchema>;

/** An invitation as whoever holds its token may see it. */
export const invitationSchema = z.object({
  workspace: z.string(),
  role: z.enum(roles),
  /** The name of who sent it; null if they are gone. */
  from: z.nullable(z.string()),
});
export type Invited = z.infer<typeof invitationSchema>;

/** The answer to an acceptance: the id of the workspace. */
export const acceptedSchema = z.object({ workspace: z.string(), role: z.enum(roles) });
