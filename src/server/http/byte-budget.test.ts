import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BudgetShare, type ByteBudget, createByteBudget, type TakeOptions } from './byte-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = { ofOwner: 10, inAll: 25, waiting: 3 };

/** Takes from a budget, and says what became of it: `held`, `cut` or the refusal's status and code. */
function takerOf(budget: ByteBudget) {
  const outcomes: Record<string, string> = {};
  const shares: Record<string, BudgetShare> = {};
  return {
    outcomes,
    shares,
    async take(name: string, bytes: number, options: TakeOptions = {}): Promise<void> {
      const [owner = ''] = name.split(' ');
      budget.take(owner, bytes, { ...options, cut: () => (outcomes[name] = 'cut') }).then(
        (share) => {
          shares[name] = share;
          outcomes[name] = 'held';
        },
        ({ statusCode, code, retryAfterS }) => (outcomes[name] = `${statusCode} ${code} ${retryAfterS}`),
      );
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('an owner gets so much, waits for the rest, and goes on when something of it is released', async () => {
  const budget = createByteBudget(limits);
  const { take, outcomes, shares } = takerOf(budget);
  await take('ada 1', 6);
  await take('ada 2', 4);
  await take('ada 3', 4);
  await take('bea 1', 4);
  expect([outcomes, budget.used()]).toEqual([{ 'ada 1': 'held', 'ada 2': 'held', 'bea 1': 'held' }, 14]);
  shares['ada 2']?.release();
  shares['ada 2']?.release();
  await vi.advanceTimersByTimeAsync(0);
  expect([outcomes['ada 3'], budget.used()]).toEqual(['held', 14]);
  shares['ada 1']?.resize(1);
  shares['bea 1']?.release();
  shares['bea 1']?.resize(9);
  expect(budget.used()).toBe(5);
  await take('ada 4', 5);
  expect(outcomes['ada 4']).toBe('held');
});

test('whoever has nothing under way gets even what is more than the limit', async () => {
  const budget = createByteBudget(limits);
  const { take, outcomes } = takerOf(budget);
  await take('ada 1', 24);
  await take('ada 2', 1);
  await take('bea 1', 1);
  expect(outcomes).toEqual({ 'ada 1': 'held', 'bea 1': 'held' });
});

test('patience ends with a 429 where the owner itself uses its room, and so many wait', async () => {
  const budget = createByteBudget(limits);
  const { take, outcomes, shares } = takerOf(budget);
  await take('ada 1', 10);
  for (const n of [2, 3, 4, 5]) await take(`ada ${n}`, 1, { patienceMs: 5000 });
  expect(outcomes).toEqual({ 'ada 1': 'held', 'ada 5': '429 too-much-under-way 5' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(outcomes).toEqual({ 'ada 1': 'held', 'ada 5': '429 too-much-under-way 5' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(outcomes).toEqual({
    'ada 1': 'held',
    ...Object.fromEntries([2, 3, 4, 5].map((n) => [`ada ${n}`, '429 too-much-under-way 5'])),
  });
  shares['ada 1']?.release();
  expect(budget.used()).toBe(0);
});

test('where there is no room in all, whoever uses more loses what is two seconds old', async () => {
  const { take, outcomes } = takerOf(createByteBudget(limits));
  for (const name of ['ada 1', 'ada 2', 'bea 1', 'bea 2']) await take(name, 5);
  await take('cleo 1', 5);
  await take('dora 1', 4);
  await vi.advanceTimersByTimeAsync(1900);
  expect(outcomes['dora 1']).toBe(undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcomes).toEqual({
    'ada 1': 'cut',
    'ada 2': 'held',
    'bea 1': 'held',
    'bea 2': 'held',
    'cleo 1': 'held',
    'dora 1': 'held',
  });
});

test('of those that use no more, what is ten seconds old goes; before that patience ends with a 503', async () => {
  const { take, outcomes, shares } = takerOf(createByteBudget({ ...limits, inAll: 20 }));
  await take('ada 1', 10);
  await take('bea 1', 10);
  await take('cleo 1', 5, { patienceMs: 1000 });
  await vi.advanceTimersByTimeAsync(1600);
  expect(outcomes['cleo 1']).toBe('503 busy 5');
  shares['bea 1']?.release();
  await take('cleo 2', 10);
  await take('cleo 3', 1);
  await take('ada 2', 1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(outcomes['ada 1']).toBe('held');
  await take('dora 1', 10, { patienceMs: 60_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcomes).toMatchObject({ 'ada 1': 'cut', 'dora 1': 'held' });
});

test('of those that wait, whoever has the least under way goes first', async () => {
  const { take, outcomes, shares } = takerOf(createByteBudget({ ofOwner: 10, inAll: 12, waiting: 3 }));
  await take('ada 1', 4);
  await take('bea 1', 8);
  await take('ada 2', 4);
  await take('cleo 1', 8);
  shares['bea 1']?.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcomes).toEqual({ 'ada 1': 'held', 'bea 1': 'held', 'cleo 1': 'held' });
});
