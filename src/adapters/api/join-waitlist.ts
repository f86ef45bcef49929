import type { CallApi } from './call-api.ts';

/** Puts an address on the waitlist; the answer is the same whoever it is. */
export async function joinWaitlist(call: CallApi, email: string): Promise<void> {
  await call('/api/v1/waitlist', { method: 'POST', body: { email } });
}
