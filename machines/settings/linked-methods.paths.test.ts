import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { linkedMethodsMachine } from './linked-methods.machine.ts';

const record = (...methods: readonly string[]) => ({
  email: 'ada@example.org',
  methods,
  factors: [],
  hasPasskey: false,
});
const input = { ways: ['password'] };
const events = [
  { type: 'link.asked', provider: 'google' },
  { type: 'unlink.asked', provider: 'google', record: record('google', 'password') },
  { type: 'unlink.asked', provider: 'google', record: record('google') },
  { type: 'flow.cancelled' },
  done('link'),
  failed('link', { kind: 'popup-closed' }),
  failed('link', { kind: 'sign-in-too-old' }),
  done('unlink'),
  failed('unlink', { kind: 'offline' }),
  failed('unlink', { kind: 'sign-in-too-old' }),
  done('reauthentication', { kind: 'proven', firebaseToken: 'the token' }),
  failed('reauthentication', new Error('broken')),
];

describe('linked methods', () => {
  const coverage = new Coverage(linkedMethodsMachine);

  for (const path of pathsOf(linkedMethodsMachine, { input, events, key: ({ context }) => context })) {
    test(path.description, () => {
      let told = 0;
      return drivePath(linkedMethodsMachine, path, {
        input,
        coverage,
        actions: { tellChanged: () => void told++ },
        invariants: {
          '*': ({ context }, run) => {
            expect(JSON.stringify(context)).not.toContain('the token');
            expect(told).toBeLessThanOrEqual(run.started('link') + run.started('unlink'));
          },
          linking: ({ context }, run) => {
            expect(context).toEqual({ ...input, provider: 'google', intent: 'link', failure: null });
            expect([run.running('link'), run.running('unlink')]).toEqual([1, 0]);
          },
          unlinking: ({ context }, run) => {
            expect(context).toEqual({ ...input, provider: 'google', intent: 'unlink', failure: null });
            expect([run.running('link'), run.running('unlink')]).toEqual([0, 1]);
          },
          proving: ({ context }, run) => {
            expect(context).toMatchObject({ provider: 'google', failure: null });
            expect([run.running('reauthentication'), run.running('link'), run.running('unlink')]).toEqual([1, 0, 0]);
          },
        },
      });
    });
  }

  test('the last way in stays', () => {
    const unlinks = pathsOf(linkedMethodsMachine, { input, events, key: ({ context }) => context })
      .flatMap(({ steps }) => steps)
      .filter(({ event }) => event.type === 'unlink.asked');
    expect(unlinks.map(({ event }) => event['record'].methods.length)).not.toContain(1);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
