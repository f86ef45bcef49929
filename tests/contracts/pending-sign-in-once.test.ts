import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from './fixtures/authenticator.ts';
import { newFounder } from './fixtures/founder.ts';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

const toolkit = async <Body>(operation: string, body: object): Promise<{ status: number; body: Body }> => {
  const answer = await app.call('POST', `/identitytoolkit.googleapis.com/${operation}`, body);
  return { status: answer.statusCode, body: answer.json<Body>() };
};

test('a sign-in that waits for its second factor is finished once, also by two right codes at the same time', async () => {
  const email = 'ada@example.org';
  const { firebaseToken: idToken } = await newFounder(app, email);
  await app.db.updateTable('identity_users').set({ email_verified: true }).where('email', '=', email).execute();
  const begun = await toolkit<{ totpSessionInfo: { sharedSecretKey: string; sessionInfo: string } }>(
    'v2/accounts/mfaEnrollment:start',
    { idToken, totpEnrollmentInfo: {} },
  );
  const { sharedSecretKey: secret, sessionInfo } = begun.body.totpSessionInfo;
  const code = (aheadMs: number) => codeAt(secret, new Date(app.now().getTime() + aheadMs));
  await toolkit('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: { sessionInfo, verificationCode: code(-30_000) },
  });
  for (let round = 0; round < 5; round++) {
    app.advance(120_000);
    const waiting = await toolkit<{ mfaPendingCredential: string; mfaInfo: { mfaEnrollmentId: string }[] }>(
      'v1/accounts:signInWithPassword',
      { email, password: 'correct horse' },
    );
    const { mfaPendingCredential, mfaInfo } = waiting.body;
    const finish = (verificationCode: string) =>
      toolkit('v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential,
        mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
      });
    // The later code last: the other way round the earlier one is refused as used.
    const [first, second] = [finish(code(0)), finish(code(30_000))];
    expect([(await first).status, (await second).status].toSorted()).toEqual([200, 400]);
  }
});
