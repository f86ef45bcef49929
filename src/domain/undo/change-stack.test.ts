import { describe, expect, test } from 'vitest';
import { ChangeStack } from './change-stack.ts';
import type { ChangesUpdate, KeptChange } from './kept-change.ts';

const at = '2026-01-01T00:00:00.000Z';
const stream = (name: string, ...commandIds: string[]) => ({ stream: name, fields: {}, commandIds });
const change = (changeId: string, streams = [stream('idea-1', changeId)]) => ({
  changeId,
  label: changeId,
  streams,
  at,
});
const tell = (stack: ChangeStack, update: ChangesUpdate) => stack.apply(structuredClone(update));
const offers = (stack: ChangeStack) => [stack.top('done')?.changeId, stack.top('undone')?.changeId];

describe('two pages', () => {
  test('put changes made at one time in the same order', () => {
    const [here, there] = [new ChangeStack(), new ChangeStack()];
    const [mine, theirs] = [here.add(change('b')), there.add(change('a'))];
    tell(here, theirs);
    tell(there, mine);
    expect([offers(here), offers(there)]).toEqual([
      ['b', undefined],
      ['b', undefined],
    ]);
  });

  test('agree whichever comes first: that a change was taken back, or that a part of it was rejected', () => {
    const parts = [stream('idea-1', 'a1'), stream('idea-2', 'a2')];
    const [here, there] = [new ChangeStack(), new ChangeStack()];
    tell(there, here.add(change('a', parts)));
    const rejected = here.reject(new Set(['a1']));
    const taken = there.turn(there.top('done') as KeptChange, change('u'));
    tell(here, taken);
    tell(there, rejected);
    expect([offers(here), offers(there)]).toEqual([
      [undefined, 'u'],
      [undefined, 'u'],
    ]);
  });

  test('leave out what either of them knows to be rejected', () => {
    const parts = [stream('idea-1', 'a1'), stream('idea-2', 'a2')];
    const stack = new ChangeStack();
    const whole = stack.add(change('a', parts));
    stack.reject(new Set(['a1']));
    tell(stack, whole);
    expect(stack.top('done')?.streams).toEqual([stream('idea-2', 'a2')]);
    stack.reject(new Set(['a2']));
    tell(stack, whole);
    expect(stack.all()).toEqual([]);
  });
});

test('the change that was added last is taken back first, whatever the clock of the device has said', () => {
  const stack = new ChangeStack();
  const clocks = ['2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'no time'];
  const taken = clocks.map((each, n) => {
    stack.add({ ...change(`${9 - n}`), at: each });
    return offers(stack);
  });
  expect(taken).toEqual(['9', '8', '7', '6'].map((each) => [each, undefined]));
});

test('a change that went with an erased person stays away, whatever another page still says of it', () => {
  const stack = new ChangeStack();
  const fields = { person: { from: 'Ada', to: '' } };
  const told = stack.add(change('a', [{ ...stream('interview-1', 'a'), fields }]));
  stack.erase([{ stream: 'interview-1', fields: [] }]);
  tell(stack, told);
  expect([stack.all(), [...stack.gone()]]).toEqual([[], ['a']]);
});

test('what was done before the kept changes were read comes after them, and what was undone before it is gone', () => {
  const before = new ChangeStack();
  before.add({ ...change('old'), at: '2025-12-31T00:00:00.000Z' });
  before.add({ ...change('older'), at: '2025-12-31T00:00:00.000Z' });
  before.turn(before.top('done') as KeptChange, { ...change('undone'), at: '2025-12-31T00:00:01.000Z' });
  const stack = new ChangeStack();
  stack.add(change('new'));
  expect(stack.take(structuredClone(before.all()))).toEqual({ put: [], remove: ['undone'] });
  expect(offers(stack)).toEqual(['new', undefined]);
  expect(stack.all().map(({ changeId }) => changeId)).toEqual(['new', 'old']);
});

test('a change of very many parts leaves room for few others, and never for none', () => {
  const stack = new ChangeStack();
  const fields = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`f${n}`, { from: 1, to: 2 }]));
  const large = (changeId: string, count = 1) =>
    change(changeId, Array(count).fill({ ...stream('idea-1', changeId), fields }));
  for (const changeId of ['a', 'b', 'c']) stack.add(large(changeId));
  stack.add(change('d'));
  expect(stack.all().map(({ changeId }) => changeId)).toEqual(['b', 'c', 'd']);
  expect(stack.add(large('e', 3)).remove).toEqual(['b', 'c', 'd']);
});

test('the newest hundred changes are kept, and of others none comes back', () => {
  const stack = new ChangeStack();
  const ids = Array.from({ length: 130 }, (_, n) => `c${n}`);
  for (const [n, id] of ids.entries()) {
    const { remove } = stack.add(change(id));
    expect(remove).toEqual(n < 100 ? [] : [`c${n - 100}`]);
  }
  expect(stack.all().map(({ changeId }) => changeId)).toEqual(ids.slice(-100));
});

test('a hundred changes can all be taken back, and all be done again', () => {
  const stack = new ChangeStack();
  for (let n = 0; n < 101; n++) stack.add(change(`c${n}`));
  const turnAll = (side: KeptChange['side']) => {
    let count = 0;
    for (let top = stack.top(side); top; top = stack.top(side)) stack.turn(top, change(`${side}${count++}`));
    return count;
  };
  expect([turnAll('done'), turnAll('undone')]).toEqual([100, 100]);
});
