import { buildPath } from '#domain/routes/build-path.ts';

/** A mailed link as the SDK wants to read it. */
export const linkAddress = (apiKey: string, oobCode: string): string =>
  location.origin + buildPath({ name: 'auth.verify', params: { mode: 'signIn', oobCode, apiKey } });
