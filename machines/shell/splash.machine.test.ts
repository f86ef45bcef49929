import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { splashMachine } from './splash.machine.ts';

function startSplash() {
  const clock = new SimulatedClock();
  const splash = createActor(splashMachine, { clock }).start();
  return {
    load: () => splash.send({ type: 'loading.started' }),
    settle: () => splash.send({ type: 'loading.settled' }),
    takeOver: () => splash.send({ type: 'screen.hydrated' }),
    isVisible: () => splash.getSnapshot().hasTag('visible'),
    /** Millisecond by millisecond: one large step would arm a fired timer's successor at the step's end. */
    wait: (ms: number) => {
      for (let n = 0; n < ms; n++) clock.increment(1);
    },
  };
}

describe('the splash', () => {
  test('shows after 1,000 ms of loading, not after 999', () => {
    const { load, isVisible, wait } = startSplash();
    load();
    wait(999);
    expect(isVisible()).toBe(false);
    wait(1);
    expect(isVisible()).toBe(true);
  });

  test('stays for 500 ms, though loading settled at once', () => {
    const { load, settle, isVisible, wait } = startSplash();
    load();
    wait(1000);
    settle();
    wait(499);
    expect(isVisible()).toBe(true);
    wait(1);
    expect(isVisible()).toBe(false);
  });

  test('goes at once after its 500 ms', () => {
    const { load, settle, isVisible, wait } = startSplash();
    load();
    wait(1700);
    expect(isVisible()).toBe(true);
    settle();
    expect(isVisible()).toBe(false);
  });

  test('loading anew while it shows does not restart the 500 ms', () => {
    const { load, settle, isVisible, wait } = startSplash();
    load();
    wait(1000);
    settle();
    wait(300);
    load();
    wait(100);
    settle();
    wait(100);
    expect(isVisible()).toBe(false);
  });

  test('never lies over a screen that was there all along, and knows loading that comes later', () => {
    const { load, settle, takeOver, isVisible, wait } = startSplash();
    load();
    wait(1000);
    settle();
    takeOver();
    expect(isVisible()).toBe(false);
    load();
    takeOver();
    wait(2000);
    expect(isVisible()).toBe(false);
    load();
    wait(1000);
    expect(isVisible()).toBe(true);
  });

  test('whatever happens: never before 1,000 ms of unbroken loading, never for less than 500 ms', () => {
    const happening = fc.oneof(fc.constantFrom('load' as const, 'settle' as const), fc.integer({ min: 1, max: 1300 }));
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 12 }), (happenings) => {
        const splash = startSplash();
        const seen = {
          now: 0,
          loadingSince: undefined as number | undefined,
          shownAt: undefined as number | undefined,
        };
        const look = () => {
          if (splash.isVisible() && seen.shownAt === undefined) {
            expect(seen.now - (seen.loadingSince ?? Number.NaN)).toBe(1000);
            seen.shownAt = seen.now;
          }
          if (!splash.isVisible() && seen.shownAt !== undefined) {
            expect(seen.now - seen.shownAt).toBeGreaterThanOrEqual(500);
            expect(seen.loadingSince).toBeUndefined();
            seen.shownAt = undefined;
          }
        };
        for (const what of happenings) {
          if (what === 'load') {
            seen.loadingSince ??= seen.now;
            splash.load();
          } else if (what === 'settle') {
            seen.loadingSince = undefined;
            splash.settle();
          } else {
            for (let n = 0; n < what; n++) {
              seen.now += 1;
              splash.wait(1);
              look();
            }
          }
          look();
        }
      }),
      { numRuns: 60 },
    );
  });
});
