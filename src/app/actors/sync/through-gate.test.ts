import { expect, test } from 'vitest';
import { throughGate } from './through-gate.ts';

/** A gate whose rules come when the test says so; a message names the streams that it is about. */
function scene() {
  const here = new Set(['idea']);
  const asked: { streams: readonly string[]; answer: (came: boolean) => void }[] = [];
  const said: string[] = [];
  const hear = throughGate<string>({
    gate: {
      areHere: (streams) => [...streams].every((stream) => here.has(stream)),
      fetch: (streams) => new Promise((answer) => asked.push({ streams: [...streams], answer })),
    },
    streamsOf: (message) => message.split(' '),
    pass: (message) => said.push(message),
    drop: (message) => said.push(`no ${message}`),
  });
  const answer = async (came: boolean) => {
    const { streams, answer: tell } = asked.shift() ?? { streams: [], answer: () => {} };
    if (came) for (const stream of streams) here.add(stream);
    tell(came);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { hear, answer, said };
}

test('What has its rules goes through at once', () => {
  const { hear, said } = scene();
  hear('idea');
  expect(said).toEqual(['idea']);
});

test('What comes after something that waits comes after it', async () => {
  const { hear, answer, said } = scene();
  for (const message of ['page', 'idea', 'page idea', 'survey']) hear(message);
  expect(said).toEqual([]);
  await answer(true);
  expect(said).toEqual(['page']);
  await answer(true);
  await answer(true);
  await answer(true);
  hear('survey page');
  expect(said).toEqual(['page', 'idea', 'page idea', 'survey', 'survey page']);
});

test('What gets no rules is dropped alone', async () => {
  const { hear, answer, said } = scene();
  hear('page');
  hear('survey');
  await answer(false);
  await answer(true);
  hear('idea');
  expect(said).toEqual(['no page', 'survey', 'idea']);
});
