import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOrders } from './day-orders.ts';
import { type DayOrder, dayOrderIn, readDate } from './read-date.ts';

test.each([
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27 09:30:00Z', '2026-11-27T09:30:00.000Z'],
  ['2026-11-27T09:30:00.123+02:00', '2026-11-27T07:30:00.123Z'],
  ['2026/11/27 9:05', '2026-11-27T09:05:00.000Z'],
  ['27.11.2026', '2026-11-27T00:00:00.000Z'],
  ['27.11.2026 14:02:09', '2026-11-27T14:02:09.000Z'],
  ['7.1.26', '2026-01-07T00:00:00.000Z'],
  ['Nov 24, 2026 10:12 AM', '2026-11-24T10:12:00.000Z'],
  ['November 24, 2026 12:05 AM', '2026-11-24T00:05:00.000Z'],
  ['November 24, 2026 → November 26, 2026', '2026-11-24T00:00:00.000Z'],
  ['24 Nov 2026', '2026-11-24T00:00:00.000Z'],
  ['24/Nov/26 1:12 PM', '2026-11-24T13:12:00.000Z'],
  ['24. März 2026', '2026-03-24T00:00:00.000Z'],
  ['3 août 2026', '2026-08-03T00:00:00.000Z'],
  ['5 de enero de 2026', '2026-01-05T00:00:00.000Z'],
  ['2026年3月24日', '2026-03-24T00:00:00.000Z'],
  ['Tue Nov 24 2026 10:22:11 GMT+0000 (GMT)', '2026-11-24T10:22:11.000Z'],
  ['Tue Nov 24 2026 10:22:11 GMT+0100 (Central European Standard Time)', '2026-11-24T09:22:11.000Z'],
  ['Tue, 24 Nov 2026 10:22:11 +0000', '2026-11-24T10:22:11.000Z'],
  ['46353', '2026-11-27T00:00:00.000Z'],
  ['46353.5', '2026-11-27T12:00:00.000Z'],
  ['1795737600', '2026-11-27T00:00:00.000Z'],
  ['1795737600123', '2026-11-27T00:00:00.123Z'],
])('%s is %s', (cell, time) => {
  expect(readDate(cell, 'day-first')).toBe(time);
});

test.each([
  '',
  '7',
  '99999',
  'soon',
  '30.02.2026',
  '2026-13-01',
  '2026-11-27 25:00',
  '11/27/2026 13:05 PM',
  'Foo 3, 2026',
  '3 Juillet',
  `2026-11-27${' '.repeat(200)}`,
  '0000-00-00',
])('%j is no date', (cell) => {
  expect(readDate(cell, 'day-first')).toBe(undefined);
});

test('the day stands where the column has it', () => {
  expect(readDate('03/04/2026', 'day-first')).toBe('2026-04-03T00:00:00.000Z');
  expect(readDate('03/04/2026', 'month-first')).toBe('2026-03-04T00:00:00.000Z');
  // Points say it themselves.
  expect(readDate('03.04.2026', 'month-first')).toBe('2026-04-03T00:00:00.000Z');
});

test.each<[string, DayOrder | 'either' | null]>([
  ['27/11/2026', 'day-first'],
  ['11/27/2026 1:00 PM', 'month-first'],
  ['03/04/2026', 'either'],
  ['03/03/2026', null],
  ['03.04.2026', null],
  ['2026-03-04', null],
  ['40/40/2026', null],
])('%s shows %s', (cell, order) => {
  expect(dayOrderIn(cell)).toBe(order);
});

const orders = (columns: number[], chosen: DayOrder | null, ...rows: string[][]) => {
  const { of, question } = dayOrders(rows, columns, chosen);
  return [columns.map(of), question];
};

test('one date with a day above 12 decides for its column, and for the columns that leave it open', () => {
  const rows = [
    ['03/04/2026', '01/02/2026'],
    ['27/11/2026', '02/03/2026'],
  ];
  expect(orders([0, 1], null, ...rows)).toEqual([['day-first', 'day-first'], null]);
  expect(orders([0, 1], 'month-first', ...rows)).toEqual([['day-first', 'month-first'], null]);
});

test('a column that is of two minds is as most of its dates are', () => {
  expect(orders([0], null, ['11/27/2026'], ['11/28/2026'], ['28/11/2026'])).toEqual([['month-first'], null]);
  expect(orders([0], null, ['11/27/2026'], ['28/11/2026'])).toEqual([['day-first'], null]);
});

test('what no date decides is asked, with a guess by the sign between', () => {
  expect(orders([0], null, ['x'], ['03/04/2026'])).toEqual([
    ['month-first'],
    { example: '03/04/2026', order: 'month-first' },
  ]);
  expect(orders([0], null, ['03-04-2026'])).toEqual([['day-first'], { example: '03-04-2026', order: 'day-first' }]);
  expect(orders([0], 'day-first', ['03/04/2026'])).toEqual([
    ['day-first'],
    { example: '03/04/2026', order: 'day-first' },
  ]);
  expect(orders([0], null, ['2026-03-04'])).toEqual([['day-first'], null]);
});

test('every day comes back, however it is written', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const name = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
      const wanted = `${date.toISOString().slice(0, 10)}T00:00:00.000Z`;
      const serial = Math.floor(date.getTime() / 86_400_000) + 25_569;
      expect(readDate(`${day}/${month}/${year}`, 'day-first')).toBe(wanted);
      expect(readDate(`${month}/${day}/${year}`, 'month-first')).toBe(wanted);
      expect(readDate(`${name} ${day}, ${year}`, 'day-first')).toBe(wanted);
      expect(readDate(String(serial), 'day-first')).toBe(wanted);
      expect(readDate(date.toString(), 'day-first')?.slice(0, 16)).toBe(date.toISOString().slice(0, 16));
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/.-: ,TZapmNov年月日→'), maxLength: 40 }), (cell) => {
      const read = readDate(cell, 'day-first');
      expect(read === undefined || new Date(read).toISOString() === read).toBe(true);
      dayOrderIn(cell);
    }),
    { numRuns: process.env['TEST_FULL'] ? 10_000 : 300 },
  );
});
