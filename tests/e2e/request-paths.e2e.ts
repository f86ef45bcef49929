import { describe, expect, test } from 'vitest';
import { requestMachine } from '#machines/auth/request.machine.ts';
import { madeUpUser } from '../fixtures/made-up-user.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { Coverage } from '../models/coverage.ts';
import { drivePath } from '../models/drive-path.ts';
import { done, failed, pathsOf } from '../models/model.ts';
import { RequestWalk } from './request-walk.ts';

const refused = (status: number) => ({ kind: 'refused', status, code: 'no', message: 'no' });
const noAnswer = { kind: 'no-answer' };
const user = madeUpUser();
const input = { path: '/api/user/me' };

const paths = pathsOf(requestMachine, {
  input,
  key: ({ context }) => [context.accessToken, context.outcome],
  events: [
    done('currentToken', 'access-1'),
    done('attempt', user),
    failed('attempt', refused(401)),
    failed('attempt', refused(403)),
    failed('attempt', noAnswer),
    done('freshToken', { kind: 'token', accessToken: 'access-2' }),
    done('freshToken', noAnswer),
    done('freshToken', { kind: 'ended' }),
    done('retry', user),
    failed('retry', refused(401)),
    failed('retry', refused(500)),
    failed('retry', noAnswer),
  ],
});

/** The product calls as nobody only in the moment in which a session ends, and asking for a token never fails. */
const neverInTheProduct = [
  'request.preparing -[xstate.done.actor.currentToken 1]-> request.failed',
  'request.preparing -[xstate.error.actor.currentToken 0]-> request.failed',
  'request.awaitingToken -[xstate.error.actor.freshToken 0]-> request.failed',
];

const world = productInBrowser();

describe(`a request of the real product, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(requestMachine);

  test.each(paths)('$description', async (path) => {
    const walk = await RequestWalk.begin(await world.newPage(), world.url);
    for (const { event, state } of path.steps) {
      await walk.carryOut(event);
      await walk.expectSeen(state, event);
    }
    await drivePath(requestMachine, path, { coverage, input });
  });

  test('every state and transition was walked', () => {
    expect(coverage.missing(neverInTheProduct)).toEqual({ states: [], transitions: [] });
  });
});
