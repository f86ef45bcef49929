import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import type { Wish } from '../wish.ts';
import { type ShareNodeEvent, shareNodeMachine } from './share-node.machine.ts';

const input = { canvasId: 'c', node: 'n', grants: ['old'] };
const shared: ShareNodeEvent = { type: 'share.asked', grant: 'new', expiresAt: null };
const changed = (...grants: readonly string[]): ShareNodeEvent => ({ type: 'shares.changed', grants });

const paths = pathsOf(shareNodeMachine, {
  input,
  events: [
    shared,
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
    after('answerPatience', 'shareNode.links.sharing.waiting'),
  ],
  key: ({ context }) => context,
});

describe(`sharing a node, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(shareNodeMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(shareNodeMachine, path, {
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
  const issued: (readonly Wish[])[] = [];
  const machine = shareNodeMachine.provide({ actions: { issue: (_, { wishes }) => issued.push(wishes) } });
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
