import type { Share } from './canvas.ts';

/** Whether a link opens at a moment. ISO 8601. */
export const shareHolds = ({ revoked, expiresAt }: Share, at: string): boolean =>
  !revoked && (expiresAt === null || Date.parse(expiresAt) > Date.parse(at));
