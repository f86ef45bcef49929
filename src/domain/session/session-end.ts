/** How a session ended: by the founder's wish, or without it. */
export type SessionEnd = 'signed-out' | 'expired';
