import type { SecurityEvent } from '../security/security-event.ts';
import type { RefusedProof } from './session-keys.ts';

/** A copy of a session's tokens has been tried without its key, or a proof a second time. */
export const proofRefusal = ({ accountId, sessionId, refusal }: RefusedProof): SecurityEvent => ({
  event: 'proof-refused',
  outcome: 'refused',
  reason: refusal,
  who: { accountId },
  sessionId,
});
