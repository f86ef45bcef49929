import { expect, test } from 'vitest';
import { isSameMoment, live, momentOfText, momentText } from './report-moment.ts';

const today = '2026-03-05';

test('A moment of a report is named in an address, and read from there again', () => {
  const moments = [live, { kind: 'frozen', freeze: 12 }, { kind: 'day', day: '2026-03-01' }] as const;
  expect(moments.map((moment) => momentOfText(momentText(moment), today))).toEqual(moments);
  expect(moments.map((moment) => isSameMoment(moment, moments[2]))).toEqual([false, false, true]);
});

test.each(['', '0', '10000', '1.5', '2026-02-30', '2026-3-1', '1999-12-31', '2026-03-06', '2026-03-01T00:00', 'live'])(
  'An address with the version “%s” shows the report as it reads now',
  (text) => {
    expect(momentOfText(text, today)).toEqual(live);
  },
);

test('Today can be looked at', () => {
  expect(momentOfText(today, today)).toEqual({ kind: 'day', day: today });
});
