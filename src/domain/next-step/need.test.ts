import { expect, test } from 'vitest';
import { loopStepKinds } from './loop-step.ts';
import { type Need, needOf, needs } from './need.ts';

test('needs come in the order of what home calls urgent, and an idea without a step needs nothing', () => {
  const places = loopStepKinds.map((kind) => needs.indexOf(needOf({ kind })));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect([needOf({ kind: 'decide' }), needOf({ kind: 'wait' }), needOf(undefined)]).toEqual<Need[]>([
    'decision',
    'answers',
    'nothing',
  ]);
});
