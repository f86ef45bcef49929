import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPaintOrder } from '#domain/canvas/paint-order.ts';
import { ProductCanvas } from './product-canvas.ts';
import { type Direction, reordered, type Sheet, seen, side } from './stack-model.ts';

const runs = process.env['TEST_FULL'] ? 20_000 : 300;

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => letter.repeat(12));
/** Sheets overlap, touch, or lie apart. */
const place = fc.constantFrom(0, 60, side, 200);
const sheet = fc.record({
  kind: fc.constantFrom('note', 'note', 'note', 'section', 'group'),
  parent: fc.option(fc.constantFrom(...ids.slice(0, 3)), { nil: null, freq: 2 }),
  x: place,
  y: place,
});
/** Only groups hold, and only what comes after them. */
const pile: fc.Arbitrary<readonly Sheet[]> = fc.tuple(...ids.map(() => sheet)).map((all) =>
  all.map((each, n): Sheet => {
    const holder = each.parent === null ? -1 : ids.indexOf(each.parent);
    const isHeld = holder >= 0 && holder < n && all[holder]?.kind === 'group';
    return { ...each, kind: each.kind as Sheet['kind'], id: ids[n] ?? '', parent: isHeld ? each.parent : null };
  }),
);
const move = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
  to: fc.constantFrom<Direction>('front', 'forward', 'backward', 'back'),
  isUndone: fc.boolean(),
});

test('what is put above or below something lies there, as in a plain list, and where it lay once that is undone', () => {
  fc.assert(
    fc.property(pile, fc.array(move, { maxLength: 12 }), (begun, moves) => {
      const product = new ProductCanvas();
      const nodes = begun.map(({ x, y, ...each }) => ({ ...each, x, y, width: side, height: side }));
      expect(product.take('PlaceNodes', { nodes })).toBeUndefined();
      const shown = () => inPaintOrder(product.canvas ?? { nodes: {}, edges: {} }).map(({ id }) => id);
      let sheets = begun;
      for (const { ids: named, to, isUndone } of moves) {
        expect(product.take('ReorderNodes', { ids: named, to })).toBeUndefined();
        const after = reordered(sheets, named, to);
        expect(shown()).toEqual(seen(after));
        if (isUndone) product.undo(product.stepCount - 1);
        else sheets = after;
        expect(shown()).toEqual(seen(sheets));
      }
    }),
    { numRuns: runs, seed: 1 },
  );
});
