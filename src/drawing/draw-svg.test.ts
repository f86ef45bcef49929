import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { nodeKinds } from '#domain/canvas/canvas-node.ts';
import { aCanvas, aNode, anEdge, at } from '../../tests/fixtures/a-canvas.ts';
import { aDrawingTheme as theme } from '../../tests/fixtures/a-drawing-theme.ts';
import { growth } from '../../tests/fixtures/growth.ts';
import { hostileTexts } from '../../tests/fixtures/hostile-texts.ts';
import { drawSvg } from './draw-svg.ts';

const options = { theme, title: 'Lean canvas' };
/** Elements and attributes that a drawing may have, and nothing else. */
const allowed = /^(svg|title|desc|rect|g|path|text|a|image)$/;
const allowedAttribute =
  /^(xmlns|viewBox|width|height|font-family|font-size|font-weight|role|x|y|d|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|transform|text-anchor|direction|xml:space|href|target|rel|text-decoration|preserveAspectRatio)$/;

/** Lists every tag as written, with its attributes, since only those can act. */
function tagsOf(svg: string): { name: string; attributes: Record<string, string> }[] {
  return [...svg.matchAll(/<([A-Za-z][^\s/>]*)((?:\s+[\w:-]+="[^"<]*")*)\s*\/?>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: Object.fromEntries([...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  }));
}

function expectInert(svg: string): void {
  expect(svg.match(/<(?!\/)/g)?.length).toBe(tagsOf(svg).length);
  for (const { name, attributes } of tagsOf(svg)) {
    expect(name).toMatch(allowed);
    for (const key of Object.keys(attributes)) expect(key).toMatch(allowedAttribute);
    if (name === 'a') expect(attributes['href']).toMatch(/^https?:/);
  }
}

test('a drawing is well-formed and inert whatever is written on every kind of node', async () => {
  const nodes = nodeKinds.flatMap((kind, row) =>
    hostileTexts.map((text, column) =>
      aNode({ id: `${kind}${column}`, kind, text, x: column * 240, y: row * 140, rotation: kind === 'text' ? 30 : 0 }),
    ),
  );
  const edges = hostileTexts.map((text, column) =>
    anEdge({ id: `e${column}`, text, from: at(`note${column}`), to: at(`ellipse${column}`), heads: 'both' }),
  );
  const svg = drawSvg(aCanvas(nodes, edges), undefined, {
    ...options,
    title: hostileTexts.join(),
    description: hostileTexts.join(),
  });
  expectInert(svg);
  const { format, width } = await sharp(Buffer.from(svg), { unlimited: true }).metadata();
  expect([format, width >= 240 * (hostileTexts.length - 1) + 200]).toEqual(['svg', true]);
});

test('a drawing is well-formed for any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: 'binary' }),
      async (text, title) => {
        const svg = drawSvg(aCanvas([aNode({ id: 'a', text })]), undefined, { theme, title });
        expectInert(svg);
        await sharp(Buffer.from(svg)).metadata();
      },
    ),
    { numRuns: 25 },
  );
});

test('a drawing shows a note in its color, its text and the arrow that leaves it', async () => {
  const a = aNode({ id: 'a', text: 'Nobody pays', fill: 'sky' });
  const b = aNode({ id: 'b', x: 400, kind: 'rectangle', text: 'twice', fill: 'none' });
  const edge = anEdge({ id: 'e', from: at('a'), to: at('b'), route: 'straight', text: 'so' });
  const svg = drawSvg(aCanvas([a, b], [edge]), undefined, options);
  expect([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual([
    'Nobody pays',
    'twice',
    'so',
  ]);
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): string =>
    `#${data
      .subarray(((y + 24) * info.width + x + 24) * 3)
      .subarray(0, 3)
      .toString('hex')}`;
  expect([pixel(100, 80), pixel(350, 20), pixel(-10, -10)]).toEqual([theme.notes.sky, theme.paper, theme.paper]);
  expect([pixel(220, 48), pixel(395, 48)]).not.toContain(theme.paper);
});

test('draws the parts that were asked for, with what is inside and the edges between them', () => {
  const nodes = [
    aNode({ id: 'f', kind: 'frame', text: 'Frame', width: 600 }),
    aNode({ id: 'a', text: 'inside', parent: 'f' }),
    aNode({ id: 'b', text: 'too', parent: 'f', x: 300 }),
    aNode({ id: 'c', text: 'outside', x: 900 }),
  ];
  const edges = [
    anEdge({ id: 'ab', from: at('a'), to: at('b'), text: 'within' }),
    anEdge({ id: 'bc', from: at('b'), to: at('c'), text: 'across' }),
  ];
  const svg = drawSvg(aCanvas(nodes, edges), ['f'], options);
  expect([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual([
    'Frame',
    'inside',
    'within',
    'too',
  ]);
  expect(svg).toContain('viewBox="-24 -50 648 170"');
});

test('links what is a web address, also where a line breaks it', () => {
  const text = 'See https://example.com/a-very-long-way-to-go?x=1&y=2. Then (http://b.example).';
  const svg = drawSvg(aCanvas([aNode({ id: 'a', text, width: 180, height: 200 })]), undefined, {
    ...options,
    isPage: true,
  });
  const links = [...svg.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, shown]) => [href, shown]);
  expect(links.map(([, shown]) => shown).join('|')).toBe(
    'https://|example.com/a-very-|long-way-to-|go?x=1&#38;y=2|http://b.example',
  );
  expect(new Set(links.map(([href]) => href))).toEqual(
    new Set(['https://example.com/a-very-long-way-to-go?x=1&#38;y=2', 'http://b.example/']),
  );
});

test('a drawing says below a template whose it is, with its licence, and nothing if none is drawn', () => {
  const cell = aNode({ id: 'c', kind: 'section', cell: 'business-model:channels', text: 'Channels', width: 280 });
  const beside = aNode({ id: 'a', text: 'beside', x: 400 });
  const canvas = aCanvas([cell, beside, aNode({ id: 'd', cell: 'lean:problem', removed: true })]);
  const svg = drawSvg(canvas, undefined, options);
  expect([...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text?.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'Channels',
    'beside',
    'The Business Model Canvas by Strategyzer AG, https://www.strategyzer.com',
    'CC BY-SA 3.0, https://creativecommons.org/licenses/by-sa/3.0/',
  ]);
  expect(svg).toContain('viewBox="-24 -24 648 192"');
  expect(drawSvg(canvas, ['a'], options)).not.toContain('Strategyzer');
  expect(drawSvg(canvas, ['c'], options)).toContain('Strategyzer');
});

test('a drawing shows an image if it is there, and says what is missing if it is not', () => {
  const node = aNode({ id: 'a', kind: 'image', asset: 'shot', text: 'The sign-up page' });
  const shown = drawSvg(aCanvas([node]), undefined, { ...options, image: (id) => `/assets/${id}?a=1&b=2` });
  expect(tagsOf(shown).find(({ name }) => name === 'image')?.attributes).toMatchObject({
    href: '/assets/shot?a=1&#38;b=2',
    width: '200',
  });
  expect(tagsOf(drawSvg(aCanvas([node]), undefined, options)).map(({ name }) => name)).not.toContain('image');
});

test('an empty canvas is an empty sheet, and a cycle of groups is drawn once', () => {
  expectInert(drawSvg(aCanvas([]), undefined, options));
  const nodes = [
    aNode({ id: 'g', kind: 'group', parent: 'h' }),
    aNode({ id: 'h', kind: 'group', parent: 'g' }),
    aNode({ id: 'a', parent: 'g', text: 'once' }),
  ];
  expect(drawSvg(aCanvas(nodes), ['h'], options).match(/once/g)).toHaveLength(1);
});

test('a full canvas is drawn in time that grows with it alone', () => {
  const ofNodes = (count: number) => {
    const nodes = Array.from({ length: count }, (_, index) =>
      aNode({
        id: `n${index}`,
        x: (index % 100) * 240,
        y: Math.floor(index / 100) * 140,
        text: 'What would have to be true',
      }),
    );
    const edges = nodes
      .slice(1)
      .map(({ id }, index) => anEdge({ id: `e${id}`, from: at(`n${index}`), to: at(id), route: 'elbow' }));
    return aCanvas(nodes, edges);
  };
  const canvases = new Map([500, 2000].map((count) => [count, ofNodes(count)]));
  const draw = (count: number) => drawSvg(canvases.get(count) ?? aCanvas([]), undefined, options);
  expect(draw(2000).length).toBeGreaterThan(4e5);
  expect(growth(draw, 500)).toBeLessThan(10);
});

test('a sheet of more lines than anybody reads is not ruled', () => {
  const lengthOf = (height: number): number =>
    drawSvg(aCanvas([aNode({ id: 'a', kind: 'section', height })]), undefined, options).length;
  expect([lengthOf(4000) > lengthOf(1000), lengthOf(100_000) < lengthOf(1000)]).toEqual([true, true]);
});

test('a freehand drawing is one smooth line through its points', () => {
  const drawing = { kind: 'drawing', x: 10, y: 20, width: 100, height: 50 } as const;
  const node = aNode({ id: 'drawing', ...drawing, points: [0, 0, 5000, 10_000, 10_000, 0] });
  const svg = drawSvg(aCanvas([node]), undefined, options);
  const paths = tagsOf(svg).flatMap(({ name, attributes }) => (name === 'path' ? [attributes] : []));
  expect(paths).toMatchObject([
    {
      d: 'M10 20C18.33 28.33 43.33 70 60 70C76.67 70 101.67 28.33 110 20',
      fill: 'none',
      stroke: theme.ink,
      'stroke-width': '3',
    },
  ]);
});

test('a frame is drawn with the line that lies in it, and a pen stroke bears its description', () => {
  const frame = aNode({ id: 'f', kind: 'frame', width: 600, height: 300 });
  const line = (id: string, x: number) => anEdge({ id, from: { x, y: 10 }, to: { x: x + 9, y: 20 }, text: id });
  const drawing = (id: string, text: string) =>
    aNode({ id, kind: 'drawing', fill: 'none', parent: 'f', text, points: [0, 0, 1000, 1000] });
  const canvas = aCanvas(
    [frame, drawing('p', 'A loop & an arrow'), drawing('q', '')],
    [line('in', 5), line('out', 700)],
  );
  const svg = drawSvg(canvas, ['f'], options);
  expect([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)).toEqual(['in']);
  expect([...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text)).toEqual([
    options.title,
    'A loop &#38; an arrow',
  ]);
});
