import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Page } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import { outlineOf } from '#domain/page/page-outline.ts';
import { templateWordsIn } from '#domain/page/template-words.ts';
import { firstPaletteOf } from '#domain/page/themes.ts';
import { draftLaunch } from '../../../../tests/fixtures/a-launched-page.ts';
import { runOf, signUpOf } from '../../../../tests/fixtures/an-intake.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A founder who explores an idea, with a canvas that says who it is for, and as many pages of it as are wanted. */
function explored() {
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const box = { x: 0, y: 0, width: 280, height: 240 };
  const nodes = [
    { ...box, id: 'AAAAAAAAAAAA', kind: 'section', cell: 'lean:segments' },
    { ...box, id: 'BBBBBBBBBBBB', kind: 'note', parent: 'AAAAAAAAAAAA', text: 'Bakers who price by feel' },
  ];
  const before: readonly Draft[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
    [`canvas-${canvasId}`, 'PlaceNodes', { nodes }],
  ];
  const page = (pageId: string, title: string): Draft => [`page-${pageId}`, 'CreatePage', { projectId, title }];
  return { projectId, before, page };
}

/** Nothing has come into view until the function that is given is called. */
function watchRows(): () => void {
  let see = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: readonly object[]) => void) {
        const before = see;
        see = () => {
          before();
          call([{ isIntersecting: true }]);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => see();
}

test('without an idea that is explored the list of pages leads to the vault, and shuts nobody out', async () => {
  await openApp('/page-builder');
  await screen.findByRole('heading', { name: 'Explore an idea first' });
  expect([
    screen.getByRole('link', { name: 'Open the idea vault' }).getAttribute('href'),
    screen.queryByRole('button', { name: 'New page' }),
    await findViolations(),
  ]).toEqual(['/idea-vault', null, []]);
});

test('without an idea that is explored the one written on last is explored in one click, and a page of it begun in the next', async () => {
  const [older, newer, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { user, types } = await openApp('/page-builder', {
    before: [
      [`idea-${older}`, 'CaptureIdea', { title: 'Loaf' }],
      [`idea-${newer}`, 'CaptureIdea', { title: 'Crumb' }],
      [`idea-${gone}`, 'CaptureIdea', { title: 'Gone' }],
      [`idea-${gone}`, 'ArchiveIdea', {}],
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Explore “Crumb”' }));
  await user.click(await screen.findByRole('button', { name: 'New page' }));
  const title = within(await screen.findByRole('dialog', { name: 'New page' })).getByLabelText<HTMLInputElement>(
    'Title',
  );
  await waitFor(() => expect([title.value, types()]).toEqual(['Crumb', ['ProjectStarted', 'IdeaMoved']]));
});

test('a new page is made by keyboard alone, opens with what the canvas says, and is listed by its title', async () => {
  const { projectId, before } = explored();
  const { user, types } = await openApp('/page-builder', { before });
  await screen.findByRole('heading', { name: 'No pages yet' });
  screen.getByRole('button', { name: 'New page' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'New page' }));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  expect([title.value, document.activeElement]).toEqual(['Crumb', title]);
  await user.clear(title);
  await user.keyboard('{Enter}');
  await dialog.findByText('Enter a title of 140 characters or fewer.');
  expect(await findViolations()).toEqual([]);
  await user.paste('Crumb for bakers');
  await user.keyboard('{Enter}');
  await findHeading('Crumb for bakers');
  expect(location.pathname).toBe(`/page-builder/${projectId}`);
  const stage = await screen.findByRole('region', { name: 'Page preview' });
  await within(stage).findByText('For bakers who price by feel');
  await user.click(screen.getByRole('link', { name: 'All pages' }));
  within(await screen.findByRole('row', { name: 'Crumb for bakers' })).getByText('Draft');
  await waitFor(() => expect(types()).toEqual(['PageCreated', 'PageSet']));
});

test('four clicks publish a page for an idea, on which each word is the founder’s, plain, or named by the checklist', async () => {
  const { projectId, before } = explored();
  const pitch: Draft = [
    before[0]?.[0] ?? '',
    'DescribeIdea',
    { pitch: 'Know what each bake costs', problem: 'They guess' },
  ];
  const { user, api } = await openApp('/page-builder', { before: [...before, pitch] });
  const clicks = ['New page', 'Create page', 'Publish'];
  for (const name of clicks) {
    await user.click(await screen.findByRole('button', { name }));
    if (name !== 'New page') continue;
    // Each theme is one of six to be seen, none of a list to be opened.
    const themes = await screen.findByRole('radiogroup', { name: 'Theme' });
    expect(within(themes).getAllByRole('radio')).toHaveLength(6);
    // The one that fits is chosen before the founder does.
    expect(within(themes).getAllByRole('radio', { checked: true })).toEqual([
      within(themes).getByRole('radio', { name: 'Software' }),
    ]);
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this page' }));
  const ways = dialog.getAllByRole('button', { name: / · / }).map(({ textContent }) => textContent);
  await user.click(dialog.getByRole('button', { name: 'Publish page' }));
  await dialog.findByText('Visitors see this page as it is now.');
  const page = api.log.state(`page-${new URLSearchParams(location.search).get('page')}`) as Page;
  const unsaid = outlineOf(page)
    .flatMap(({ block, items }) => [block, ...items])
    .flatMap((block) => templateWordsIn(block).map((field) => `${block.kind}.${field}`));
  const texts = outlineOf(page).map(({ block }) => `${block.kind}: ${textOf(block, 'heading')}`);
  expect([page.projectId, page.isLive, texts, unsaid.length, ways.length]).toEqual([
    projectId,
    true,
    [
      ...['top: ', 'hero: Know what each bake costs', 'text: The problem', 'features: ', 'faq: Good to know'],
      ...['form: Get early access', 'footer: '],
    ],
    // The headline shows the form, and not the button whose word the template wrote.
    ...[6, 3 + 3 + 3],
  ]);
  expect(ways).toEqual(
    [
      ['Who’s behind this page', 'Footer'],
      ['Contact', 'Footer'],
      ['Privacy', 'Footer'],
      ...[1, 2, 3].map((n) => ['Heading', `Feature ${n}`]),
      ['Heading', 'Text: The problem'],
      ...['Heading', 'Thank-you text'].map((field) => [field, 'Sign-up form: Get early access']),
    ].map(([field, of]) => `${field} · ${of}`),
  );
});

test('pages are listed by idea, the one changed last first, and one that was removed is not found', async () => {
  const { projectId, before, page } = explored();
  const [older, newer, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const made = [page(older, 'Older'), page(gone, 'Removed')];
  const removed: Draft = [`page-${gone}`, 'RemovePage', {}];
  const { api, reopen } = await openApp('/page-builder', { before: [...before, ...made, removed] });
  await screen.findByRole('row', { name: 'Older' });
  const [stream, type, data] = page(newer, 'Newer');
  const later = { id: crypto.randomUUID(), at: '2026-01-02T00:00:00.000Z' };
  api.commit([{ ...later, stream, type, data: data as Record<string, string> }]);
  await screen.findByRole('row', { name: 'Newer' });
  const rows = within(screen.getByRole('table', { name: 'Pages' })).getAllByRole('row');
  expect(rows.flatMap((row) => row.getAttribute('aria-label') ?? [])).toEqual(['Newer', 'Older']);
  await reopen(`/page-builder/${projectId}`);
  await findHeading('Newer');
  await reopen(`/page-builder/${projectId}?page=${older}`);
  await findHeading('Older');
  await reopen(`/page-builder/${projectId}?page=${gone}`);
  await screen.findByRole('heading', { name: 'We can’t find this page' });
});

test('a page is removed from its settings, and one press brings it back into the list', async () => {
  const { projectId, before, page } = explored();
  const { user, types } = await openApp(`/page-builder/${projectId}`, {
    before: [...before, page(crypto.randomUUID(), 'Bread by noon')],
  });
  await findHeading('Bread by noon');
  await user.click(screen.getByRole('button', { name: 'Page settings' }));
  await user.click(await screen.findByRole('button', { name: 'Remove page' }));
  await screen.findByRole('heading', { name: 'No pages yet' });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
  await screen.findByRole('row', { name: 'Bread by noon' });
  await waitFor(() => expect(types()).toEqual(['PageRemoved', 'PageRestored']));
});

test('the editor of a published page says who came, and leads to them', async () => {
  const { drafts, projectId, pageId } = draftLaunch();
  const intake = `intake-${pageId}`;
  const person = signUpOf(1, crypto.randomUUID(), projectId, 'ada@example.org');
  await openApp(`/page-builder/${projectId}?page=${pageId}`, {
    before: [
      ...drafts,
      [intake, 'TallyVisits', { projectId, runs: [runOf(24)], dropped: {} }, 'system'],
      [intake, 'ReceiveSignUp', person, 'public'],
    ],
  });
  const link = await screen.findByRole('link', { name: '24 visitors, 1 sign-up' });
  expect(link.getAttribute('href')).toBe(`/validate?projectId=${projectId}&view=people&id=${pageId}`);
});

test('each page says its state and how it does in words, and shows itself in small once it is seen', async () => {
  const { drafts, projectId, pageId } = draftLaunch();
  const intake = `intake-${pageId}`;
  const joined = [1, 2].map(
    (ordinal): Draft => [
      intake,
      'ReceiveSignUp',
      signUpOf(ordinal, crypto.randomUUID(), projectId, `ada-${ordinal}@example.org`),
      'public',
    ],
  );
  const other = crypto.randomUUID();
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'Email me.' } };
  const see = watchRows();
  const { elsewhere } = await openApp('/page-builder', {
    before: [
      ...drafts,
      [`page-${other}`, 'CreatePage', { projectId, title: 'Never sent', template: { blocks: [form] } }],
      [intake, 'TallyVisits', { projectId, runs: [runOf(24)], dropped: { founder: 3 } }, 'system'],
      ...joined,
    ],
  });
  const cells = (name: string) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 2);
  await screen.findByRole('row', { name: 'Crumb page' });
  await waitFor(() =>
    expect([cells('Crumb page'), cells('Never sent')]).toEqual([
      ['Published', 'About 1 in 12 signed up24 visitors, 2 sign-ups'],
      ['Draft', ''],
    ]),
  );
  const way = screen.getByRole('link', { name: '24 visitors, 2 sign-ups: see who came to Crumb page' });
  expect(way.getAttribute('href')).toBe(`/validate?projectId=${projectId}&view=people&id=${pageId}`);
  elsewhere([`page-${other}`, 'PublishPage', {}]);
  elsewhere([`page-${other}`, 'SetPage', { title: 'Sent' }]);
  await screen.findByRole('row', { name: 'Sent' });
  expect(cells('Sent')).toEqual(['Unpublished changes', 'No visitors yet']);
  elsewhere([`page-${other}`, 'UnpublishPage', {}]);
  await waitFor(() => expect(cells('Sent')).toEqual(['Taken off the web', 'No visitors yet']));
  const small = () => {
    const frame = screen.getByRole('row', { name: 'Crumb page' }).querySelector('[inert]');
    return [frame?.ariaHidden, frame?.shadowRoot?.querySelector('h1')?.textContent];
  };
  await waitFor(() => expect(small()).toEqual(['true', undefined]));
  act(see);
  await waitFor(() => expect(small()).toEqual(['true', 'Know what each bake costs']));
  expect(await findViolations()).toEqual([]);
});

test('a page is listed with the address at which visitors find it, its own host if that works', async () => {
  const [own, other] = [draftLaunch(), draftLaunch()];
  const rename: Draft = [`page-${other.pageId}`, 'SetPage', { title: 'Loaf page' }];
  await openApp('/page-builder', {
    settings: { ownDomains: true },
    before: [...own.drafts, ...other.drafts, rename],
    answers: [
      ({ url }) =>
        url.pathname === '/api/v1/domains'
          ? { status: 200, body: { hosts: { [own.pageId]: 'try.crumb.example' } } }
          : undefined,
    ],
  });
  const link = await screen.findByRole('link', { name: 'try.crumb.example' });
  const plain = screen.getByRole('link', { name: `/p/${other.slug}` });
  expect([link, plain].map((each) => [each.closest('tr')?.ariaLabel, each.getAttribute('href')])).toEqual([
    ['Crumb page', 'https://try.crumb.example/'],
    ['Loaf page', `${location.origin}/p/${other.slug}`],
  ]);
});

test('a page in small has its top line, its image, its direction and the fonts of its theme', async () => {
  const { projectId, before } = explored();
  const pageId = crypto.randomUUID();
  const assets = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const block = (id: string, kind: string, fields: object) => ({ id, kind, parent: null, fields });
  const blocks = [
    block('top', 'top', { heading: 'فتات' }),
    block('hero', 'hero', { heading: 'اعرف تكلفة كل رغيف', picture: assets[0] }),
    ...['one', 'two'].map((id) => block(id, 'text', { heading: 'الخبز', body: 'كل يوم' })),
    block('below', 'picture', { picture: assets[1] }),
  ];
  const asked = new Set<string>();
  const see = watchRows();
  await openApp('/page-builder', {
    before: [
      ...before,
      [`page-${pageId}`, 'CreatePage', { projectId, title: 'فتات', template: { blocks } }],
      [`page-${pageId}`, 'SetPage', { theme: 'essay', palette: firstPaletteOf('essay') }],
    ],
    answers: [
      ({ url, body }) => {
        if (url.pathname !== '/api/v1/assets/urls') return undefined;
        for (const id of (body as { readonly ids: readonly string[] }).ids) asked.add(id);
        return undefined;
      },
    ],
  });
  const row = await screen.findByRole('row', { name: 'فتات' });
  await waitFor(() => expect(row.querySelector('[inert]')).not.toBe(null));
  expect([...asked]).toEqual([]);
  act(see);
  const small = () => row.querySelector('[inert]')?.shadowRoot?.querySelector<HTMLElement>('.p-page');
  // Once more when the connection is there, if that takes longer.
  await waitFor(() => expect([...asked]).toEqual([assets[0]]));
  const named = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect([small()?.lang, small()?.dir, small()?.querySelector('.p-logo')?.textContent]).toEqual(['ar', 'rtl', 'فتات']);
  expect(named.filter((rule) => /^@font-face.*newsreader-latin-[^e]/su.test(rule))).toHaveLength(1);
});
