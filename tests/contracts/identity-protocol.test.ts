import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IdentityApp, startIdentityApp } from './fixtures/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await startIdentityApp();
});
afterAll(async () => app?.stop());

describe('what is not understood is refused in the words of the Identity Toolkit', () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  const refusal = (code: number, message: string) => ({
    error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  });

  test('a field of another type', async () => {
    const answer = await app.call('POST', path, { email: ['a@example.org'], password: 'correct horse' });
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal(400, 'INVALID_ARGUMENT : email')]);
  });

  test.each([
    ['/v1/accounts:update', { deleteProvider: ['\u0000'] }, 'deleteProvider : 0'],
    ['/v2/accounts/mfaEnrollment:withdraw', { mfaEnrollmentId: '\u0000' }, 'mfaEnrollmentId'],
  ])('what cannot be stored, at %s', async (operation, body, field) => {
    const answer = await app.call('POST', `/identitytoolkit.googleapis.com${operation}`, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal(400, `INVALID_ARGUMENT : ${field}`)]);
  });

  test('an operation that is not there', async () => {
    const answer = await app.call('POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber', {});
    expect([answer.statusCode, answer.json()]).toEqual([404, refusal(404, 'OPERATION_NOT_ALLOWED')]);
  });

  test.each([
    ['application/json', '{', 400],
    ['text/plain', 'x', 415],
  ])('a body of %s that reads %j', async (type, body, status) => {
    const answer = await fetch(app.origin + path, { method: 'POST', headers: { 'content-type': type }, body });
    expect([answer.status, await answer.json()]).toEqual([status, refusal(status, 'INVALID_ARGUMENT')]);
  });

  test.each([
    ['grant_type=refresh_token&refresh_token=nonsense', 'TOKEN_EXPIRED'],
    ['grant_type=refresh_token', 'MISSING_REFRESH_TOKEN'],
    ['grant_type=password&refresh_token=x', 'INVALID_GRANT_TYPE'],
    ['', 'INVALID_GRANT_TYPE'],
  ])('a refresh that reads %j', async (body, message) => {
    const answer = await fetch(`${app.origin}/securetoken.googleapis.com/v1/token?key=k`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect([answer.status, await answer.json()]).toEqual([400, refusal(400, message)]);
  });
});
