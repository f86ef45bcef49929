import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { matchPath } from '#domain/routes/match-path.ts';
import { guardMachine } from '#machines/shell/guard.machine.ts';
import { madeUpUser } from '../fixtures/made-up-user.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { Coverage } from '../models/coverage.ts';
import { drivePath } from '../models/drive-path.ts';
import { type ModelEvent, pathsOf } from '../models/model.ts';
import { coveringPaths } from './covering-paths.ts';
import { GuardWalk } from './guard-walk.ts';

const user = madeUpUser();

const subject = guardMachine.provide({ actions: { endSession: () => {} } });

/** The order of the product: flags first, then the session, then the first place; the record after that. */
function happensInTheProduct({ context, value }: AnyMachineSnapshot, { type, signedIn, id }: ModelEvent): boolean {
  const isOpening = context.signedIn === null && !context.isUserLoaded && value === 'idle';
  const isLeaving = context.signedIn === null && !isOpening;
  if (type === 'flags.read') return context.flags === null;
  if (context.flags === null) return false;
  if (type === 'session.settled') return isOpening || (signedIn === false && (isLeaving || value === 'waiting'));
  if (type === 'guard.asked') return !isOpening && id !== context.question?.id;
  // The record is asked for as soon as a page is open, and there is one as soon as a place was asked for.
  if (type === 'user.loaded') return value === 'waiting' && context.signedIn === true && !context.isUserLoaded;
  return type === 'session.unsettled' && context.signedIn === true && context.user !== null;
}

describe.each([false, true])('the guard of the real product, %s before the release,', (preRelease) => {
  const world = productInBrowser({ PRE_RELEASE: preRelease ? 'on' : 'off' });
  const allPaths = pathsOf(subject, {
    events: [
      { type: 'flags.read', flags: { preRelease, appTheme: true } },
      { type: 'session.settled', signedIn: true },
      { type: 'session.settled', signedIn: false },
      { type: 'guard.asked', id: 'canvas', place: matchPath('/canvas') },
      { type: 'guard.asked', id: 'support', place: matchPath('/resources/support') },
      { type: 'user.loaded', user },
      { type: 'user.loaded', user: null },
      { type: 'session.unsettled' },
    ],
    key: ({ context }) => context,
    when: happensInTheProduct,
  });
  const paths = process.env['TEST_FULL'] ? allPaths : coveringPaths(allPaths);
  const coverage = new Coverage(guardMachine);

  test.each(paths)('$description', async (path) => {
    const walk = await GuardWalk.begin(await world.newPage(), world.url);
    for (const [n, { event, state }] of path.steps.entries()) {
      await walk.carryOut(event, path.steps[n - 1]?.state);
      await walk.expectSeen(state);
    }
    await drivePath(subject, path, { coverage });
  });

  test('every state was walked that there is', () => {
    expect(coverage.missing().states).toEqual(preRelease ? [] : ['guard.signingOut']);
  });
});
