import * as z from 'zod/mini';
import { uuid } from '../log/id.ts';
import { tokenScopes } from './access-token.ts';

/** An assistant that a member has let into a workspace, as they see it in a list. Times are ISO 8601. */
const assistantSchema = z.object({
  id: z.string(),
  /** The name that the program gives itself: "Claude". */
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** To the minute; null if it never was. */
  lastUsedAt: z.nullable(z.string()),
});
export const assistantsSchema = z.array(assistantSchema);
export type AssistantGrant = z.infer<typeof assistantSchema>;

/** The request of an assistant, as the page shows it on which a member allows or refuses it. */
export const assistantRequestSchema = z.object({
  name: z.string(),
  /** Where the answer goes: a host, or the scheme of an app on this device. */
  leadsTo: z.string(),
  scope: z.enum(tokenScopes),
});
export type AssistantRequest = z.infer<typeof assistantRequestSchema>;

/** `scope`: not more than was asked for. `workspaceId`: one of the member’s. */
export const assistantAnswerSchema = z.discriminatedUnion('allow', [
  z.strictObject({ allow: z.literal(true), scope: z.enum(tokenScopes), workspaceId: uuid }),
  z.strictObject({ allow: z.literal(false) }),
]);
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;

export const answeredRequestSchema = z.object({ redirectTo: z.string() });
