import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { blockTextMachine } from '#machines/page/block-text.machine.ts';
import { useFollowedText } from './use-followed-text.ts';

const place = { block: 'hero', kind: 'hero', field: 'heading' } as const;

test('a part that was removed comes back with the text that it has by then', () => {
  const options = { input: { documentId: crypto.randomUUID() }, clock: new SimulatedClock() };
  const text = createActor(blockTextMachine, options).start();
  text.send({ type: 'text.begun', place, text: 'Know the cost' });
  text.send({ type: 'text.typed', text: 'Mine alone' });
  const seen = () => {
    const { value, context } = text.getSnapshot();
    return [value, context.draft, context.base, context.theirs];
  };
  const before = (): string => 'Know the cost';
  const { rerender, unmount } = renderHook(({ textAt }) => useFollowedText(text, textAt), {
    initialProps: { textAt: before as () => string | undefined },
  });
  rerender({ textAt: () => undefined });
  expect(seen()).toEqual([{ open: 'orphaned' }, 'Mine alone', 'Know the cost', 'Know the cost']);
  rerender({ textAt: () => 'Theirs alone' });
  expect(seen()).toEqual([{ open: { writing: 'typing' } }, 'Mine alone', 'Know the cost', 'Theirs alone']);
  unmount();
  text.stop();
});
