import type { PublicSettings } from '#domain/settings/public-settings.ts';

/** Whether a passkey can be asked for: the embedded identity knows them, and the browser on a safe connection. */
export const canAskPasskey = ({ kind }: PublicSettings['identity']): boolean =>
  kind === 'embedded' && typeof globalThis.PublicKeyCredential === 'function';
