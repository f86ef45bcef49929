import { expect, test } from 'vitest';
import { type FunnelStep, funnelChart } from './funnel-chart.ts';

const step = (label: string, one: string, count: number): FunnelStep => ({ label, one, many: `${one}s`, count });
const steps = [step('Visitors', 'visitor', 40), step('Sign-ups', 'sign-up', 10), step('Confirmed', 'confirmed one', 1)];

test('the steps are told as a sentence, walked, and listed, each as a share of the first', () => {
  const { finding, points, table, panels } = funnelChart(steps);
  expect(finding).toBe('40 visitors: 10 sign-ups (25%), 1 confirmed one (2.5%).');
  expect(points.map(({ panel, x, name, value }) => [panel, x, name, value])).toEqual([
    [0, 100, 'Visitors', '40 (100%)'],
    [1, 25, 'Sign-ups', '10 (25%)'],
    [2, 2.5, 'Confirmed', '1 (2.5%)'],
  ]);
  expect(table.rows).toEqual([
    ['Visitors', '40', '100%'],
    ['Sign-ups', '10', '25%'],
    ['Confirmed', '1', '2.5%'],
  ]);
  expect(panels.map(({ title, value, shapes }) => [title, value, shapes.at(-1)?.path])).toEqual([
    ['Visitors', '40 (100%)', 'M0,0L100,0L100,100L0,100Z'],
    ['Sign-ups', '10 (25%)', 'M0,0L25,0L25,100L0,100Z'],
    ['Confirmed', '1 (2.5%)', 'M0,0L2.5,0L2.5,100L0,100Z'],
  ]);
});

test('without anybody nothing is divided', () => {
  expect(funnelChart(steps.map((each) => ({ ...each, count: 0 }))).finding).toBe('No one has come yet.');
  expect(funnelChart([step('Visitors', 'visitor', 0)]).points[0]).toMatchObject({ x: 0, value: '0 (0%)' });
  expect([funnelChart([]).finding, funnelChart(steps.slice(0, 1)).finding]).toEqual([
    'No one has come yet.',
    '40 visitors.',
  ]);
});
