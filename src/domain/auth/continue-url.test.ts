import { expect, test } from 'vitest';
import { redirectOf } from './continue-url.ts';

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
