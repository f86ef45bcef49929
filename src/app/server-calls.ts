import { beginSession } from '#adapters/api/begin-session.ts';
import { type CallApi, createCallApi } from '#adapters/api/call-api.ts';
import { endSession } from '#adapters/api/end-session.ts';
import { createFetchJson } from '#adapters/api/fetch-json.ts';
import { joinWaitlist } from '#adapters/api/join-waitlist.ts';
import { refreshTokens } from '#adapters/api/refresh-tokens.ts';
import type { Tokens } from '#domain/session/tokens.ts';

/** The session's calls to our server, and any other call. */
export interface ServerCalls {
  readonly call: CallApi;
  readonly beginSession: (firebaseToken: string) => Promise<Tokens>;
  readonly refreshTokens: (refreshToken: string) => Promise<Tokens>;
  readonly endSession: (accessToken: string, allDevices: boolean) => Promise<void>;
  readonly joinWaitlist: (email: string) => Promise<void>;
}

const fetchJson = createFetchJson();
const call = createCallApi(fetchJson);

export const serverCalls: ServerCalls = {
  call,
  beginSession: (firebaseToken) => beginSession(call, firebaseToken),
  refreshTokens: (refreshToken) => refreshTokens(fetchJson, refreshToken),
  endSession: (accessToken, allDevices) => endSession(call, accessToken, allDevices),
  joinWaitlist: (email) => joinWaitlist(call, email),
};
