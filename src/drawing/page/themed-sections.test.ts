import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { iconNames } from '#domain/page/icon-names.ts';
import type { ContentBlock, PageContent } from '#domain/page/page-content.ts';
import { pageTemplates } from '#domain/page/page-templates.ts';
import { pageThemes } from '#domain/page/page-theme.ts';
import { firstPaletteOf } from '#domain/page/themes.ts';
import { findFaults } from '../../../tests/fixtures/find-markup-faults.ts';
import { aBlock, aContent, assetId, contentOfTemplate, withImages } from '../../../tests/fixtures/published-page.ts';
import { arts, drawArt } from './art.ts';
import { drawPage } from './draw-page.ts';
import { iconPaths } from './icon-paths.ts';
import { pageDocument, withToken } from './page-document.ts';
import { writeMarkup } from './write-markup.ts';

const origin = 'https://pages.example.org';
const themed = (blocks: readonly ContentBlock[], given: Partial<PageContent> = {}) =>
  aContent({ theme: 'software', palette: firstPaletteOf('software'), blocks, ...given });
/** The body of a page, which is valid. */
function bodyOf(content: PageContent, context = withImages): string {
  const { html, style } = pageDocument(content, { ...context, origin });
  const filled = withToken(html, 'token');
  expect(findFaults(filled, style, drawPage(content, context))).toEqual([]);
  return filled.slice(filled.indexOf('<body'));
}
const sectionsIn = (body: string) => body.split('<section ').slice(1);
const without = ({ items: _, ...block }: ContentBlock): ContentBlock => ({ ...block, items: [] });

describe('a headline with the form in it', () => {
  const hero = aBlock('hero', { look: 'form', visual: 'contours' });
  const form = aBlock('form', { heading: 'Be the first' });

  test('holds the one form of the page, with its consent, its trap and its token; where it was is a way to it', () => {
    const body = bodyOf(themed([hero, aBlock('text'), form]));
    const [first = '', , last = ''] = sectionsIn(body);
    expect([body.split('<form').length, first.includes('<form'), last.includes('<form')]).toEqual([2, true, false]);
    for (const part of [
      'name="token" value="token"',
      `name="form" value="${form.id}"`,
      'name="email"',
      'p-trap',
      'name="consent"',
    ])
      expect(first).toContain(part);
    expect(last).toMatch(/^id="s3" class="p-section p-form p-form-inline p-call p-strong"/);
    expect(last).toContain('<h2 id="s3-heading" dir="auto">Be the first</h2>');
    expect(last).toMatch(/<a class="p-button" href="#s1" dir="auto">Join the waitlist<\/a><\/div><\/section>/);
    expect(first).not.toContain('class="p-button" href');
  });

  test('shows what is wrong with what was sent, with the way to its field', () => {
    const rejected = { form: form.id, values: {}, problems: [{ field: 'email', text: 'Enter an email address' }] };
    const body = bodyOf(themed([hero, form]), { ...withImages, rejected });
    expect(body).toContain('<a href="#s2-email">Enter an email address</a>');
    expect(sectionsIn(body)[0]).toContain('id="s2-email"');
  });

  test('takes an order where that is what the page is for, and prices that ask for an address lead to it', () => {
    const plan = { ...aBlock('plan', { goal: 'sign-up' }), id: 'ask' };
    const pricing = { ...without(aBlock('pricing')), items: [plan] };
    const body = bodyOf(themed([hero, pricing, form], { goal: 'pre-order' }));
    expect(sectionsIn(body)[0]).toContain('name="goal" value="pre-order"');
    expect(sectionsIn(body)[1]).toMatch(/<a class="p-button" href="#s1"/);
  });

  test('is a headline with a button on a page without a form, and beside its form on a page without a theme', () => {
    expect(bodyOf(themed([hero])).includes('<form')).toBe(false);
    const plain = bodyOf(aContent({ blocks: [hero, form] }));
    expect(sectionsIn(plain).map((section) => section.includes('<form'))).toEqual([false, true]);
    expect(plain).toContain('class="p-section p-hero p-hero-centered"');
  });
});

test('a single price stands beside its heading, and several stand below it', () => {
  const [plan, other] = [aBlock('plan'), { ...aBlock('plan'), id: 'other' }];
  const listOf = (items: readonly ContentBlock[]) =>
    /<ul class="([^"]*)/.exec(sectionsIn(bodyOf(themed([{ ...aBlock('pricing'), items }])))[0] ?? '')?.[1];
  expect([listOf([plan]), listOf([plan, other])]).toEqual(['p-list p-one', 'p-list']);
});

test.each([...pageThemes, null])(
  'on a page with the theme %s the button of an order is no second button once it is open',
  (theme) => {
    const { style } = pageDocument(aContent({ ...(theme && { theme, palette: firstPaletteOf(theme) }) }), {
      ...withImages,
      origin,
    });
    expect(style).toMatch(/\.p-order\[open\]>\.p-button\{background:none;/);
  },
);

test('one section is not linked to from the top line, and two are', () => {
  const texts = ['The problem', 'Good to know'].map((heading, n) => ({ ...aBlock('text', { heading }), id: `t${n}` }));
  const linked = (blocks: readonly ContentBlock[]) =>
    bodyOf(themed([aBlock('top'), aBlock('hero'), ...blocks])).includes('<nav');
  expect([linked(texts.slice(0, 1)), linked(texts)]).toEqual([false, true]);
});

test('a long word makes a heading smaller on a page with a theme alone: others look as they did', () => {
  const blocks = [aBlock('hero', { heading: 'Lieferantenrechnungen' })];
  const pages = [themed(blocks), aContent({ blocks })];
  expect(pages.map((content) => bodyOf(content).includes('class="p-longer"'))).toEqual([true, false]);
});

describe('a drawing by rule', () => {
  test.each(arts)('%s is the same for the same seed, another for another one, and at most 2 KB', (art) => {
    const seeds = Array.from({ length: 200 }, (_, n) => `block-${n}`);
    const drawn = seeds.map((seed) => writeMarkup(drawArt(art, seed)));
    expect(drawn).toEqual(seeds.map((seed) => writeMarkup(drawArt(art, seed))));
    expect(new Set(drawn).size).toBe(seeds.length);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThanOrEqual(2048);
    expect(drawn.every((svg) => !/NaN|undefined|style=/.test(svg))).toBe(true);
  });
});

test('an image beside a headline is framed as a browser or a phone, or stands alone', () => {
  const classOf = (visual: string) =>
    /<div class="(p-frame[^"]*)"><img/.exec(bodyOf(themed([aBlock('hero', { look: 'split', visual })])))?.[1];
  expect(['browser', 'phone', 'picture'].map(classOf)).toEqual([
    'p-frame p-frame-browser',
    'p-frame p-frame-phone',
    undefined,
  ]);
});

test('every icon has an outline, and stands beside a feature that has no image', () => {
  expect(Object.keys(iconPaths)).toEqual([...iconNames]);
  expect(Object.values(iconPaths).every((path) => /^M[\d.]+ [\d.]+[\dMmLlHhVvAaCcSsQqTtZz .,-]+$/.test(path))).toBe(
    true,
  );
  const feature = (fields: object) => ({ ...aBlock('features'), items: [aBlock('feature', { ...fields })] });
  const bell = `<path d="${iconPaths.bell}"></path>`;
  const has = (content: PageContent) => bodyOf(content).includes(bell);
  expect([
    has(themed([feature({ icon: 'bell', picture: null })])),
    has(themed([feature({ icon: 'bell' })])),
    has(themed([feature({ icon: 'none', picture: null })])),
    has(themed([feature({ icon: 'auto', picture: null, heading: 'A warning in time' })])),
    has(themed([feature({ icon: 'auto', picture: null, heading: 'Ask anything', body: 'A warning too' })])),
    has(themed([feature({ icon: 'auto', picture: null, heading: 'Something else', body: '' })])),
    has(aContent({ blocks: [feature({ icon: 'bell', picture: null })] })),
  ]).toEqual([true, false, false, true, true, false, false]);
});

describe('the line at the top', () => {
  const section = (kind: string, heading: string) => ({ ...aBlock(kind, { heading }), id: `${kind} ${heading}` });
  const linksOf = (...blocks: readonly ContentBlock[]) =>
    [...bodyOf(themed(blocks)).matchAll(/<li><a href="([^"]+)" dir="auto">([^<]+)<\/a><\/li>/g)].map(([, to, name]) => [
      to,
      name,
    ]);

  test('leads to at most four sections that are there, by their headings, if these are short', () => {
    const top = aBlock('top', { picture: null });
    const many = ['One', 'Two', 'Three', 'Four', 'Five'].map((heading) => section('text', heading));
    const long = section('faq', 'Everything that people ask us again and again');
    expect(linksOf(top, section('hero', 'Know'), long, ...many)).toEqual([
      ['#s3', 'One'],
      ['#s4', 'Two'],
      ['#s5', 'Three'],
      ['#s6', 'Four'],
    ]);
    expect(linksOf({ ...top, fields: { ...top.fields, anchors: 'hidden' } }, ...many)).toEqual([]);
  });

  test('has the logo, or the name, or the title up to its promise', () => {
    const logoOf = (fields: object, title = 'Crumb: what each bake costs') =>
      /<p class="p-logo">(.*?)<\/p>/.exec(bodyOf(themed([aBlock('top', { ...fields })], { title })))?.[1];
    expect(logoOf({})).toMatch(/^<img src="[^"]+" .*alt="A loaf on a scale"/);
    expect(logoOf({ picture: null, heading: 'Crumb & Co' })).toBe('<span dir="auto">Crumb &#38; Co</span>');
    expect(logoOf({ picture: null, heading: '' })).toBe('<span dir="auto">Crumb</span>');
    expect(logoOf({ picture: null, heading: '' }, 'クラム：原価がわかる')).toBe('<span dir="auto">クラム</span>');
    expect(logoOf({ picture: null, heading: '' }, ': odd')).toBe('<span dir="auto">: odd</span>');
  });

  test('does not say what the headline says right below it', () => {
    const [top, title] = [aBlock('top', { picture: null, heading: '' }), 'Borrow tools from your neighbors'];
    const logos = (...blocks: readonly ContentBlock[]) =>
      bodyOf(themed([top, ...blocks], { title })).split('<p class="p-logo">').length - 1;
    expect([logos(aBlock('hero', { heading: title })), logos(aBlock('hero', { heading: 'Borrow a drill' }))]).toEqual([
      0, 1,
    ]);
  });
});

test('a text has a button to elsewhere, and an image or a video is a link to where it is', () => {
  const rel = 'rel="nofollow ugc noopener"';
  const body = bodyOf(
    themed([
      aBlock('text', { button: 'Read on', link: 'https://example.org/more' }),
      aBlock('text', { button: 'Nowhere', link: 'javascript:alert(1)' }),
      aBlock('picture', { look: 'video', link: 'https://example.org/film' }),
      aBlock('picture', { link: 'https://example.org/page', alt: '', caption: '' }),
    ]),
  );
  expect(body).toContain(`<a class="p-button p-quiet" href="https://example.org/more" ${rel} dir="auto">Read on</a>`);
  expect(body).not.toContain('Nowhere');
  expect(body).toContain(`<figure><a class="p-play" href="https://example.org/film" ${rel}><img `);
  expect(body).toContain(`<figure><a href="https://example.org/page" ${rel} aria-label="example.org"><img `);
});

test('whoever is quoted has a face', () => {
  const quotes = { ...without(aBlock('quotes')), items: [aBlock('quote', { picture: assetId })] };
  expect(bodyOf(themed([quotes]))).toMatch(/<figcaption><img class="p-face" .*?><strong dir="auto">Ada Baker/);
  expect(bodyOf(aContent({ blocks: [quotes] }))).not.toContain('p-face');
});

test('what a template left to be written is not there, nor is a list of nothing else', () => {
  const empty = { heading: '', body: '', picture: null };
  const features = (...items: readonly object[]) => ({
    ...aBlock('features', { heading: 'How it works', body: '' }),
    items: items.map((fields, n) => ({ ...aBlock('feature', { ...fields }), id: `f${n}` })),
  });
  expect(bodyOf(themed([features(empty, { heading: 'Weigh' })])).split('<li>').length).toBe(2);
  expect(bodyOf(themed([features(empty, empty)]))).not.toContain('How it works');
  expect(bodyOf(aContent({ blocks: [features(empty)] }))).toContain('How it works');
});

test('each text of a page with a theme is read in its own direction, and the page in that of its language', () => {
  const of = (heading: string, given: Partial<PageContent> = {}) => {
    const { html } = pageDocument(themed([aBlock('hero', { heading, body: '', button: '' })], given), {
      ...withImages,
      origin,
    });
    return [/<html [^>]*>/.exec(html)?.[0], /<h1[^>]*>/.exec(html)?.[0]];
  };
  const h1 = '<h1 id="s1-heading" dir="auto">';
  const title = '';
  expect([
    of('اعرف تكلفة كل رغيف', { title }),
    of('パンの値段', { title }),
    of('Know'),
    of('Know', { language: 'he' }),
  ]).toEqual([
    ['<html lang="ar" dir="rtl">', h1],
    ['<html lang="ja">', h1],
    ['<html lang="en">', h1],
    ['<html lang="he" dir="rtl">', h1],
  ]);
  expect(of('パンの値段', { title, theme: null })).toEqual(['<html lang="en">', '<h1 id="s1-heading">']);
});

describe.each(pageThemes)('a page of the theme %s', (theme) => {
  test.each(pageTemplates)('from the template %s is valid, has no script, and takes at most 14 KB', (template) => {
    const content = aContent({ theme, palette: firstPaletteOf(theme), ...contentOfTemplate(template, theme) });
    const body = bodyOf(content);
    const { html } = pageDocument(content, { ...withImages, origin, confirmsPeople: true });
    const token = createHash('shake256', { outputLength: 190 }).digest('base64url');
    expect([html.includes('<script'), body.includes('style=')]).toEqual([false, false]);
    expect(gzipSync(withToken(html, token)).length).toBeLessThan(14_000);
    const isAsking = template === 'sign-up' || template === 'blank';
    expect(body.split('name="email"').length - 1).toBe(isAsking ? 1 : template === 'pre-order' ? 2 : 0);
  });
});

test('questions that nobody has written yet show nothing, not even the heading above them', () => {
  const faq = aBlock('faq', { heading: 'Good to know' });
  const unasked = { ...faq, items: faq.items.map((item) => ({ ...item, fields: {} })) };
  const [one, none] = [faq, unasked].map((block) => bodyOf(themed([aBlock('top'), aBlock('hero'), block])));
  expect([one, none].map((body) => body?.includes('Good to know'))).toEqual([true, false]);
  // A section that has no questions has its heading, as its founder has written it.
  expect(bodyOf(themed([aBlock('hero'), { ...faq, items: [] }]))).toContain('Good to know');
});
