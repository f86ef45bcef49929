import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BodyNode, bodyTags } from '#domain/content/body-node.ts';
import { parseBody } from '#domain/content/parse-body.ts';
import { seedArticles } from '#server/content/seed/articles.ts';
import { seedPages } from '#server/content/seed/pages.ts';
import { launchBrowser } from '../fixtures/launch-browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

const encoded = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Writes a tree like React for the server's answer, in the spelling in which a browser writes its own. */
function write(nodes: readonly BodyNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encoded(node).replaceAll('&quot;', '"');
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${encoded(value)}"`);
      const start = `<${node.tag}${attributes.join('')}>`;
      return ['br', 'hr', 'img'].includes(node.tag) ? start : `${start}${write(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** Returns the browser's version of each text. */
const readBack = (texts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (given) =>
      given.map((text) => {
        const holder = document.createElement('div');
        holder.innerHTML = text;
        return holder.innerHTML;
      }),
    [...texts],
  );

const openings = bodyTags.map((tag) => {
  if (tag === 'a') return '<a href="/x">';
  return tag === 'img' ? '<img src="/assets/a">' : `<${tag}>`;
});
const closings = bodyTags.map((tag) => `</${tag}>`);
const strangers = ['div', 'section', 'span', 'form', 'button', 'svg'].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
const soup = fc
  .array(fc.constantFrom(...openings, ...openings, ...closings, ...strangers, 'x', ' ', 'y z'), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

test('a browser finds nothing to mend, so that it holds what the server drew', async () => {
  const written = fc.sample(soup, 2000).map((html) => write(parseBody(html)));
  expect(await readBack(written)).toEqual(written);
});

test.each([...seedArticles, ...seedPages])('a browser reads $slug as we do', async ({ body }) => {
  const written = write(parseBody(body));
  const [ours, theirs] = await readBack([written, body]);
  expect(ours).toBe(written);
  const flat = (html = '') => html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
  expect(flat(ours)).toBe(flat(theirs));
});
