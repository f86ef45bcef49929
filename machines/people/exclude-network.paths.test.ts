import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { excludeNetworkMachine } from './exclude-network.machine.ts';

const pageId = '0198f0a0-0000-4000-8000-000000000001';
const stream = `intake-${pageId}`;
const network = { pageId, network: '0123abcd' };
const paths = pathsOf(excludeNetworkMachine, {
  events: [
    { type: 'exclusion.asked', network },
    { type: 'reason.changed', text: 'A rival' },
    { type: 'reason.changed', text: ' ' },
    { type: 'exclusion.submitted' },
    { type: 'network.included', network },
    { type: 'question.left' },
  ],
  key: ({ context: { reason, isReasonMissing } }) => [reason, isReasonMissing],
});

describe(`the exclusion of a network, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(excludeNetworkMachine);

  testPaths(paths, async (path) => {
    await drivePath(excludeNetworkMachine, path, {
      coverage,
      invariants: {
        listing: ({ context }) => expect(context).toEqual({ chosen: null, reason: '', isReasonMissing: false }),
        excluding: ({ context }) => expect(context.chosen).toEqual(network),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('an exclusion waits for its reason, and can be taken back', () => {
  const [issued, offered]: [CommandDraft[], CommandDraft[]] = [[], []];
  const machine = excludeNetworkMachine.provide({
    actions: {
      issue: (_, { drafts }) => issued.push(...drafts),
      offerUndo: (_, { drafts }) => offered.push(...drafts),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'exclusion.asked', network });
  actor.send({ type: 'exclusion.submitted' });
  expect([issued, actor.getSnapshot().context.isReasonMissing]).toEqual([[], true]);
  actor.send({ type: 'reason.changed', text: ' A rival ' });
  actor.send({ type: 'exclusion.submitted' });
  actor.send({ type: 'network.included', network });
  const inclusion = { type: 'IncludeNetwork', stream, data: { network: '0123abcd' } };
  expect([issued, offered]).toEqual([
    [{ type: 'ExcludeNetwork', stream, data: { network: '0123abcd', reason: 'A rival' } }, inclusion],
    [inclusion],
  ]);
});
