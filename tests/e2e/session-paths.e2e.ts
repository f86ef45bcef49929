import { beforeAll, describe, expect, test } from 'vitest';
import { type SessionSnapshot, sessionMachine } from '#machines/auth/session.machine.ts';
import { type Account, openAccount } from '../fixtures/account.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { Coverage } from '../models/coverage.ts';
import { drivePath } from '../models/drive-path.ts';
import { done, failed, pathsOf } from '../models/model.ts';
import { coveringPaths } from './covering-paths.ts';
import { SessionWalk, tokensOf } from './session-walk.ts';

/** The server's answers to a session call: a refusal, or none. */
const refused = { kind: 'refused', status: 401, code: 'no', message: 'no' };
const noAnswer = { kind: 'no-answer' };

const events = [
  done('restore', null),
  done('restore', tokensOf(1)),
  { type: 'session.exchange', firebaseToken: 'of the identity provider' },
  done('exchange', tokensOf(1)),
  failed('exchange', refused),
  failed('exchange', noAnswer),
  { type: 'session.unauthorized', accessToken: 'access-1' },
  done('refresh', tokensOf(2)),
  failed('refresh', noAnswer),
  failed('refresh', refused),
  { type: 'session.sign-out', allDevices: false },
  { type: 'session.sign-out', allDevices: true },
  done('endSession'),
  { type: 'session.lost', ended: 'signed-out' },
  { type: 'session.lost', ended: 'expired' },
  { type: 'session.replaced', tokens: tokensOf(1) },
  { type: 'session.replaced', tokens: tokensOf(3) },
];

const allPaths = pathsOf(sessionMachine, {
  events,
  key: ({ context }) => [context.tokens?.accessToken, context.ended],
  // Stored tokens are read before a page can be used or watched.
  when: (snapshot, { type }) => snapshot.value !== 'restoring' || !['session.replaced', 'session.lost'].includes(type),
});

const paths = process.env['TEST_FULL'] ? allPaths : coveringPaths(allPaths);

/**
 * Reading storage and leaving the device never fail in the product, and nobody is faster than the former. A deletion is
 * walked by account-deletion.e2e.ts.
 */
const neverInTheProduct = [
  'session.restoring -[xstate.error.actor.restore 0]-> session.signedOut',
  'session.restoring -[session.replaced 0]-> session.signedIn',
  'session.restoring -[session.lost 0]-> session.signedOut',
  'session.signedIn -[session.deleted 0]-> session.signingOut',
  'session.signingOut -[xstate.error.actor.endSession 0]-> session.signedOut',
];

const world = productInBrowser();
let account: Account;
beforeAll(async () => {
  account = await openAccount(world.url);
});

describe(`the session of the real product, along ${paths.length} of ${allPaths.length} generated paths`, {
  retry: 0,
}, () => {
  const coverage = new Coverage(sessionMachine);

  test.each(paths)('$description', async (path) => {
    const walk = await SessionWalk.begin(await world.newPage(), world.url, account);
    for (const { event, state } of path.steps) {
      await walk.carryOut(event);
      await walk.expectSeen(state as SessionSnapshot, event);
    }
    await drivePath(sessionMachine, path, { coverage });
  });

  test('every state and transition was walked', () => {
    expect(coverage.missing(neverInTheProduct)).toEqual({ states: [], transitions: [] });
  });
});
