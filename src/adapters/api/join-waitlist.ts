import type { CallApi } from './call-api.ts';

/** Leaves an address, to be told when new founders are let in. The answer is the same for every address. */
export async function joinWaitlist(call: CallApi, email: string): Promise<void> {
  await call('/api/v1/waitlist', { method: 'POST', body: { email } });
}
