import { expect, test } from 'vitest';
import { ChangeStack } from './change-stack.ts';
import type { ChangesUpdate } from './kept-change.ts';

const change = (changeId: string) => ({ changeId, label: changeId, commandIds: [changeId], streams: [] });

test('changes made in two tabs at one time are in the same order in both', () => {
  const [here, there] = [new ChangeStack(), new ChangeStack()];
  const tell = (stack: ChangeStack, update: ChangesUpdate) => stack.apply(structuredClone(update));
  const [mine, theirs] = [here.add(change('b')), there.add(change('a'))];
  tell(here, theirs);
  tell(there, mine);
  expect([here.top('done')?.changeId, there.top('done')?.changeId]).toEqual(['b', 'b']);
});
