import { createHash } from 'node:crypto';
import type { WaitingMail } from '../outbox/take-waiting.ts';

/** The id of a mail to a person: the same however often it is handed on, and without anything of theirs. RFC 5322, section 3.6.4. */
export function messageIdOf({ workspaceId, cause, kind }: WaitingMail, origin: string): string {
  const name = createHash('sha256').update(`${workspaceId} ${cause} ${kind}`).digest('hex').slice(0, 32);
  return `<${name}@${new URL(origin).hostname}>`;
}
