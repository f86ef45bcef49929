import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectScore, weighedLedgerStore } from './weighed-ledger.store.ts';

test('each piece that is left out gives back what it was worth', () => {
  const actor = createActor(weighedLedgerStore).start();
  const scores = [selectScore(actor.getSnapshot())];
  for (const place of [3, 2, 0, 1, 3, 3]) {
    actor.send({ type: 'piece.toggled', place });
    scores.push(selectScore(actor.getSnapshot()));
  }
  // 50 + 50 · (0.1 + 0.5 + 1 - 3) / (4.6 + 4), and so on by hand.
  expect(scores.map((score) => score.toFixed(1))).toEqual(['41.9', '64.3', '56.5', '55.6', '50.0', '28.6', '50.0']);
  expect(actor.getSnapshot().context).toEqual({ counted: [false, false, false, false] });
});
