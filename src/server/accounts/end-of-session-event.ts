import { deviceName } from '#domain/account/device-name.ts';
import type { SecurityEvent } from '../security/security-event.ts';

/** A session that the server has ended, and why. */
export interface EndedSession {
  readonly id: string;
  readonly accountId: string;
  readonly userAgent: string | null;
  /** `token-reused`: a refresh token came that had been replaced long before. */
  readonly reason: 'expired' | 'token-reused' | 'too-many' | 'revoked';
}

export const endOfSessionEvent = ({ id, accountId, userAgent, reason }: EndedSession): SecurityEvent => ({
  event: 'session-ended',
  outcome: reason === 'token-reused' ? 'refused' : 'success',
  reason,
  who: { accountId },
  sessionId: id,
  by: 'server',
  endedDevice: deviceName(userAgent),
});
