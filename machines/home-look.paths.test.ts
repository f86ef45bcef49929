import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nothingCameIn } from '#domain/intake/came-in.ts';
import type { Look } from '#domain/next-step/arrivals.ts';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { type HomeLookEvent, homeLookMachine, selectHomeLook } from './home-look.machine.ts';

const visitors = (n: number) => ({ p: { ...nothingCameIn, visitors: n } });
const counted = (hour: number, n: number): HomeLookEvent => ({
  type: 'arrivals.counted',
  at: `2026-11-28T${String(hour).padStart(2, '0')}:00:00.000Z`,
  seen: visitors(n),
});

describe('a look at home', () => {
  const coverage = new Coverage(homeLookMachine);
  const input = { last: null };
  const paths = pathsOf(homeLookMachine, { input, events: [counted(8, 3)] });
  test.each(paths)('$description', async (path) => {
    await drivePath(homeLookMachine, path, { coverage, input });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('each count is kept for the next look, and what is new stays new while one looks', () => {
  const kept: (Look | null)[] = [];
  const machine = homeLookMachine.provide({ actions: { store: (_, { look }) => kept.push(look) } });
  const before = { at: '2026-11-28T08:00:00.000Z', seen: visitors(20) };
  const last = { ...before, before };
  const look = createActor(machine, { input: { last } }).start();
  expect(selectHomeLook(look.getSnapshot())).toBeNull();
  look.send(counted(12, 54));
  look.send(counted(12, 55));
  expect(kept).toEqual([
    { at: '2026-11-28T12:00:00.000Z', seen: visitors(54), before },
    { at: '2026-11-28T12:00:00.000Z', seen: visitors(55), before },
  ]);
  expect(selectHomeLook(look.getSnapshot())).toEqual(kept[1]);
});
