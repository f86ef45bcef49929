import { expect, test } from 'vitest';
import type { Interview, Quote } from './interview.ts';
import { interviewNow, interviewsNow } from './interview-now.ts';

const quote = (id: string, assumptionId: string) => ({ id, assumptionId, text: id }) as Quote;
const interview = (experimentId: string | null) =>
  ({
    ...{ id: 'i', projectId: 'turnup', experimentId },
    quotes: { a: { a1: quote('a1', 'they-pay') }, b: { b1: quote('b1', 'they-come') } },
  }) as unknown as Interview;
const from = (projectId: string, assumptionId: string) => ({ projectId, assumptionId, decisionId: 'd' });

test('An interview goes along with its test, and its quotes are about what the test is about there', () => {
  const test = {
    ...{ id: 't', projectId: 'rolls', assumptionId: 'they-pay-3' },
    reassignedFrom: [from('turnup', 'they-pay'), from('shelf', 'they-pay-2')],
  };
  expect(interviewsNow([interview('t')], [test])).toEqual([
    {
      ...{ id: 'i', projectId: 'rolls', experimentId: 't' },
      quotes: { a: { a1: quote('a1', 'they-pay-3') }, b: { b1: quote('b1', 'they-come') } },
    },
  ]);
});

test('An interview stays as it is without a test, and with one that no pivot took along', () => {
  const stays = { id: 't', projectId: 'turnup', assumptionId: 'they-pay' };
  const [free, held] = [interview(null), interview('t')];
  const now = interviewsNow([free, held], [stays]);
  expect([now[0] === free, now[1] === held, interviewNow(held, undefined) === held]).toEqual([true, true, true]);
});
