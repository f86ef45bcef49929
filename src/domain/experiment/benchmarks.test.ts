import { expect, test } from 'vitest';
import { benchmarksOf } from './benchmarks.ts';

const all = [...new Set(Object.values(benchmarksOf).flat())];

test('each method has the figures that fit it, and data of the founder’s own has none', () => {
  expect(
    Object.entries(benchmarksOf).map(([method, found]) => [method, found.map(({ source }) => source.split(',')[0])]),
  ).toEqual([
    ['interviews', ['Instantly']],
    ['page', ['Unbounce']],
    ['fake-door', ['Baymard Institute']],
    ['pre-order', ['Baymard Institute', 'Kickstarter’s figures']],
    ['survey', ['Webb and Sheeran', 'Murphy', 'Sean Ellis']],
    ['prototype', ['Sean Ellis']],
    ['data', []],
    ['split', ['Unbounce']],
  ]);
});

test.each(all.map((each) => [each.source, each] as const))(
  '%s: a figure, its year, where it is, and its limits',
  (_, each) => {
    const { protocol, hostname } = new URL(each.url);
    expect({
      isFigure: /\d/.test(each.says),
      isPast: each.year > 1990 && each.year <= 2026,
      protocol,
      hasHost: hostname.includes('.'),
      hasLimits: each.limits.length > 40,
      isSentence: each.says.endsWith('.') && each.limits.endsWith('.'),
    }).toEqual({ isFigure: true, isPast: true, protocol: 'https:', hasHost: true, hasLimits: true, isSentence: true });
  },
);
