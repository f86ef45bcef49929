import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageSections, partsOf } from './page-parts.ts';

const sectionOf = (id: string): PageSections[number] => ({
  block: { id, kind: 'text', fields: {}, items: [] },
  place: { id, isTitle: false, form: '', pricing: '' },
});
const page = (count: number): PageSections => Array.from({ length: count }, (_, n) => sectionOf(`b${n}`));
const idsOf = (parts: readonly PageSections[]) => parts.map((part) => part.map(({ block }) => block.id));

test('a page of a hundred sections is one part, and of more in parts of fifty', () => {
  const sizes = [0, 1, 100, 101, 2000].map((count) => partsOf(page(count)).map(({ length }) => length));
  expect(sizes).toEqual([[0], [1], [100], [50, 50, 1], Array.from({ length: 40 }, () => 50)]);
});

test('what was taken away and comes back changes its own part alone', () => {
  const all = page(200);
  const before = partsOf(all);
  const without = all.filter((_, n) => n !== 60);
  const now = partsOf(without, before);
  expect(idsOf(now)).toEqual(idsOf(before).map((ids) => ids.filter((id) => id !== 'b60')));
  expect(idsOf(partsOf(all, now))).toEqual(idsOf(before));
});

test('a part whose first section is gone lies with the one before, until that is too large', () => {
  const before = partsOf(page(150));
  const without = page(150).filter((_, n) => n !== 50);
  const now = partsOf(without, before);
  expect(now.map(({ length }) => length)).toEqual([99, 50]);
  const more = [...without.slice(0, 99), ...page(2).map((_, n) => sectionOf(`new${n}`)), ...without.slice(99)];
  expect(partsOf(more, now).map(({ length }) => length)).toEqual([50, 50, 1, 50]);
});

test('parts hold all sections in their order, none more than a hundred', () => {
  const change = fc.record({ at: fc.nat(300), isGone: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.array(change, { maxLength: 40 }), (count, changes) => {
      let sections = page(count);
      let parts = partsOf(sections);
      for (const [n, { at, isGone }] of changes.entries()) {
        sections = isGone ? sections.filter((_, m) => m !== at) : sections.toSpliced(at, 0, sectionOf(`new${n}`));
        parts = partsOf(sections, parts);
        expect(parts.flat()).toEqual(sections);
        expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(100);
      }
    }),
  );
});
