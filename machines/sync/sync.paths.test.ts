import { afterAll, describe, expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, type ModelEvent, pathsOf } from '../../tests/models/model.ts';
import { syncMachine } from './sync.machine.ts';

const command = { id: 'c1', type: 'RestoreIdea', stream: 'idea-1', data: {}, at: '2026-01-01T00:00:00.000Z' };
const busy = { kind: 'refused', status: 503, code: 'busy', message: '', retryAfterS: 7 };
const gone = { kind: 'refused', status: 404, code: 'not-found', message: '' };
const events: ModelEvent[] = [
  { type: 'sync.start', account: 'ada' },
  { type: 'sync.start', account: 'grace' },
  { type: 'sync.stop' },
  { type: 'commands.issued', commands: [command] },
  { type: 'undo.requested', newId: 'u1', at: '2026-01-01T00:00:00.000Z' },
  { type: 'redo.requested', newId: 'u2', at: '2026-01-01T00:00:00.000Z' },
  { type: 'rejection.retried', commandId: 'c0', newId: 'c2', at: '2026-01-01T00:00:00.000Z' },
  { type: 'rejection.dropped', commandId: 'c0' },
  { type: 'change.undone', name: 'Archive', rejected: 0 },
  { type: 'change.redone', name: 'Archive', rejected: 1 },
  { type: 'undo.rejected', name: 'Archive', reason: 'changed-since' },
  { type: 'copy.doubted', fault: { kind: 'wiped', lost: 2 } },
  { type: 'fault.read' },
  { type: 'outbox.grown' },
  { type: 'rejections.counted', count: 0 },
  { type: 'rejections.counted', count: 2 },
  { type: 'storage.reported', failure: { kind: 'storage', reason: 'full', message: '' } },
  { type: 'storage.reported', failure: null },
  { type: 'link.opened' },
  { type: 'link.lost' },
  { type: 'link.behind' },
  { type: 'connection.lost' },
  { type: 'connection.regained' },
  { type: 'sync.hurried' },
  done('loadSnapshot'),
  failed('loadSnapshot', new Error('a fault of ours')),
  done('pull'),
  failed('pull', busy),
  failed('pull', gone),
  failed('push', gone),
  { type: 'membership.ended' },
  done('push', { isStorageBehind: false }),
  done('push', { isStorageBehind: true }),
  failed('push', { kind: 'no-answer' }),
  done('waitBeforeRetry'),
  failed('waitBeforeRetry', new Error('a fault of ours')),
  after('storageRetry', 'sync.open.connected.live'),
  after('storageRetry', 'sync.open.connected.conflict'),
];

/** Orders that change nothing here, and what came of them: once a state is enough. */
const handedOn = [
  'commands.issued',
  'rejection.retried',
  'rejection.dropped',
  'undo.requested',
  'redo.requested',
  'change.undone',
  'change.redone',
  'undo.rejected',
  'copy.doubted',
  'fault.read',
];

const paths = pathsOf(syncMachine, {
  events,
  key: ({ context }) => [
    context.account,
    context.rejected,
    context.hasMore,
    context.isStorageBehind,
    context.failure,
    context.storageFailure,
  ],
  // One account is enough for the paths inside; the second one only shows the change of accounts.
  when: ({ context }, event) => {
    if (context.account === 'grace') return event.type === 'sync.start' || event.type === 'sync.stop';
    const isUntroubled =
      !context.failure &&
      !context.storageFailure &&
      !context.hasMore &&
      context.rejected === 0 &&
      !context.isStorageBehind;
    return isUntroubled || !handedOn.includes(event.type);
  },
});

const coverage = new Coverage(syncMachine);
const promises = ['loadSnapshot', 'pull', 'push', 'waitBeforeRetry'];
const runningIn = { loading: 'loadSnapshot', offline: 'waitBeforeRetry', pulling: 'pull', 'connected.pushing': 'push' };

describe(`the sync machine on ${paths.length} generated paths`, () => {
  test('does what its definition says, and one thing at a time', async () => {
    let links = 0;
    let replicas: string[] = [];
    const orders: unknown[] = [];
    const actors = {
      replica: fromCallback<ModelEvent, { account: string }>(({ input, receive }) => {
        replicas.push(input.account);
        receive((order) => orders.push(order.type));
        return () => {
          replicas = replicas.filter((account) => account !== input.account);
        };
      }),
      live: fromCallback(() => {
        links += 1;
        return () => {
          links -= 1;
        };
      }),
      watchConnection: fromCallback(() => {}),
    };
    const alone = (id?: string) => (_: unknown, run: { running: (id: string) => number }) =>
      expect(promises.filter((name) => run.running(name) > 0)).toEqual(id ? [id] : []);
    for (const path of paths) {
      await drivePath(syncMachine, path, {
        coverage,
        actors,
        view: ({ context: { attempt: _, ...rest } }) => rest,
        invariants: {
          idle: ({ context }) => expect([context.account, replicas, links]).toEqual([null, [], 0]),
          open: ({ context }) => expect(replicas).toEqual([context.account]),
          'open.loading': () => expect(links).toBe(0),
          'open.offline': ({ context }) => expect([links, context.failure === null]).toEqual([0, false]),
          'open.pulling': () => expect(links).toBe(0),
          'open.removed': () => expect(links).toBe(0),
          'open.connected': () => expect(links).toBe(1),
          'open.connected.live': ({ context }) => expect(context.rejected).toBe(0),
          'open.connected.conflict': ({ context }) => expect(context.rejected).toBeGreaterThan(0),
          ...Object.fromEntries(Object.entries(runningIn).map(([state, id]) => [`open.${state}`, alone(id)])),
        },
      });
    }
    expect(new Set(orders)).toEqual(
      new Set(['commands.issued', 'rejection.retried', 'rejection.dropped', 'undo.requested', 'redo.requested']),
    );
  });

  afterAll(() => expect(coverage.missing()).toEqual(complete));
});
