import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { countedSourcesStore, selectCounted, selectVerdict } from './counted-sources.store.ts';

test('friends turn the verdict only while they are counted, and nobody counts twice', () => {
  const actor = createActor(countedSourcesStore).start();
  const said = () => {
    const snapshot = actor.getSnapshot();
    return [selectCounted(snapshot), selectVerdict(snapshot)];
  };
  const seen = [said()];
  actor.send({ type: 'sign-ups.set', source: 'friends', count: 99 });
  seen.push(said());
  actor.send({ type: 'friends.toggled' });
  seen.push(said());
  actor.send({ type: 'sign-ups.set', source: 'strangers', count: -2 });
  seen.push(said());
  actor.send({ type: 'friends.toggled' });
  seen.push(said());
  expect(seen).toEqual([
    [{ k: 18, n: 120 }, 'inconclusive'],
    [{ k: 26, n: 120 }, 'supports'],
    [{ k: 6, n: 100 }, 'inconclusive'],
    [{ k: 0, n: 100 }, 'refutes'],
    [{ k: 20, n: 120 }, 'supports'],
  ]);
});
