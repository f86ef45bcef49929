import { describe, expect, test } from 'vitest';
import type { Painting } from './painting/page.ts';
import { paintingInBrowser } from './painting-in-browser.ts';

const open = paintingInBrowser();

/** In the page. */
declare const painting: Painting;

const isFull = process.env['TEST_FULL'] !== undefined;

describe.each(isFull ? (['light', 'dark'] as const) : (['dark'] as const))('in the %s theme', (look) => {
  test('every kind of node and edge has its colors where it lies', async () => {
    const page = await open();
    const [seen, expected] = await page.evaluate(async (look) => {
      const { newPainter, themeOf, aCanvas, aNode, anEdge, colorAt, asPainted } = painting;
      const theme = themeOf(look);
      const painter = newPainter(look);
      const box = { width: 80, height: 60, fill: 'sky' } as const;
      painter.show(
        aCanvas(
          [
            aNode({ ...box, id: 'note', x: 20, y: 20 }),
            aNode({ ...box, id: 'rect', kind: 'rectangle', x: 120, y: 20 }),
            aNode({ ...box, id: 'ellipse', kind: 'ellipse', x: 220, y: 20 }),
            aNode({ ...box, id: 'diamond', kind: 'diamond', x: 320, y: 20 }),
            aNode({ ...box, id: 'frame', kind: 'frame', fill: 'none', x: 420, y: 20 }),
            aNode({ ...box, id: 'section', kind: 'section', fill: 'paper', x: 520, y: 20 }),
            aNode({ ...box, id: 'image', kind: 'image', x: 20, y: 120 }),
            aNode({ ...box, id: 'paper', fill: 'paper', x: 120, y: 120 }),
            aNode({ ...box, id: 'turned', kind: 'rectangle', rotation: 90, x: 220, y: 120 }),
            aNode({ ...box, id: 'group', kind: 'group', x: 320, y: 120 }),
            aNode({ ...box, id: 'gone', x: 420, y: 120, removed: true }),
          ],
          [
            anEdge({
              id: 'straight',
              from: { x: 20, y: 300.5 },
              to: { x: 200, y: 300.5 },
              route: 'straight',
              heads: 'none',
            }),
            anEdge({
              id: 'elbow',
              from: { x: 240.5, y: 250 },
              to: { x: 400.5, y: 350 },
              route: 'elbow',
              heads: 'none',
            }),
          ],
        ),
      );
      await painter.settled();
      const { ink, paper, muted, sunken, surface, strongLine, notes } = theme;
      const looks: [string, number, number, string][] = [
        ['a note', 60, 50, notes.sky],
        ['a rectangle', 160, 50, notes.sky],
        ['an ellipse', 260, 50, notes.sky],
        ['the corner of an ellipse', 223, 23, paper],
        ['a diamond', 360, 50, notes.sky],
        ['the corner of a diamond', 323, 23, paper],
        ['a frame', 455, 55, paper],
        ['the border of a frame', 420, 55, strongLine],
        ['the rule above a section', 560, 20, ink],
        ['the paper of a section', 560, 40, surface],
        ['an image that is not there', 60, 150, sunken],
        ['a note of paper', 160, 150, surface],
        ['a turned box where it lies', 260, 115, notes.sky],
        ['beside a turned box', 225, 150, paper],
        ['a group', 365, 155, paper],
        ['what was removed', 465, 155, paper],
        ['a straight edge', 100, 300, muted],
        ['an elbow', 320, 300, muted],
      ];
      return [
        looks.map(([name, x, y]) => `${name}: ${colorAt(x, y)}`),
        looks.map(([name, , , color]) => `${name}: ${asPainted(color)}`),
      ];
    }, look);
    expect(seen).toEqual(expected);
  });
});

test('the system’s colors are used where it forces its own', async () => {
  const page = await open({ forcedColors: 'active' });
  const colors = await page.evaluate(async () => {
    const { newPainter, aCanvas, aNode, colorAt, asPainted } = painting;
    const painter = newPainter();
    painter.show(aCanvas([aNode({ id: 'a', x: 100, y: 100, fill: 'clay' })]));
    await painter.settled();
    return {
      note: colorAt(150, 180),
      border: colorAt(200, 100),
      canvas: asPainted('Canvas'),
      text: asPainted('CanvasText'),
    };
  });
  expect(colors.note).toBe(colors.canvas);
  expect(colors.border).not.toBe(colors.canvas);
  expect(colors.canvas).not.toBe(colors.text);
});

test('what is selected has an outline and handles, and what is dragged is seen where it would be', async () => {
  const page = await open();
  const seen = await page.evaluate(async () => {
    const { newPainter, aCanvas, aNode, colorAt, asPainted, themeOf, withParts } = painting;
    const { brand, surface, notes, paper } = themeOf('light');
    const painter = newPainter();
    const before = aCanvas([aNode({ id: 'a', x: 101.5, y: 101.5, width: 99, height: 99 })]);
    painter.show(before);
    painter.select(new Set(['a']));
    await painter.settled();
    const outline = [colorAt(125, 99), colorAt(101, 101), asPainted(brand), asPainted(surface)];
    painter.preview({ kind: 'move', ids: ['a'], dx: 200, dy: 100, guides: [] });
    await painter.settled();
    const dragged = [colorAt(150, 150), colorAt(350, 250)];
    painter.preview(null);
    painter.show({
      ...before,
      nodes: withParts(before.nodes, [aNode({ id: 'a', x: 301, y: 201, width: 99, height: 99 })]),
    });
    await painter.settled();
    const dropped = [colorAt(150, 150), colorAt(350, 250)];
    return { outline, dragged, dropped, expected: [asPainted(paper), asPainted(notes.straw)] };
  });
  const [outline, handle, brand, surface] = seen.outline;
  expect([outline, handle]).toEqual([brand, surface]);
  expect(seen.dragged).toEqual(seen.expected);
  expect(seen.dropped).toEqual(seen.expected);
});

test('a move that ends without a change goes back', async () => {
  const page = await open();
  const [there, back, note, paper] = await page.evaluate(async () => {
    const { newPainter, aCanvas, aNode, colorAt, asPainted, themeOf } = painting;
    const painter = newPainter();
    painter.show(aCanvas([aNode({ id: 'a', x: 100, y: 100 })]));
    painter.preview({ kind: 'move', ids: ['a'], dx: 250, dy: 0, guides: [] });
    await painter.settled();
    painter.preview(null);
    await painter.settled();
    const { notes, paper } = themeOf('light');
    return [colorAt(500, 150), colorAt(150, 150), asPainted(notes.straw), asPainted(paper)];
  });
  expect([there, back]).toEqual([paper, note]);
});

describe('after whatever was done', () => {
  test.each(isFull ? [1, 2, 3, 4] : [1])('the picture is the one that a new painter paints (seed %i)', async (seed) => {
    const page = await open();
    const differing = await page.evaluate(async (seed) => {
      const { newPainter, aLargeCanvas, aNode, withParts, seededRandom, zoomedAt, everyPixel, differing } = painting;
      const random = seededRandom(seed);
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
      let canvas = aLargeCanvas(300, seed);
      const all = Object.values(canvas.nodes).flatMap((bucket) => Object.values(bucket));
      let camera = { x: 200, y: 100, zoom: 0.5 };
      const painter = newPainter();
      painter.show(canvas);
      painter.look(camera);
      for (let step = 0; step < 40; step++) {
        const what = random();
        if (what < 0.4) {
          const some = Array.from({ length: pick([1, 3, 60]) }, () => pick(all));
          const changed = some.map((node) => aNode({ ...node, x: node.x + random() * 300, removed: random() < 0.2 }));
          canvas = { ...canvas, nodes: withParts(canvas.nodes, changed) };
          painter.show(canvas);
        } else if (what < 0.6) camera = { ...camera, x: camera.x + (random() - 0.5) * 900 };
        else if (what < 0.75) camera = zoomedAt(camera, { x: 320, y: 240 }, pick([0.1, 0.3, 0.5, 1]));
        else if (what < 0.9) {
          const ids = pick([[pick(all).id], all.map(({ id }) => id), all.slice(0, 200).map(({ id }) => id)]);
          painter.preview({ kind: 'move', ids, dx: random() * 200, dy: random() * 90, guides: [] });
        } else painter.preview(null);
        painter.look(camera);
        if (random() < 0.7) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      painter.preview(null);
      await painter.settled();
      const worked = everyPixel();
      painter.destroy();
      const fresh = newPainter();
      fresh.show(canvas);
      fresh.look(camera);
      await fresh.settled();
      return differing(worked, everyPixel());
    }, seed);
    expect(differing).toBe(0);
  });
});

test('a scene that takes long is seen as it is painted, from its lowest parts on', async () => {
  const page = await open();
  const seen = await page.evaluate(async () => {
    const { newPainter, aCanvas, aNode, colorAt, asPainted, themeOf } = painting;
    const box = { y: 20, width: 80, height: 60, fill: 'sky' } as const;
    const texts = Array.from({ length: 1500 }, (_, n) =>
      aNode({ id: `n${n}`, x: 300, y: 20, width: 300, height: 400, text: `${n} bakers say so. `.repeat(20), z: 'b0' }),
    );
    const painter = newPainter();
    painter.show(
      aCanvas([aNode({ ...box, id: 'low', x: 20, z: 'a0' }), ...texts, aNode({ ...box, id: 'top', x: 120, z: 'c0' })]),
    );
    const sky = asPainted(themeOf('light').notes.sky);
    const isThere = () => [60, 160].map((x) => colorAt(x, 50) === sky);
    while (!isThere()[0]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const first = isThere();
    await painter.settled();
    return [first, isThere()];
  });
  expect(seen).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('tells the lowest of what may be seen', async () => {
  const page = await open();
  const told = await page.evaluate(() => {
    const { newPainter, aCanvas, aNode, anEdge, at } = painting;
    const painter = newPainter();
    painter.show(
      aCanvas(
        [
          aNode({ id: 'top', x: 0, z: 'c0' }),
          aNode({ id: 'bottom', x: 300, z: 'a0' }),
          aNode({ id: 'far', x: 9000, z: 'a1' }),
          aNode({ id: 'frame', kind: 'frame', x: -500, width: 9000, height: 900, z: 'z0' }),
        ],
        [anEdge({ id: 'edge', from: at('top'), to: at('bottom'), z: 'b0' })],
      ),
    );
    const box = { x: 0, y: 0, width: 640, height: 480 };
    return [painter.seenIn(box, 9), painter.seenIn(box, 2)];
  });
  expect(told).toEqual([
    ['frame', 'bottom', 'edge', 'top'],
    ['frame', 'bottom'],
  ]);
});

test('hostile texts, places and groups are painted beside the others', async () => {
  const page = await open();
  const { straw, seen } = await page.evaluate(async () => {
    const { newPainter, aCanvas, aNode, anEdge, at, colorAt, asPainted, themeOf, paintCursors, paintChangeMarks } =
      painting;
    const texts = [
      '\u202Eright to left\u202C \u2066isolate',
      `z${'\u0300\u0335\u0489'.repeat(500)}algo`,
      'x'.repeat(100_000),
      'a b '.repeat(25_000),
      '👩‍👩‍👧‍👦🏳️‍🌈🇺🇸'.repeat(2000),
      '<img src=x onerror="throw 1"><script>throw 2</script>',
      '\u0000\u0001\u0007\u001b[31m\ud800',
      '\n'.repeat(10_000),
      'العربية עברית हिन्दी 日本語 ไทย',
    ];
    const places = [Number.NaN, Number.POSITIVE_INFINITY, -1e6, 1e6, 1e300, Number.MIN_VALUE];
    const painter = newPainter();
    painter.show(
      aCanvas(
        [
          ...texts.map((text, index) =>
            aNode({ id: `t${index}`, x: (index % 3) * 210, y: 110 + Math.floor(index / 3) * 105, text }),
          ),
          ...texts.map((text, index) =>
            aNode({ id: `e${index}`, kind: 'frame', x: index * 60, y: 440, width: 50, height: 30, text }),
          ),
          ...places.map((place, index) => aNode({ id: `p${index}`, x: place, y: place, width: place })),
          aNode({ id: 'g1', kind: 'group', parent: 'g2' }),
          aNode({ id: 'g2', kind: 'group', parent: 'g1' }),
          aNode({ id: 'o1', x: 420, y: 0, parent: 'nowhere' }),
          aNode({ id: 'o2', x: 0, y: 0, width: 100_000, height: 90, fill: 'paper', parent: 'o2', z: '0' }),
        ],
        [
          anEdge({ id: 'x1', from: at('t1'), to: at('nowhere') }),
          anEdge({ id: 'x2', from: at('t1'), to: at('t1') }),
          anEdge({ id: 'x3', from: at('p2'), to: at('p3'), route: 'elbow', text: texts[2] ?? '' }),
          anEdge({ id: 'x4', from: { x: Number.NaN, y: 0 }, to: at('t1'), bend: 1e300 }),
          anEdge({ id: 'x5', from: at('g1'), to: at('g2') }),
        ],
      ),
    );
    painter.select(new Set(['g1', 'p0', 'x4', 'nowhere', 't2']));
    painter.others({
      marks: [{ id: 'o', name: texts[1] ?? '', look: 8, point: { x: Number.NaN, y: 5 }, selected: ['g1'] }],
      paint: paintCursors,
    });
    painter.strokes({
      marks: [{ kind: 'moved', from: { x: Number.NaN, y: 0, width: 1, height: 1 }, date: texts[2] ?? '' }],
      paint: paintChangeMarks,
    });
    for (const zoom of [0.02, 1, 8]) {
      painter.look({ x: 1e6 - 20, y: 1e6 - 20, zoom });
      await painter.settled();
      painter.hit({ x: 1e6, y: 1e6 });
      painter.within({ x: Number.NaN, y: 0, width: 5, height: 5 });
    }
    painter.look({ x: 0, y: 0, zoom: 1 });
    await painter.settled();
    return {
      seen: colorAt(500, 50),
      straw: asPainted(themeOf('light').notes.straw),
    };
  });
  expect(seen).toBe(straw);
});

test('a display of twice the density gets twice the pixels', async () => {
  const page = await open({ deviceScaleFactor: 2 });
  const [width, half] = await page.evaluate(async () => {
    const { newPainter, aCanvas, aNode, colorAt, asPainted, themeOf } = painting;
    const painter = newPainter();
    painter.show(aCanvas([aNode({ id: 'a', x: 100.5, y: 100, kind: 'section', fill: 'paper' })]));
    await painter.settled();
    // The rule above it is two units high, and begins half a unit further: one pixel of such a display.
    const isInk = (x: number) => colorAt(x, 101) === asPainted(themeOf('light').ink);
    return [document.querySelector('canvas')?.width, isInk(100) ? 'too early' : isInk(100.5) ? 'at once' : 'late'];
  });
  expect([width, half]).toEqual([1280, 'at once']);
});
