import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { chooseNotificationsMachine } from './choose-notifications.machine.ts';

const off = { newsBadge: false };
const events = [
  { type: 'choices.changed', change: off },
  { type: 'choices.changed', change: { kindByMail: { kind: 'judged', isMuted: true } } },
  done('saveChange', off),
  failed('saveChange', { kind: 'no-answer' }),
];

describe('choose notifications', () => {
  const coverage = new Coverage(chooseNotificationsMachine);

  for (const path of pathsOf(chooseNotificationsMachine, { events, key: ({ context }) => context })) {
    test(path.description, () => {
      let told = 0;
      return drivePath(chooseNotificationsMachine, path, {
        coverage,
        actions: { tellSaved: () => void told++ },
        invariants: {
          '*': (_, run) => expect(told).toBeLessThanOrEqual(run.started('saveChange')),
          idle: ({ context }) => expect(context.wanted).toBeNull(),
          saving: ({ context }, run) => {
            expect(context.wanted).not.toBeNull();
            expect(context.failure).toBeNull();
            expect(run.running('saveChange')).toBe(1);
          },
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
