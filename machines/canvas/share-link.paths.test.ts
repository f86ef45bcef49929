import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type ShareLinkEvent, shareLinkMachine } from './share-link.machine.ts';

const input = { canvasId: 'c', scope: { kind: 'node', node: 'n' }, grants: ['old'] } as const;
const whole: ShareLinkEvent = { type: 'scope.picked', scope: { kind: 'canvas' } };
const shared: ShareLinkEvent = { type: 'share.asked', grant: 'new', expiresAt: null };
const changed = (...grants: readonly string[]): ShareLinkEvent => ({ type: 'shares.changed', grants });

const paths = pathsOf(shareLinkMachine, {
  input,
  events: [
    shared,
    whole,
    { type: 'revocation.asked', grant: 'old' },
    { type: 'revocation.confirmed' },
    { type: 'revocation.cancelled' },
    changed('old'),
    changed('old', 'new'),
    changed('new'),
    { type: 'share.refused', reason: 'node-missing' },
    { type: 'copy.asked', grant: 'old' },
    done('copyLink'),
    failed('copyLink', new Error('not allowed')),
    after('answerPatience', 'shareLink.links.sharing.waiting'),
  ],
  key: ({ context }) => context,
});

describe(`sharing by link, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(shareLinkMachine);

  testPaths(paths, async (path) => {
    await drivePath(shareLinkMachine, path, {
      coverage,
      input,
      invariants: {
        'links.sharing': ({ context }) => expect(context.grants).not.toContain(context.grant),
        'links.revoking': ({ context }) => expect(context.grants).toContain(context.grant),
        'copy.copying': (_, run) => expect(run.running('copyLink')).toBe(1),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('a link is shared once, is there when the server says so, and goes when the server has heard', () => {
  const issued: (readonly CommandDraft[])[] = [];
  const machine = shareLinkMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(drafts) } });
  const share = createActor(machine, { input }).start();
  for (const event of [shared, shared, changed('old'), changed('old', 'new')]) share.send(event);
  expect(share.getSnapshot()).toMatchObject({ value: { links: 'settled' }, context: { grants: ['old', 'new'] } });
  share.send({ type: 'revocation.asked', grant: 'new' });
  share.send({ type: 'revocation.confirmed' });
  expect(share.getSnapshot().hasTag('pending')).toBe(true);
  share.send(changed('old'));
  expect(share.getSnapshot().hasTag('pending')).toBe(false);
  expect(issued).toEqual([
    [{ type: 'ShareNode', stream: 'canvas-c', data: { node: 'n', grant: 'new', expiresAt: null } }],
    [{ type: 'RevokeShare', stream: 'canvas-c', data: { grant: 'new' } }],
  ]);
});

test.each([
  [{ kind: 'canvas' }, 'ShareCanvas', {}],
  [{ kind: 'selection', ids: ['a', 'b'] }, 'ShareSelection', { ids: ['a', 'b'] }],
  [{ kind: 'node', node: 'm' }, 'ShareNode', { node: 'm' }],
] as const)('what was picked last is shared: %j', (scope, type, data) => {
  const issued: (readonly CommandDraft[])[] = [];
  const machine = shareLinkMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(drafts) } });
  const share = createActor(machine, { input }).start();
  for (const event of [whole, { type: 'scope.picked', scope }, shared] as const) share.send(event);
  expect(issued).toEqual([[{ type, stream: 'canvas-c', data: { ...data, grant: 'new', expiresAt: null } }]]);
});
