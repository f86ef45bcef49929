/** How a session ended: by the founder's choice, or without it. */
export type SessionEnd = 'signed-out' | 'expired';
