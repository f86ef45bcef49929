import { expect, test } from 'vitest';
import { aBlock, aContent } from '../../../tests/fixtures/published-page.ts';
import { thankedFor, thanksDocument } from './thanks.ts';

const origin = 'https://pages.example.org';
const withBlock = (kind: string, fields = {}) => aContent({ blocks: [aBlock(kind, fields)] });

test('a form is thanked for in the words of its block, in whichever version of the page it stands', () => {
  const [a, b] = [withBlock('hero'), withBlock('form', { thanks: 'See you in B.' })];
  const id = b.blocks[0]?.id ?? '';
  expect([thankedFor({ a, b }, id), thankedFor({ a }, id)]).toEqual([
    { content: b, goal: 'sign-up', form: b.blocks[0] },
    // A form that is gone counts as one of the page's goal.
    { content: a, goal: 'sign-up', form: undefined },
  ]);
  expect(thanksDocument(thankedFor({ a, b }, id), { origin, stage: 'sent' }).html).toContain('See you in B.');
});

test('whoever has pressed a fake door reads that nothing is built yet, whatever words it has', () => {
  const fields = { thanks: 'Thank you for your order.', place: true, invite: true };
  const [door] = [{ ...aBlock('plan'), fields: { goal: 'fake-door', ...fields } }];
  const content = aContent({ goal: 'fake-door', blocks: [{ ...aBlock('pricing'), items: [door] }] });
  const { html } = thanksDocument(thankedFor({ a: content }, door.id), { origin, stage: 'sent', place: 3 });
  expect(['Not built yet.', 'for your order', 'in line', 'via=invite'].map((words) => html.includes(words))).toEqual([
    ...[true, false, false, false],
  ]);
});

test('a link to share is there at once, whether or not an address is to be confirmed', () => {
  const content = withBlock('form', { invite: true, place: true });
  const thanked = thankedFor({ a: content }, content.blocks[0]?.id ?? '');
  const shown = (['sent', 'confirms', 'confirmed'] as const).map((stage) => {
    const { html } = thanksDocument(thanked, { origin, stage, place: 3 });
    return ['/p/crumb?via=invite', 'number 3 in line', 'Check your email'].map((words) => html.includes(words));
  });
  expect(shown).toEqual([
    [true, true, false],
    [true, true, true],
    [true, true, false],
  ]);
});
