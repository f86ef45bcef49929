import { describe, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { canvasMachine } from '#machines/canvas/canvas.machine.ts';
import { moved, onNode, pressed } from '../../tests/fixtures/pointer.ts';
import { WatchedJournal, type WatchOptions } from '../../tests/models/watch-journal.ts';

const input = { camera: { camera: { x: 0, y: 0, zoom: 1 }, viewport: { width: 800, height: 600 }, isStill: true } };

/** A canvas whose journal is kept. */
function watched(options: WatchOptions = {}) {
  const journal = new WatchedJournal(options);
  const actor = createActor(canvasMachine, { input });
  actor.system.inspect(journal.inspect);
  actor.start();
  return {
    journal,
    actor,
    types: () => journal.take().entries.map(({ actor: address, type }) => `${address} ${type}`),
  };
}

describe('events that come with every frame', () => {
  test('of a long drag the last move is kept, and it replays', () => {
    const { journal, actor, types } = watched();
    actor.send(pressed(onNode({ isSelected: true })));
    for (let x = 0; x < 1_000; x++) actor.send(moved(x, 7));
    actor.send({ type: 'pointer.released' });
    for (let x = 0; x < 1_000; x++) actor.send(moved(x, 9));
    expect(journal.take().entries.length).toBeLessThan(24);
    expect(types().filter((type) => type === 'canvas/toolbox/tool pointer.moved').length).toBeLessThanOrEqual(4);
    journal.expectIdentical();
  });

  test('what came before them is not flushed out', () => {
    const { actor, types, journal } = watched({ entriesMax: 40 });
    actor.send({ type: 'selection.changed', ids: ['n'], mode: 'replace' });
    actor.send({ type: 'tool.chosen', tool: 'hand' });
    actor.send(pressed({ kind: 'canvas' }));
    for (let x = 0; x < 500; x++) actor.send(moved(x, 7));
    actor.send({ type: 'pointer.released' });
    expect(types()[0]).toBe('canvas selection.changed');
    expect(actor.getSnapshot().children.camera?.getSnapshot().context.camera).toEqual({ x: -499, y: -7, zoom: 1 });
    journal.expectIdentical();
  });

  test('a machine that adds moves up keeps all of them, also when only the newest events are kept', () => {
    const adding = setup({
      types: { context: {} as { way: number }, events: {} as { type: 'pointer.moved'; by: number } },
    }).createMachine({
      id: 'adding',
      context: { way: 0 },
      on: { 'pointer.moved': { actions: assign({ way: ({ context, event }) => context.way + event.by }) } },
    });
    for (const entriesMax of [4, 100]) {
      const journal = new WatchedJournal({ entriesMax });
      const actor = createActor(adding);
      actor.system.inspect(journal.inspect);
      actor.start();
      for (const by of [1, 2, 3, 0, 0, 4, 5]) actor.send({ type: 'pointer.moved', by });
      expect(actor.getSnapshot().context.way).toBe(15);
      journal.expectIdentical();
    }
  });

  test('a selection of ten thousand parts replays', () => {
    const { actor, journal } = watched();
    const ids = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(12, 'n'));
    actor.send({ type: 'selection.changed', ids, mode: 'replace' });
    actor.send({ type: 'selection.changed', ids: ids.slice(0, 9_000), mode: 'toggle' });
    actor.send({ type: 'nudge.asked', dx: 4, dy: 0 });
    expect(actor.getSnapshot().context.selection.length).toBe(1_000);
    journal.expectIdentical();
  });
});
