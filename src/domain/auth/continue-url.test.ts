import { expect, test } from 'vitest';
import { continueUrl, redirectOf } from './continue-url.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['no address', undefined],
  ['https://groundwork.example/sign-in', undefined],
  ['https://groundwork.example/sign-in?redirect=%2Fhome', undefined],
  ['https://groundwork.example/sign-in?redirect=%2Fcanvas%3FprojectId%3Dp1', '/canvas?projectId=p1'],
  ['https://groundwork.example/sign-in?redirect=%2F%2Felsewhere.example', undefined],
  ['https://elsewhere.example/?redirect=%2Freports', '/reports'],
])('%j leads on to %j', (continueUrl, redirect) => expect(redirectOf(continueUrl)).toBe(redirect));

test('an address that a mail leads on to carries the redirect along', () => {
  const url = continueUrl('https://groundwork.example', {
    name: 'sign-in',
    params: { redirect: '/reports?projectId=p1' },
  });
  expect([url, redirectOf(url)]).toEqual([
    'https://groundwork.example/sign-in?redirect=%2Freports%3FprojectId%3Dp1',
    '/reports?projectId=p1',
  ]);
});
