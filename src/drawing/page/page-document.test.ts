import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { items, sections } from '#domain/page/block-kinds.ts';
import { nightPalette, pageFonts, pageGoals } from '#domain/page/page.ts';
import type { ContentBlock, PageContent } from '#domain/page/page-content.ts';
import { pageThemes } from '#domain/page/page-theme.ts';
import { firstPaletteOf, themePalettes } from '#domain/page/themes.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import payloads from '../../../tests/fixtures/dompurify-payloads.json' with { type: 'json' };
import { findFaults } from '../../../tests/fixtures/find-markup-faults.ts';
import { hostileTexts } from '../../../tests/fixtures/hostile-texts.ts';
import { aBlock, aContent, everyLook, withImages } from '../../../tests/fixtures/published-page.ts';
import { drawPage } from './draw-page.ts';
import type { PageContext } from './page-context.ts';
import { doorDocument, noticeDocument, pageDocument, plainDocument, withToken } from './page-document.ts';

const runs = process.env['TEST_FULL'] ? 100_000 : 1000;
const origin = 'https://pages.example.org';

/** Lists the faults of a page as a browser would read it. */
const faultsOf = (content: PageContent, context: PageContext = withImages): readonly string[] => {
  const { html, style } = pageDocument(content, { ...context, origin });
  return findFaults(withToken(html, 'token'), style, drawPage(content, context));
};

/** Two prices to order at and a door; the form itself. */
const forms: Readonly<Record<string, readonly string[]>> = { pricing: ['form', 'form', 'form'], form: ['form'] };

test('a page of every block has landmarks, one title, and a field for each answer', () => {
  const { html, style } = pageDocument(aContent(), { ...withImages, origin });
  expect(findFaults(withToken(html, 'token'), style, drawPage(aContent(), withImages))).toEqual([]);
  expect([...html.matchAll(/<h1[^>]*>[^<]*/g)].map(([found]) => found)).toEqual([
    '<h1 id="s1-heading">Know what each bake costs',
  ]);
  const drawn = Object.keys(sections).filter((kind) => kind !== 'footer' && kind !== 'top');
  expect([...html.matchAll(/<(main|footer|form|section)\b/g)].map(([, tag]) => tag)).toEqual([
    'main',
    ...drawn.flatMap((kind) => ['section', ...(forms[kind] ?? [])]),
    'footer',
  ]);
});

test.each(everyLook.map((block) => [block.id, block] as const))('%s alone is a valid page', (_, block) => {
  for (const goal of pageGoals) expect(faultsOf(aContent({ blocks: [block], goal }))).toEqual([]);
});

test.each([
  'https://bank.example@elsewhere.example/',
  'https://bank:secret@elsewhere.example/',
  'http://:secret@elsewhere.example/',
  'ftp://elsewhere.example/',
])('No page leads to %s, and one that did would be found', (href) => {
  const text = aBlock('text', { body: `[Pay here](${href})` });
  expect(faultsOf(aContent({ blocks: [text] }))).toEqual([]);
  const { html, style } = pageDocument(aContent(), { ...withImages, origin });
  const led = html.replace('</main>', `<p><a href="${href}" rel="nofollow ugc noopener">Pay here</a></p></main>`);
  expect(findFaults(withToken(led, 'token'), style, drawPage(aContent(), withImages))).toContain(`leads to ${href}`);
});

describe('what the hero’s button does', () => {
  const lastOf = (goal: PageContent['goal'], ...kinds: string[]) => {
    const { html } = pageDocument(aContent({ goal, blocks: kinds.map((kind) => aBlock(kind)) }), {
      ...withImages,
      origin,
    });
    return /(<a class="p-button" href="#s\d"|<form class="p-door"[^>]*>)/.exec(html)?.[0];
  };

  test.each([
    ['leads to the form', 'sign-up', ['hero', 'pricing', 'form'], '<a class="p-button" href="#s3"'],
    ['leads to the prices of a fake door', 'fake-door', ['hero', 'form', 'pricing'], '<a class="p-button" href="#s3"'],
    [
      'is a fake door without prices',
      'fake-door',
      ['hero'],
      '<form class="p-door" method="post" action="/p/crumb#answer">',
    ],
    ['is left out if nothing can be ordered', 'pre-order', ['hero', 'text'], undefined],
  ] as const)('it %s', (_, goal, kinds, found) => {
    expect(lastOf(goal, ...kinds)).toBe(found);
  });
});

test('a form takes what the page is for, and only a pre-order says that nobody is charged now', () => {
  const { id, kind, fields, items: questions } = aBlock('form');
  const form = { id, kind, items: questions, fields: { ...fields, button: '' } };
  const said = (goal: PageContent['goal']) => {
    const { html } = pageDocument(aContent({ goal, blocks: [form] }), { ...withImages, origin });
    return [
      /<button class="p-button" type="submit">([^<]*)/.exec(html)?.[1],
      /name="goal" value="([^"]*)/.exec(html)?.[1],
      /<p>You won’t be charged now[^<]*<\/p><form/.exec(html)?.[0],
    ];
  };
  expect(pageGoals.map(said)).toEqual([
    ['Sign up', 'sign-up', undefined],
    ['Sign up', 'sign-up', undefined],
    ['Pre-order', 'pre-order', '<p>You won’t be charged now. We’ll email you when it’s ready.</p><form'],
  ]);
});

test('a page without a description is described by the first words below its headline', () => {
  const describedBy = (description: string, body: string) => {
    const { html } = pageDocument(aContent({ description, blocks: [aBlock('hero', { body })] }), {
      ...withImages,
      origin,
    });
    return [/name="description" content="([^"]*)/.exec(html)?.[1], /og:description" content="([^"]*)/.exec(html)?.[1]];
  };
  expect([
    describedBy('For bakers.', 'Price by **numbers**.'),
    describedBy('', 'Price by **numbers**,\nnot by [feel](https://example.org).\n\nFor bakers'),
    describedBy('', ''),
  ]).toEqual([
    ['For bakers.', 'For bakers.'],
    ['Price by numbers, not by feel.', 'Price by numbers, not by feel.'],
    [undefined, undefined],
  ]);
});

test('an answer names the page as its top line does', () => {
  const named = (blocks: readonly ContentBlock[]) => {
    const { html } = noticeDocument(aContent({ blocks }), { origin }, { heading: 'Thank you', paragraphs: [] });
    return /p-owner"><p class="p-in"><a[^>]*>([^<]*)/.exec(html)?.[1];
  };
  expect([named([]), named([aBlock('top', { heading: 'Crumb & Co' })])]).toEqual(['Crumb', 'Crumb &#38; Co']);
});

test('a survey that was chosen is led to in the language of the page, though nobody wrote on its button', () => {
  const survey = crypto.randomUUID();
  const linkTo = (language: string) => {
    const blocks = [aBlock('survey', { look: 'link', button: '', survey })];
    const { html } = pageDocument(aContent({ language, blocks }), { ...withImages, origin });
    return /<a class="p-button"[^>]*>[^<]*/.exec(html)?.[0];
  };
  expect(['en', 'de', 'sv'].map(linkTo)).toEqual([
    `<a class="p-button" href="/s/${survey}?page=crumb">Take the survey`,
    `<a class="p-button" href="/s/${survey}?page=crumb">Zur Umfrage`,
    `<a class="p-button" href="/s/${survey}?page=crumb">Take the survey`,
  ]);
});

test('what was sent comes back with what is wrong, each with the way to its field', () => {
  const rejected = {
    form: 'form-inline',
    values: { email: '"><b>ada', 'answer-1': 'More' },
    problems: [
      { field: 'email', text: 'Enter an email address' },
      { field: 'consent', text: 'Check the box to sign up' },
    ],
  };
  const content = aContent({ blocks: [aBlock('form')] });
  expect(faultsOf(content, { ...withImages, rejected })).toEqual([]);
  const { html } = pageDocument(content, { ...withImages, origin, rejected });
  expect(html).toContain(
    '<div id="answer" class="p-in p-problems" role="alert" tabindex="-1"><p><strong>That didn’t work yet</strong></p><ul><li><a href="#s1-email">Enter an email address</a></li><li><a href="#s1-consent">Check the box to sign up</a></li></ul></div>',
  );
  expect(html).toContain(
    'required value="&#34;&#62;&#60;b&#62;ada" aria-invalid="true" aria-describedby="s1-email-problem">',
  );
  expect(html).toContain('value="More" required checked>');
});

test('a rejected order opens the prices it was sent from', () => {
  const content = aContent({ blocks: [aBlock('pricing')] });
  const [first] = content.blocks[0]?.items ?? [];
  const rejected = {
    form: first?.id ?? '',
    values: {},
    problems: [{ field: 'email', text: 'Enter an email address' }],
  };
  expect(faultsOf(content, { ...withImages, rejected })).toEqual([]);
  const { html } = pageDocument(content, { ...withImages, origin, rejected });
  expect(html.match(/<details class="p-order"[^>]*>/g)).toEqual([
    '<details class="p-order" open>',
    '<details class="p-order">',
    '<details class="p-order">',
  ]);
  expect(html).toContain('<a href="#s1i1-email">');
});

test('the token of a visit stands in each form and in the image that counts, and nowhere else', () => {
  const hostile = aContent({ title: '\u0001token\u0001' });
  const { html } = pageDocument(hostile, { ...withImages, origin });
  const filled = withToken(html, 'abc.def');
  expect(filled).not.toContain('\u0001');
  expect(filled.split('abc.def')).toHaveLength(1 + 1 + 4);
  expect(filled).toContain('<img class="p-seen" src="/p/crumb/seen/abc.def" alt="" width="1" height="1">');
});

test('an answer to a visitor says whose page it is of and leads back, is not found by search, and has no form', () => {
  const { html, style } = noticeDocument(
    aContent({ isListed: true }),
    { origin },
    { heading: 'Thank you', paragraphs: ['We’ll be in touch.'] },
  );
  expect(/<main>(.*?)<\/main>/s.exec(html)?.[1]).toBe(
    [
      '<div class="p-section p-owner"><p class="p-in"><a href="/p/crumb">Know what each bake costs</a></p></div>',
      '<section class="p-section p-notice"><div class="p-in"><h1 id="answer" tabindex="-1">Thank you</h1>',
      '<p>We’ll be in touch.</p><p><a href="/p/crumb">Back to the page</a></p></div></section>',
    ].join(''),
  );
  expect(html).toContain('<title>Thank you · Crumb: what each bake costs</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect([html.includes('<form'), html.includes(style)]).toEqual([false, true]);
});

test.each([undefined, ...pageThemes])(
  'with the theme %s no ring is drawn around the heading of an answer, which gets the focus to be read, and the page is filled',
  (theme) => {
    const content = aContent(theme && { theme, palette: firstPaletteOf(theme) });
    const { style } = noticeDocument(content, { origin }, { heading: 'Thank you', paragraphs: [] });
    expect(style).toContain('.p-notice h1:focus{outline:none}');
    expect(style).toContain('.p-notice{min-height:60vh}');
  },
);

test('whoever has pressed a fake door is asked whether they mean it, with its price, and can go back', () => {
  const door = aBlock('plan', { heading: 'Team', price: '€9', period: 'a month', goal: 'fake-door' });
  const content = aContent({ isListed: true });
  const textsOf = (block: ContentBlock, problem?: string) => {
    const { html, style } = doorDocument(content, { origin }, block, problem);
    expect([html.includes(style), html.includes('<meta name="robots" content="noindex">')]).toEqual([true, true]);
    return (/<main>(.*?)<\/main>/s.exec(html)?.[1] ?? '').replace(/^.*?<h1/s, '<h1');
  };
  expect(withToken(textsOf(door), 'sealed')).toBe(
    [
      '<h1 id="answer" tabindex="-1">Continue with Team?</h1><p>Price: €9 a month</p><p>You won’t be charged.</p>',
      '<form class="p-door" method="post" action="/p/crumb#answer"><input type="hidden" name="token" value="sealed">',
      `<input type="hidden" name="goal" value="fake-door"><input type="hidden" name="form" value="${door.id}">`,
      '<button class="p-button" type="submit">Continue</button></form>',
      '<p><a href="/p/crumb">Back to the page</a></p></div></section>',
    ].join(''),
  );
  expect(textsOf(door, 'That was <quick>.')).toContain(
    '<p class="p-problem" role="alert">That was &#60;quick&#62;.</p>',
  );
  // The button of the page’s top is no plan, and has no price.
  expect(textsOf(aBlock('hero', { heading: 'Know' }))).toContain(
    'Continue with Know what each bake costs?</h1><p>You won’t be charged.</p>',
  );
});

test('search may list a page whose founder wants it, and a palette is used if it is one', () => {
  const { html, style } = pageDocument(
    aContent({
      isListed: true,
      palette: { background: '#101418', ink: '#f4f4f0', accent: '#ffb454', onAccent: '#101418' },
    }),
    { ...withImages, origin },
  );
  expect(html).not.toContain('name="robots"');
  expect(html).toContain('<meta name="theme-color" content="#101418">');
  expect(style).toMatch(/^html\{background:#101418\}.*color-scheme:dark/);
  const broken = aContent({ palette: { background: '#fff}</style><script>', ink: '', accent: '', onAccent: '' } });
  expect(faultsOf(broken)).toEqual([]);
});

describe.each(pageThemes)('with the theme %s', (theme) => {
  const themed = (given: Partial<PageContent> = {}) => aContent({ theme, palette: firstPaletteOf(theme), ...given });

  test.each(everyLook.map((block) => [block.id, block] as const))('%s alone is a valid page', (_, block) => {
    for (const goal of pageGoals) expect(faultsOf(themed({ blocks: [block], goal }))).toEqual([]);
  });

  test('every block together takes at most 14 KB over the line', () => {
    const { html } = pageDocument(themed({ blocks: everyLook }), { ...withImages, origin });
    const token = createHash('shake256', { outputLength: 190 }).digest('base64url');
    expect(gzipSync(withToken(html, token)).length).toBeLessThan(14_000);
  });

  test('the page has the colors of day and night, and says both to browsers', () => {
    const { light, dark } = themePalettes[theme][0];
    const { html, style } = pageDocument(themed(), { ...withImages, origin });
    const metas = [...html.matchAll(/<meta name="theme-color" content="([^"]+)" media="([^"]+)">/g)];
    expect(metas.map(([, color, media]) => [color, media])).toEqual([
      [light.background, '(prefers-color-scheme:light)'],
      [dark.background, '(prefers-color-scheme:dark)'],
    ]);
    expect(style.startsWith(`html{background:${light.background}}`)).toBe(true);
    expect(style).toContain(`@media (prefers-color-scheme:dark){html{background:${dark.background}}}`);
    expect(style).toContain('color-scheme:light dark');
  });
});

test('a page without a theme, as all were before there were any, has its three colors and the fonts of the device', () => {
  const { theme: _, ...older } = aContent();
  const [before, none] = [older as PageContent, aContent({ theme: null })].map(
    (content) => pageDocument(content, { ...withImages, origin }).html,
  );
  expect(none).toBe(before);
  const { background, ink, accent, onAccent } = aContent().palette;
  expect(before).toContain(
    `<style>html{background:${background}}body{margin:0;min-height:100vh}.p-page{--background:${background};--ink:${ink};--accent:${accent};--on-accent:${onAccent};--display:"Helvetica Neue",system-ui,`,
  );
  expect(/@font-face|prefers-color-scheme|page-fonts/.exec(before ?? '')).toBe(null);
});

test('a page in a language has its own words in it, and none in English; one without a language has them in English', () => {
  const blocks = [
    aBlock('top'),
    aBlock('hero'),
    aBlock('features', { heading: 'How' }),
    aBlock('faq', { heading: 'Why' }),
    aBlock('pricing'),
    aBlock('form', { button: '' }),
  ];
  const rejected = { form: 'form-inline', values: {}, problems: [{ field: 'email', text: '?' }] };
  const shown = (language: string | null) =>
    pageDocument(aContent({ blocks, language }), { ...withImages, origin, rejected, confirmsPeople: true }).html;
  const words = [
    'Sign up',
    'Eintragen',
    'Report this page',
    'Diese Seite melden',
    'That didn’t work yet',
    'Etwas stimmt noch nicht',
    'You won’t be charged now.',
    'Es wird jetzt nichts abgebucht.',
    '(required)',
    '(Pflichtangabe)',
    'We’ll send you one email',
    'Wir senden Ihnen eine E-Mail',
    'aria-label="Sections"',
    'aria-label="Abschnitte"',
  ];
  const isIn = (html: string) => words.map((each) => html.includes(each));
  expect([isIn(shown('de')), isIn(shown(null))]).toEqual([
    words.map((_, n) => n % 2 === 1),
    words.map((_, n) => n % 2 === 0),
  ]);
});

test.each(['de', 'ja', 'ar'])('an answer to a visitor of a page in %s is in its language', (language) => {
  const content = aContent({ language });
  const words = answersOf(content);
  const notice = { heading: words.thanks, paragraphs: [], place: 23, invites: true, words: aBlock('form') };
  const { html } = noticeDocument(content, { origin }, notice);
  expect([words.place(23), words.invite, words.back, `lang="${language}"`].map((each) => html.includes(each))).toEqual([
    ...[true, true, true, true],
  ]);
  expect([html.includes('Back to the page'), html.includes('dir="rtl"')]).toEqual([false, language === 'ar']);
});

test('a theme in colors of the founder’s own has them all day', () => {
  const palette = { background: '#101418', ink: '#f4f4f0', accent: '#ffb454', onAccent: '#101418' };
  const { html, style } = pageDocument(aContent({ theme: 'essay', palette }), { ...withImages, origin });
  expect([html.includes('prefers-color-scheme'), html.includes('<meta name="theme-color" content="#101418">')]).toEqual(
    [false, true],
  );
  expect(style).toMatch(/^html\{background:#101418\}.*color-scheme:dark/);
  const broken = { background: '#fff}</style><script>', ink: '', accent: '', onAccent: '' };
  expect(faultsOf(aContent({ theme: 'essay', palette: broken }))).toEqual([]);
});

test('the markup and the style of every block take at most 14 KB over the line', () => {
  const { html } = pageDocument(aContent({ blocks: everyLook }), { ...withImages, origin });
  // As long as a token is with the usual source, and as hard to compress.
  const token = createHash('shake256', { outputLength: 190 }).digest('base64url');
  expect(gzipSync(withToken(html, token)).length).toBeLessThan(14_000);
  const { html: usual } = pageDocument(aContent(), { ...withImages, origin });
  const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  expect(brotliCompressSync(usual, fast).length).toBeLessThan(6_000);
});

describe('whatever a document holds, the page is valid, inert, and asks nothing of others', () => {
  const text = fc.oneof(
    fc.constantFrom(...hostileTexts, ...payloads.payloads),
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '**',
            '_',
            '[',
            '](',
            ')',
            '](javascript:alert(1))',
            '](https://e.x/"onload="x)',
            '\n\n',
            '\\',
            ' ',
          ),
          fc.constantFrom('[a](https://user:x@e.x)', '[b](HTTP://[::1)', '[c](mailto:a@b.c?bcc=d@e.f)', '<b>', '&lt;'),
          fc.string({ maxLength: 6 }),
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );
  const value = fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 1, arbitrary: fc.oneof(fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 4 })) },
  );
  const allKinds = { ...sections, ...items };
  const kinds = [...Object.keys(allKinds), 'carousel', '__proto__', 'constructor'];
  const looks = [...new Set(Object.values(allKinds).flatMap((kind): readonly string[] => kind.looks))];
  const names = [...new Set(Object.values(allKinds).flatMap((kind) => Object.keys(kind.fields)))];
  const fields = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length }),
      fc.constantFrom(...looks),
      fc.constantFrom(...pageGoals, 'other'),
      fc.constantFrom('one-of', 'short'),
    )
    .map(([given, look, goal, answer]) => ({ ...given, look, goal, answer }));
  const id = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/), text);
  const leaf = fc.record({ id, kind: fc.constantFrom(...kinds), fields, items: fc.constant([]) });
  const block: fc.Arbitrary<ContentBlock> = fc.record({
    id,
    kind: fc.constantFrom(...kinds),
    fields,
    items: fc.array(leaf, { maxLength: 4 }),
  });
  const content = fc.record({
    slug: fc.oneof(fc.constant('crumb'), text),
    title: text,
    description: text,
    palette: fc.constant(aContent().palette),
    font: fc.constantFrom(...pageFonts),
    image: fc.constant(null),
    goal: fc.constantFrom(...pageGoals),
    isListed: fc.boolean(),
    theme: fc.constantFrom(null, ...pageThemes),
    blocks: fc.array(block, { maxLength: 8 }),
  });
  const rejected = fc.option(
    fc.record({
      form: id,
      values: fc.dictionary(fc.constantFrom('email', 'consent', 'answer-1'), text),
      problems: fc.array(fc.record({ field: fc.constantFrom('email', 'consent', 'answer-1'), text }), { maxLength: 3 }),
    }),
    { nil: undefined },
  );

  test(`${runs} documents`, () => {
    fc.assert(
      fc.property(content, rejected, (given, entry) => {
        const [first] = given.blocks;
        const sent = entry && first ? { ...entry, form: first.id } : entry;
        expect(faultsOf(given, { ...withImages, rejected: sent })).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test('each payload in every field of every block', () => {
    for (const payload of [...payloads.payloads, ...hostileTexts]) {
      const filled = (block: ContentBlock): ContentBlock => ({
        ...block,
        fields: Object.fromEntries(
          Object.entries(block.fields).map(([name, old]) => [
            name,
            typeof old === 'string' && name !== 'look' ? payload : old,
          ]),
        ),
        items: block.items.map(filled),
      });
      expect(faultsOf(aContent({ title: payload, blocks: aContent().blocks.map(filled) }))).toEqual([]);
    }
  });
});

test('a page that is nobody’s is dark by night, and one of a founder’s without a theme stays as they chose', () => {
  const byNight = `@media (prefers-color-scheme:dark){html{background:${nightPalette.background}}.p-page{--background:${nightPalette.background};`;
  const styles = [
    plainDocument({ heading: 'Gone', paragraphs: [] }),
    pageDocument(aContent(), { ...withImages, origin }),
  ];
  expect(styles.map(({ style }) => style.includes(byNight))).toEqual([true, false]);
});
