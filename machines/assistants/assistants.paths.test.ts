import { describe, expect, test, vi } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { assistantsMachine, type ShownAssistant } from './assistants.machine.ts';

const assistant = (id: string): ShownAssistant => ({
  ...{ id, name: `Assistant ${id}`, scope: 'write', workspaceId: `place of ${id}` },
  ...{ createdAt: '2026-11-20T12:00:00Z', expiresAt: '2027-02-18T12:00:00Z', lastUsedAt: null },
});
const events = [
  { type: 'list.reloaded' },
  { type: 'end.asked', id: 'first' },
  { type: 'end.asked', id: 'unknown' },
  { type: 'end.confirmed' },
  { type: 'flow.cancelled' },
  done('loadAssistants', [assistant('first'), assistant('second')]),
  failed('loadAssistants', { kind: 'no-answer' }),
  done('endAssistant'),
  failed('endAssistant', { kind: 'no-answer' }),
  failed('endAssistant', { kind: 'refused', status: 404, code: 'not-found', message: '' }),
];

describe('the assistants that were let in', () => {
  const coverage = new Coverage(assistantsMachine);

  for (const path of pathsOf(assistantsMachine, { events, key: ({ context }) => context })) {
    test(path.description, async () => {
      const tellChanged = vi.fn();
      await drivePath(assistantsMachine, path, {
        coverage,
        actions: { tellChanged },
        invariants: {
          '*': ({ context, value }) => {
            expect(context.leaving?.id).toBe(value === 'asking' || value === 'ending' ? 'first' : undefined);
            // Only what was asked about ever goes.
            if (context.listed) expect(context.listed.map(({ id }: ShownAssistant) => id)).toContain('second');
          },
          loading: ({ context }, run) => {
            expect([context.failure, run.running('loadAssistants')]).toEqual([null, 1]);
          },
          unavailable: ({ context }) => expect(context.failure).toEqual({ kind: 'offline' }),
          asking: ({ context }, run) => {
            expect([context.failure, run.running('endAssistant')]).toEqual([null, 0]);
          },
          ending: ({ context }, run) => {
            expect([context.failure, context.listed?.length, run.running('endAssistant')]).toEqual([null, 2, 1]);
          },
        },
      });
      // Told once for each that our server ended; one that was gone before changes nothing.
      const ended = path.steps.filter(({ event }) => event.type === 'xstate.done.actor.endAssistant');
      expect(tellChanged).toHaveBeenCalledTimes(ended.length);
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
