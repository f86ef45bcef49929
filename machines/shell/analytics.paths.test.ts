import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { analyticsMachine } from './analytics.machine.ts';

const deviceId = '0b0e6f0a-5d7d-4a53-9f3a-1c0e3a1f7a01';
const granted = { choice: 'granted', deviceId };
const refused = { choice: 'refused' };
const events = [
  { type: 'consent.given', deviceId },
  { type: 'consent.refused' },
  ...[null, granted, refused].map((consent) => ({ type: 'consent.read', consent })),
  { type: 'screen.shown', screen: 'idea-vault' },
  { type: 'thing.happened', event: { name: 'idea_captured' } },
  done('load'),
  failed('load', new Error('offline')),
];
const inputs = [true, false].flatMap((doesBrowserObject) =>
  [null, granted, refused].map((consent) => ({ doesBrowserObject, consent, screen: 'home' })),
);

describe('analytics', () => {
  const coverage = new Coverage(analyticsMachine);

  describe.each(inputs)('from %j', (input) => {
    for (const path of pathsOf(analyticsMachine, { events, input, key: ({ context }) => context })) {
      test(path.description, async () => {
        let counted = 0;
        let before = 0;
        let isStopped = true;
        const settle = () => {
          before = counted;
        };
        await drivePath(analyticsMachine, path, {
          coverage,
          input,
          actions: {
            count: () => {
              counted += 1;
              isStopped = false;
            },
            stopCounting: () => {
              isStopped = true;
            },
          },
          invariants: {
            '*': (snapshot, run) => {
              const isOn = snapshot.matches({ granted: 'on' });
              if (!isOn) expect(counted).toBe(before);
              if (!snapshot.matches('granted')) expect(isStopped).toBe(true);
              if (snapshot.context.doesBrowserObject) expect(run.started('load')).toBe(0);
              expect(run.running('load')).toBe(snapshot.matches({ granted: 'loading' }) ? 1 : 0);
              settle();
            },
            granted: ({ context }) => expect(context.consent).toEqual(granted),
            refused: ({ context }) => expect(context.consent).toEqual(refused),
            asking: ({ context }, run) => {
              expect(context.consent).toBeNull();
              expect(run.running('load')).toBe(0);
            },
          },
        });
        const isYesSaid = path.steps.some(({ state }) => state.matches({ granted: 'on' }));
        expect(counted > 0).toBe(isYesSaid);
      });
    }
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
