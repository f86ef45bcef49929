import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './end-of-day.ts';

test('a day ends in its last millisecond, and is read as the same day', () => {
  const end = endOfDay('2026-12-01') ?? '';
  expect(new Date(end).getTime() + 1).toBe(new Date(2026, 11, 2).getTime());
  expect(dayOf(end)).toBe('2026-12-01');
});

test.each([
  ['America/New_York', '2026-12-02T04:59:59.999Z'],
  ['Europe/Berlin', '2026-12-01T22:59:59.999Z'],
])('a day ends with the one of its founder, in %s', (zone, end) => {
  const script = `import { dayOf, endOfDay } from ${JSON.stringify(import.meta.resolve('./end-of-day.ts'))};
    const end = endOfDay('2026-12-01'); console.log(end, dayOf(end));`;
  // A process keeps the zone in which it began.
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  });
  expect(said.trim()).toBe(`${end} 2026-12-01`);
});

test.each(['', '2026-13-01', 'soon'])('"%s" is no day', (day) => {
  expect(endOfDay(day)).toBeNull();
});
