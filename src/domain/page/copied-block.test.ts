import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedHtml } from '../text/marked-html.ts';
import { blockKindOf, items, sections } from './block-kinds.ts';
import { newBlocks } from './block-rules.ts';
import { blockMark, type CopiedBlock, clipOf, readClip } from './copied-block.ts';
import { emptyPage } from './evolve-page.ts';
import { cleanFields, isText } from './field-rules.ts';
import type { BlockFields } from './page.ts';

const project = '01234567-89ab-4cde-8f01-23456789abcd';
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    ...['<img src=x onerror=alert(1)>', '</div><script>alert(1)</script>', '[a](javascript:alert(1))', '"data-x="'],
    ...[
      '**b** _i_ [l](https://example.org)',
      `${blockMark}="e30="`,
      '&quot;',
      '\u2028',
      '{"format":"groundwork-block"}',
    ],
  ),
);

/** Fields as a page of ours holds them. */
const fieldsOf = (kind: string): fc.Arbitrary<BlockFields> => {
  const texts = Object.entries(blockKindOf(kind)?.fields ?? {}).filter(([, field]) => isText(field));
  return fc
    .record(Object.fromEntries(texts.map(([name]) => [name, hostile])))
    .map((fields) => cleanFields(kind, fields))
    .filter((fields) => typeof fields !== 'string');
};

const copied: fc.Arbitrary<CopiedBlock> = fc.constantFrom(...Object.keys(sections)).chain((kind) => {
  const inside = blockKindOf(kind)?.items;
  return fc.record({
    projectId: fc.constant(project),
    kind: fc.constant(kind),
    fields: fieldsOf(kind),
    items: inside === undefined ? fc.constant([]) : fc.array(itemOf(inside), { maxLength: 3 }),
  });
});

const itemOf = (kind: string) => fc.record({ kind: fc.constant(kind), fields: fieldsOf(kind) });

test('whatever a block says, it is the same after the clipboard', () => {
  fc.assert(
    fc.property(copied, (block) => {
      const { html } = clipOf(block);
      expect(readClip(html)).toEqual(block);
      expect(readClip(`<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`)).toEqual(block);
    }),
  );
});

test('other programs get the words of a block and of what lies in it, and no markup', () => {
  const { html, text } = clipOf({
    projectId: project,
    kind: 'features',
    fields: { heading: 'Why <b>us</b>', body: 'It is **quick**.' },
    items: [{ kind: 'feature', fields: { heading: 'Weigh', look: 'plain' } }],
  });
  expect(text).toBe('Why <b>us</b>\nIt is quick.\nWeigh');
  expect(html.replace(/block="[^"]*"/, 'block=""')).toBe(
    '<div data-groundwork-block="">Why &#60;b&#62;us&#60;/b&#62;<br>It is quick.<br>Weigh</div>',
  );
});

const good = { format: 'groundwork-block', version: 1, projectId: project, kind: 'text', fields: {}, items: [] };
const forged = (change: object) => markedHtml(blockMark, { ...good, ...change }, '');
const many = (count: number) => Array.from({ length: count }, () => ({ kind: 'feature', fields: {} }));

test.each<[string, unknown, string]>([
  ['nothing', undefined, '<p>Hello</p><script>alert(1)</script>'],
  ['nothing', undefined, ''],
  ['no letters', 'damaged', `<div ${blockMark}="">`],
  ['no base 64', 'damaged', `<div ${blockMark}="====">`],
  ['no JSON', 'damaged', `<div ${blockMark}="${btoa('{')}">`],
  ['JSON of something else', 'damaged', `<div ${blockMark}="${btoa('[1]')}">`],
  ['another format', 'damaged', forged({ format: 'groundwork-canvas' })],
  ['an older format that never was', 'damaged', forged({ version: 0 })],
  ['a newer format', 'newer', forged({ version: 2 })],
  ['a block that only a newer build knows', 'newer', forged({ kind: 'video' })],
  ['an inherited name as a kind', 'newer', forged({ kind: 'constructor' })],
  ['more than a block has', 'damaged', forged({ script: 'alert(1)' })],
  ['a field that the kind lacks', 'damaged', forged({ fields: { onclick: 'alert(1)' } })],
  ['a look that there is not', 'damaged', forged({ fields: { look: 'x" onload="alert(1)' } })],
  [
    'a picture by its address',
    'damaged',
    forged({ kind: 'picture', fields: { picture: 'https://evil.example/x.png' } }),
  ],
  ['text that is too long', 'damaged', forged({ fields: { heading: 'x'.repeat(141) } })],
  ['text that cannot be stored', 'damaged', forged({ fields: { heading: 'a\u0000b' } })],
  ['a number as text', 'damaged', forged({ fields: { heading: 7 } })],
  ['an item that it cannot hold', 'damaged', forged({ items: [{ kind: 'plan', fields: {} }] })],
  ['more items than it holds', 'damaged', forged({ kind: 'features', items: many(25) })],
  ['items in a block that holds none', 'damaged', forged({ items: many(1) })],
  ['more than any block', 'damaged', forged({ fields: { body: 'x'.repeat(1_000_000) } })],
])('a clipboard with %s is %s', (_, expected, html) => {
  expect(readClip(html)).toBe(expected);
});

test('a link that runs a script is the text that it is', () => {
  const read = readClip(forged({ fields: { body: '[Win](javascript:alert(1)) [Ok](https://example.org)' } }));
  expect(read).toMatchObject({
    fields: { body: '\\[Win\\]\\(javascript:alert\\(1\\)\\) [Ok](https://example.org)' },
  });
});

test('nothing in the clipboard throws, and what is read from it can lie on a page', () => {
  const json = fc.oneof(
    fc.json(),
    fc.record({
      ...{ format: fc.constant('groundwork-block'), version: fc.constantFrom(1, 2), projectId: fc.string() },
      kind: fc.constantFrom(...Object.keys(sections), ...Object.keys(items)),
      fields: fc.dictionary(
        fc.constantFrom('heading', 'body', 'look', 'picture', 'consent', 'options', '__proto__'),
        fc.oneof(hostile, fc.boolean(), fc.constant(null), fc.array(hostile, { maxLength: 3 }), fc.constant('wide')),
        { maxKeys: 3 },
      ),
      items: fc.constant([]),
    }),
  );
  fc.assert(
    fc.property(fc.oneof(json, fc.string()), fc.boolean(), (data, isMarked) => {
      const read = readClip(isMarked ? markedHtml(blockMark, data, '') : JSON.stringify(data));
      if (read === undefined || typeof read === 'string' || !Object.hasOwn(sections, read.kind)) return;
      const block = { id: 'AAAAAAAAAAAA', kind: read.kind, parent: null, fields: read.fields as never };
      expect(newBlocks(emptyPage, [block])).toHaveLength(1);
    }),
    { numRuns: 1000 },
  );
});
