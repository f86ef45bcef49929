import {
  applyActionCode,
  createUserWithEmailAndPassword,
  multiFactor,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  TwitterAuthProvider,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode } from '../contracts/fixtures/error-code.ts';
import { emulator } from './emulator.ts';
import type { SdkBackend } from './sdk-backend.ts';
import { sdkSuite } from './sdk-suite.ts';

sdkSuite('the official emulator', emulator);

describe('the official emulator cannot, and so only our own tests show:', () => {
  let backend: SdkBackend;
  beforeAll(async () => {
    backend = await emulator();
  });
  afterAll(async () => backend?.stop());

  const signUp = async (email: string) =>
    (await createUserWithEmailAndPassword(backend.newAuth(), email, 'correct horse')).user;

  test('a second factor from an authenticator app (TOTP)', async () => {
    const session = await multiFactor(await signUp('totp@example.org')).getSession();
    expect(await errorCode(TotpMultiFactorGenerator.generateSecret(session))).not.toBe('no error');
  });

  test('a password policy: neither told nor enforced', async () => {
    expect(await errorCode(validatePassword(backend.newAuth(), 'seven77'))).not.toBe('no error');
    expect(
      (await createUserWithEmailAndPassword(backend.newAuth(), 'policy@example.org', 'seven77')).user.uid,
    ).toBeTruthy();
  });

  test('Twitter by a credential, as linking needs it', async () => {
    const credential = TwitterAuthProvider.credential('token', 'secret');
    expect(await errorCode(signInWithCredential(backend.newAuth(), credential))).not.toBe('no error');
  });

  test('signed tokens', async () => {
    const user = await signUp('unsigned@example.org');
    expect(decodeProtectedHeader(await user.getIdToken())).toMatchObject({ alg: 'none' });
  });

  test('a limit of wrong passwords', async () => {
    await signUp('limit@example.org');
    const wrong = () => signInWithEmailAndPassword(backend.newAuth(), 'limit@example.org', 'wrong horse');
    for (let n = 0; n < 30; n += 1) expect(await errorCode(wrong())).toBe('auth/invalid-credential');
  });

  test('the end of sign-ins by the address before', async () => {
    const user = await signUp('moved@example.org');
    await verifyBeforeUpdateEmail(user, 'moved-on@example.org');
    const code = (await backend.mailedLink('moved-on@example.org')).searchParams.get('oobCode') ?? '';
    // Tokens count by seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await applyActionCode(backend.newAuth(), code);
    expect(await errorCode(user.reload())).toBe('no error');
  });

  test('refusing anonymous sign-ups', async () => {
    expect(await errorCode(signInAnonymously(backend.newAuth()))).toBe('no error');
  });
});
