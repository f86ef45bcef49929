import { expect, test } from 'vitest';
import { matchPath } from '#domain/routes/match-path.ts';
import { aNode } from '../../../tests/fixtures/a-canvas.ts';
import type { OpenedShare } from '../sharing/open-share.ts';
import { createSharedPages } from './shared-pages.ts';

const place = matchPath('/shared/p/g');
const title = '<title>Groundwork</title>';
const html = `${title}<div id="root"></div><noscript>Needs JavaScript.</noscript>`;

const shared = (canvasVersion: number, texts: readonly string[], project = 'Plan'): OpenedShare => ({
  workspaceId: 'w',
  canvasVersion,
  node: { id: '0', nodes: texts.map((text, n) => aNode({ id: String(n), text })), edges: [], assets: {} },
  project: { title: project },
});

/** Opens one link once for each of `opened`, in order, and returns the pages. */
async function pagesOf(opened: readonly (OpenedShare | undefined)[]) {
  let [n, draws] = [0, 0];
  const pages = createSharedPages({
    html,
    render: async ({ shared: drawn }) => `drawn ${++draws}: ${drawn === null ? 'dead' : drawn?.node.nodes[0]?.text}`,
    open: async () => opened[n++],
    clock: () => new Date(0),
    publicUrl: 'http://ours.example',
    preRelease: false,
  });
  const found: string[] = [];
  for (const _ of opened) {
    const { status, html: page } = await pages(place);
    found.push(`${status} ${/drawn [^<]*/.exec(page)?.[0] ?? 'not drawn'}`);
  }
  return found;
}

test('a link is drawn once while the same is shown, and is dead at once', async () => {
  expect(
    await pagesOf([
      shared(1, ['a']),
      shared(1, ['a']),
      shared(2, ['b']),
      undefined,
      shared(2, ['b'], 'New title'),
      shared(2, ['b']),
    ]),
  ).toEqual([
    '200 drawn 1: a',
    '200 drawn 1: a',
    '200 drawn 2: b',
    '404 drawn 3: dead',
    '200 drawn 4: b',
    '200 drawn 2: b',
  ]);
});

test('what would take long to draw is left to the browser', async () => {
  expect(
    await pagesOf([
      shared(
        1,
        Array.from({ length: 1_500 }, () => ''),
      ),
      shared(
        2,
        Array.from({ length: 20_000 }, () => ''),
      ),
      shared(
        3,
        Array.from({ length: 60 }, () => 'x'.repeat(10_000)),
      ),
    ]),
  ).toEqual(['200 drawn 1: ', '200 not drawn', '200 not drawn']);
});
