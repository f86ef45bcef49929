import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../tests/models/model.ts';
import { linkedMethodsMachine } from './linked-methods.machine.ts';

const record = (...methods: readonly string[]) => ({ email: 'ada@example.org', methods, factors: [] });
const events = [
  { type: 'link.asked', provider: 'google' },
  { type: 'unlink.asked', provider: 'google', record: record('google', 'password') },
  { type: 'unlink.asked', provider: 'google', record: record('google') },
  done('link'),
  failed('link', { kind: 'popup-closed' }),
  done('unlink'),
  failed('unlink', { kind: 'offline' }),
];

describe('linked methods', () => {
  const coverage = new Coverage(linkedMethodsMachine);

  for (const path of pathsOf(linkedMethodsMachine, { events, key: ({ context }) => context })) {
    test(path.description, () => {
      let told = 0;
      return drivePath(linkedMethodsMachine, path, {
        coverage,
        actions: { tellChanged: () => void told++ },
        invariants: {
          '*': (_, run) => expect(told).toBeLessThanOrEqual(run.started('link') + run.started('unlink')),
          linking: ({ context }, run) => {
            expect(context).toEqual({ provider: 'google', failure: null });
            expect([run.running('link'), run.running('unlink')]).toEqual([1, 0]);
          },
          unlinking: ({ context }, run) => {
            expect(context).toEqual({ provider: 'google', failure: null });
            expect([run.running('link'), run.running('unlink')]).toEqual([0, 1]);
          },
        },
      });
    });
  }

  test('the last way in stays', () => {
    const unlinks = pathsOf(linkedMethodsMachine, { events, key: ({ context }) => context })
      .flatMap(({ steps }) => steps)
      .filter(({ event }) => event.type === 'unlink.asked');
    expect(unlinks.map(({ event }) => event['record'].methods.length)).not.toContain(1);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
