import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import { canvasCommand, canvasStreamName, placeMany } from '../fixtures/canvas/canvas-commands.ts';
import { type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
beforeAll(async () => {
  under = await storeUnderTest({});
});
afterAll(() => under.close());

test('a canvas of thousands is the same on a server that read it anew and in a client that folded its facts', async () => {
  const founder = await under.founder();
  const placed = await under.store.execute(founder, placeMany(4000, 1.2));
  expect(new Set(placed.map(({ status }) => status))).toEqual(new Set(['accepted']));
  const before = await under.store.snapshot(founder.workspaceId, canvasStreamName);
  const nodes = [...liveNodes(before?.state as Canvas)];
  const moves = nodes
    .slice(0, 200)
    .map(({ id, x, y }, n) => canvasCommand(`m${n}`, 'MoveNodes', { nodes: [{ id, x: x + n / 3, y: y - 7 }] }));
  const moved = await under.store.execute(founder, moves);
  const state = [...placed, ...moved]
    .flatMap((result) => (result.status === 'accepted' ? result.events : []))
    .reduce<Canvas | undefined>((canvas, event) => canvasStream.evolve(canvas, event, canvasStreamName), undefined);
  const [here, anew] = await Promise.all([
    under.store.snapshot(founder.workspaceId, canvasStreamName),
    under.anotherServer().snapshot(founder.workspaceId, canvasStreamName),
  ]);
  expect(here?.state).toEqual(state);
  expect(anew).toEqual(here);
  expect(JSON.parse(JSON.stringify(anew?.state))).toEqual(state);
});
