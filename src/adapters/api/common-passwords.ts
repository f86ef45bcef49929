import { passwordFingerprint } from '#domain/auth/password-fingerprint.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';

const path = '/api/v1/common-passwords';

/** The server's list of common passwords, fetched when a password is first chosen. Passwords themselves are sent nowhere. */
export function createCommonPasswords(): CommonPasswords {
  let known: ReadonlySet<number> = new Set();
  let fetching: Promise<void> | null = null;
  const read = async (): Promise<void> => {
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const bytes = new DataView(await answer.arrayBuffer());
      known = new Set(Array.from({ length: bytes.byteLength / 4 }, (_, n) => bytes.getUint32(n * 4)));
    } catch {
      // The server judges the password as well; the next time it is asked for again.
      fetching = null;
    }
  };
  return {
    prepare: () => (fetching ??= read()),
    has: (password) => known.has(passwordFingerprint(password)),
  };
}
