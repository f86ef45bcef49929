import type { CallApi } from './call-api.ts';

/** Tells the server that this session is over, or with `allDevices` every session of the account. */
export async function endSession(call: CallApi, accessToken: string, allDevices: boolean): Promise<void> {
  await call('/api/v1/auth/logout', { method: 'POST', body: { allDevices }, accessToken });
}
