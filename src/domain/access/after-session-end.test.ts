import { describe, expect, test } from 'vitest';
import { buildPath } from '../routes/build-path.ts';
import { matchPath } from '../routes/match-path.ts';
import { afterSessionEnd } from './after-session-end.ts';

const goesTo = (address: string, ended: 'signed-out' | 'expired', preRelease = false): string => {
  const to = afterSessionEnd(matchPath(address), { preRelease, appTheme: true }, ended);
  return to ? buildPath(to) : 'stays';
};

describe('the way out of an ended session', () => {
  test.each([
    ['/news', '/'],
    ['/resources/support', '/'],
    ['/nowhere', '/'],
    // Whoever is invited by another address signs in with that one.
    ['/join?token=t', 'stays'],
  ])('signed out at %s: %s', (address, target) => {
    expect(goesTo(address, 'signed-out')).toBe(target);
  });

  test.each([
    ['/home', '/sign-in'],
    ['/canvas?projectId=p1', '/sign-in?redirect=%2Fcanvas%3FprojectId%3Dp1'],
    ['/onboarding', '/sign-in?redirect=%2Fonboarding'],
    ['/pricing', '/sign-in'],
    ['/join?token=t', '/sign-in?redirect=%2Fjoin%3Ftoken%3Dt'],
    ['/nowhere', '/sign-in'],
  ])('expired at %s: %s', (address, target) => {
    expect(goesTo(address, 'expired')).toBe(target);
  });

  test.each([
    ['/resources/support', 'stays'],
    ['/', 'stays'],
    ['/news', '/'],
    ['/pricing', '/'],
  ])('before the release at %s: %s', (address, target) => {
    expect([goesTo(address, 'signed-out', true), goesTo(address, 'expired', true)]).toEqual([target, target]);
  });
});
