import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eachPart } from '#domain/log/parts.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { liveBlock } from '#domain/page/block-tree.ts';
import { defaultPalette, type Page } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import { outlineOf } from '#domain/page/page-outline.ts';
import { paletteOf, themePalettes } from '#domain/page/themes.ts';
import { tonesOf } from '#domain/page/tones.ts';
import { templateTexts } from '#domain/page/words/template-texts.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyPublicationOf } from '#domain/survey/survey-publication.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { founder, openApp, type Setting } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';
import { requestOverFetch } from '../../../../tests/fixtures/request-over-fetch.ts';

const block = (id: string, kind: string, fields: object = {}, parent: string | null = null) => ({
  ...{ id, kind, parent, fields },
});
/** A headline, features and a form. */
const usual = [
  block('hero', 'hero', { heading: 'Know the cost', button: 'Start' }),
  block('list', 'features', { heading: 'How it works' }),
  block('one', 'feature', { heading: 'Weigh' }, 'list'),
  block('two', 'feature', { heading: 'Bake' }, 'list'),
  block('form', 'form', { consent: 'Write to me.' }),
];
const whole = ['HeadlineKnow the cost', 'FeaturesHow it works', 'FeatureWeigh', 'FeatureBake', 'Sign-up form'];

const button = (name: string) => screen.getByRole('button', { name });
const tree = () => screen.getByRole('tree', { name: 'Outline' });
const outlined = () =>
  within(tree())
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent);
const isOutlined = (rows: readonly (string | undefined)[]) => waitFor(() => expect(outlined()).toEqual(rows));
const selectedRow = () => within(tree()).queryByRole('treeitem', { selected: true })?.textContent;
const row = (text: string) => within(tree()).getByText(text);
const stage = () => within(screen.getByRole('region', { name: 'Page preview' }));
const drawnPage = () => document.querySelector<HTMLElement>('[data-stage]') as HTMLElement;
const sections = () =>
  [...drawnPage().querySelectorAll('.p-section[data-block]')].map((each) => each.getAttribute('data-block'));
const heading = () => screen.findByLabelText<HTMLInputElement>('Heading');
const radio = (group: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

/** The editor of a page. */
async function openEditor(blocks: readonly object[] = usual, setting: Setting = {}) {
  const [ideaId, projectId, pageId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const stream = `page-${pageId}`;
  const opened = await openApp(`/page-builder/${projectId}?page=${pageId}`, {
    ...setting,
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [stream, 'CreatePage', { projectId, title: 'Crumb page', template: { blocks } }],
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Crumb page' });
  await screen.findByRole('tree', { name: 'Outline' });
  const page = () => opened.api.log.state(stream) as Page;
  return {
    ...opened,
    page,
    /** The server’s state of a field of a block. */
    stored: (id: string, field: string): string => {
      const found = liveBlock(page(), id);
      return found ? textOf(found, field) : 'no block';
    },
    /** The founder does this on another device now. */
    onAnother: (type: string, data: object): void => opened.elsewhere([stream, type, data]),
    select: (text: string): Promise<void> => opened.user.click(row(text)),
    /** With the focus on the outline. */
    press: async (keys: string): Promise<void> => {
      tree().focus();
      await opened.user.keyboard(keys);
    },
  };
}

test('the outline walks, moves and removes blocks by keyboard alone, and undo takes it back', async () => {
  const { user, press } = await openEditor();
  expect(outlined()).toEqual(whole);
  const fourth = within(tree()).getAllByRole('treeitem')[3];
  expect(['level', 'posinset', 'setsize'].map((name) => fourth?.getAttribute(`aria-${name}`))).toEqual(['2', '2', '2']);
  await press('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(sections()).toEqual(['list', 'hero', 'form']));
  expect(within(tree()).getByRole('treeitem', { selected: true }).textContent).toBe('FeaturesHow it works');
  await user.keyboard('{ArrowRight}{Alt>}{ArrowDown}{/Alt}');
  await isOutlined([whole[1], whole[3], whole[2], whole[0], whole[4]]);
  await user.keyboard('{Delete}');
  await isOutlined([whole[1], whole[3], whole[0], whole[4]]);
  for (const _ of [1, 2, 3]) await user.keyboard('{Control>}z{/Control}');
  await isOutlined(whole);
  expect(await findViolations()).toEqual([]);
});

test('undo while words are typed takes those back, and nothing that was done before', async () => {
  const { user, fill, select, press, stored } = await openEditor();
  await select('Bake');
  await press('{Delete}');
  await isOutlined(whole.filter((name) => name !== 'FeatureBake'));
  await select('Know the cost');
  await fill(await heading(), 'Know the price');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await heading()).value).toBe('Know the cost'));
  await isOutlined(whole.filter((name) => name !== 'FeatureBake'));
  await user.click(button('Redo'));
  await waitFor(async () => expect((await heading()).value).toBe('Know the price'));
  await waitFor(() => expect(stored('hero', 'heading')).toBe('Know the price'));
});

test('a block is added behind the one that is selected, moved to a named place, duplicated and changed', async () => {
  const { user, select } = await openEditor();
  await select('Know the cost');
  await user.click(button('Add block'));
  await user.click(await screen.findByRole('menuitem', { name: /^Questions and answers/ }));
  await isOutlined([whole[0], 'Questions and answers', 'Question', ...whole.slice(1)]);
  await user.click(await screen.findByRole('button', { name: 'Move to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'After Sign-up form' }));
  await isOutlined([...whole, 'Questions and answers', 'Question']);
  await select('Weigh');
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(outlined().filter((name) => name === 'FeatureWeigh')).toHaveLength(2));
  await select('How it works');
  await waitFor(() => screen.getByRole('radiogroup', { name: 'Look' }));
  await user.click(radio('Look', 'Rows'));
  await waitFor(() => expect(document.querySelector('.p-features-rows')).not.toBe(null));
});

test('a slash in the outline asks for a block, which is found by what it is for', async () => {
  const { user, press } = await openEditor();
  await press('{End}/');
  const search = within(await screen.findByRole('dialog', { name: 'Add block' }));
  const find = await search.findByLabelText('Find a block');
  await waitFor(() => expect(document.activeElement).toBe(find));
  await user.paste('contact');
  await waitFor(() => expect(search.getAllByRole('menuitem')[0]?.textContent).toMatch(/^Footer/));
  expect(await findViolations()).toEqual([]);
  await user.click(search.getByRole('menuitem', { name: /^Footer/ }));
  await isOutlined([...whole, 'Footer']);
});

test('a key that ends the typing on the page leads to the block, which the keys of the outline move from there', async () => {
  const { user, stored, press } = await openEditor();
  const typing = () => stage().findByRole('textbox', { name: 'Heading' });
  await user.click(stage().getByText('How it works'));
  const field = await typing();
  field.textContent = 'What it does';
  fireEvent.input(field);
  await user.keyboard('{Escape}');
  expect([document.activeElement, selectedRow()]).toEqual([tree(), 'FeaturesWhat it does']);
  await waitFor(() => expect(stored('list', 'heading')).toBe('What it does'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(sections()).toEqual(['list', 'hero', 'form']));
  await screen.findByText('Moved Features: What it does to the top');
  // Enter ends a line as well; and where the outline is not seen, the page itself has the focus and hears the keys.
  await user.click(stage().getByText('Know the cost'));
  await typing();
  tree().tabIndex = -1;
  vi.spyOn(tree(), 'focus').mockImplementation(() => {});
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Page preview' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(sections()).toEqual(['hero', 'list', 'form']));
  vi.restoreAllMocks();
  await press('{Escape}');
  expect(selectedRow()).toBe(undefined);
});

test('what is selected in the outline is scrolled to and marked on the page, at once where less motion is wanted', async () => {
  const { select } = await openEditor();
  const scrolled: (string | undefined)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    const behavior = typeof how === 'object' ? how.behavior : undefined;
    if (this instanceof HTMLElement && this.closest('[data-stage]')) scrolled.push(this.dataset['block'], behavior);
  });
  const marked = () =>
    [...drawnPage().querySelectorAll('[data-selected]')].map((each) => each.getAttribute('data-block'));
  await select('Know the cost');
  scrolled.length = 0;
  await select('Bake');
  await waitFor(() => expect([scrolled, marked()]).toEqual([['two', 'smooth'], ['two']]));
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ media: query, matches: query.includes('reduced-motion') }) as MediaQueryList);
  await select('Sign-up form');
  await waitFor(() => expect([scrolled.slice(2), marked()]).toEqual([['form', 'instant'], ['form']]));
  media.mockRestore();
  // What is pressed on the page is seen already.
  fireEvent.click(stage().getByText('Weigh'));
  await waitFor(() => expect([scrolled.length, marked()]).toEqual([4, ['one']]));
  // Since then it may have been scrolled away.
  await select('Bake');
  await select('Weigh');
  await waitFor(() => expect([scrolled.slice(4), marked()]).toEqual([['two', 'smooth', 'one', 'smooth'], ['one']]));
  scroll.mockRestore();
});

test('a block that holds others has a button at its end that adds one, and the words of it are typed at once', async () => {
  const { user, select, page } = await openEditor();
  const adding = () =>
    stage()
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(adding()).toEqual([]);
  await select('Weigh');
  expect(adding()).toEqual(['Add feature']);
  stage().getByRole('button', { name: 'Add feature' }).focus();
  await user.keyboard('{Enter}');
  await isOutlined([...whole.slice(0, 4), 'Feature', whole[4]]);
  const field = await stage().findByRole('textbox', { name: 'Heading' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await select('Sign-up form');
  expect(adding()).toEqual(['Add form question']);
  for (const _ of [1, 2, 3]) await user.click(stage().getByRole('button', { name: 'Add form question' }));
  // It is nowhere on the page before it has words: its fields are.
  await waitFor(async () => expect(document.activeElement).toBe(await screen.findByLabelText('Question')));
  await waitFor(() => expect([adding(), outlineOf(page()).at(-1)?.items.length]).toEqual([[], 3]));
  expect(await findViolations()).toEqual([]);
});

test('what is typed of a block is on the stage, there when its page is opened anew, and taken back in its field', async () => {
  const { user, fill, select, stored, reopen } = await openEditor();
  const isStored = (text: string) => waitFor(() => expect(stored('hero', 'heading')).toBe(text));
  await select('Know the cost');
  await fill(await heading(), 'Know the price');
  await stage().findByText('Know the price');
  await isStored('Know the price');
  await user.keyboard('{Control>}z{/Control}');
  await isStored('Know the cost');
  expect((await heading()).value).toBe('Know the cost');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await isStored('Know the price');
  await fill(await heading(), 'Know the profit');
  await reopen();
  await screen.findByRole('region', { name: 'Page preview' });
  await stage().findByText('Know the profit');
});

test('words of a page that were changed elsewhere while they were typed are asked about, and none is lost', async () => {
  const { user, fill, select, cut, mend, onAnother, stored } = await openEditor();
  await select('Know the cost');
  cut();
  await fill(await heading(), 'Know what it costs');
  (await heading()).blur();
  await stage().findByText('Know what it costs');
  mend();
  await waitFor(() => expect(stored('hero', 'heading')).toBe('Know what it costs'));
  (await heading()).focus();
  // Nothing is stored while a word is put together.
  fireEvent.compositionStart(await heading());
  await fill(await heading(), 'Mine alone');
  onAnother('EditBlockText', { block: 'hero', field: 'heading', text: 'Theirs alone' });
  await stage().findByText('Theirs alone');
  fireEvent.compositionEnd(await heading());
  (await heading()).blur();
  const question = within(await screen.findByRole('alertdialog', { name: 'This text was changed elsewhere too' }));
  question.getByText('Theirs alone');
  await user.click(question.getByRole('button', { name: 'Keep my text' }));
  await stage().findByText('Mine alone');
});

test('what was edited of a page without a network meets what another device did, in one page', async () => {
  const { fill, select, press, cut, mend, onAnother, stored } = await openEditor(
    usual.filter(({ id }) => id !== 'two'),
  );
  const write = async (text: string, words: string) => {
    await select(text);
    await fill(await heading(), words);
    (await heading()).blur();
    await stage().findByText(words);
  };
  await select('Weigh');
  await heading();
  cut();
  await write('Weigh', 'Weigh the flour');
  await write('How it works', 'How we do it');
  await press('{Alt>}{ArrowUp}{/Alt}');
  onAnother('SetBlock', { block: 'hero', field: 'look', value: 'split' });
  const numbers = { id: 'numbers', kind: 'numbers', parent: null, after: 'hero', fields: {} };
  onAnother('PlaceBlocks', { blocks: [numbers] });
  mend();
  await isOutlined(['FeaturesHow we do it', 'FeatureWeigh the flour', whole[0], 'Numbers', 'Sign-up form']);
  await waitFor(() => expect(document.querySelector('.p-hero-split')).not.toBe(null));
  await waitFor(() =>
    expect([stored('one', 'heading'), stored('list', 'heading')]).toEqual(['Weigh the flour', 'How we do it']),
  );
});

test('a page is shown as wide as a phone, a tablet or a desktop', async () => {
  const { user } = await openEditor();
  const widths = [drawnPage().style.width];
  for (const name of ['Phone', 'Tablet']) {
    await user.click(radio('Width', name));
    widths.push(drawnPage().style.width);
  }
  expect(widths).toEqual(['1280px', '360px', '768px']);
});

test('each version gets a headline of its own, and without a version B everybody sees A', async () => {
  const { user, fill, select } = await openEditor(usual.filter(({ id }) => id !== 'two'));
  const alone = whole.filter((name) => name !== 'FeatureBake');
  expect(screen.queryByRole('radiogroup', { name: 'Version' })).toBe(null);
  await user.click(button('Page settings'));
  await user.click(await screen.findByRole('button', { name: 'Add a version B' }));
  await user.keyboard('{Escape}');
  await select('Know the cost');
  await user.click(await screen.findByRole('button', { name: 'Make a different one for B' }));
  await isOutlined(['HeadlineKnow the costOnly A', 'HeadlineKnow the costOnly B', ...alone.slice(1)]);
  await fill(await heading(), 'Know the price');
  await stage().findByText('Know the price');
  expect([radio('Version', 'B').ariaChecked, stage().queryByText('Know the cost')]).toEqual(['true', null]);
  await user.click(radio('Version', 'A'));
  await stage().findByText('Know the cost');
  expect([stage().queryByText('Know the price'), await findViolations()]).toEqual([null, []]);
  await user.click(button('Page settings'));
  await user.click(await screen.findByRole('button', { name: 'Remove version B' }));
  await user.keyboard('{Escape}');
  await isOutlined(alone);
  expect(screen.queryByRole('radiogroup', { name: 'Version' })).toBe(null);
  await user.click(button('Undo'));
  await isOutlined(['HeadlineKnow the costOnly A', 'HeadlineKnow the priceOnly B', ...alone.slice(1)]);
});

test('a theme is chosen by its name with its colors, by keyboard, and one undo brings both back', async () => {
  const { user, page } = await openEditor();
  await user.click(button('Page settings'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Page settings' }));
  const themes = within(dialog.getByRole('radiogroup', { name: 'Theme' }));
  expect(themes.getAllByRole('radio').map((each) => (each as HTMLInputElement).checked)).toEqual([
    ...Array.from({ length: 6 }, () => false),
    true,
  ]);
  themes.getByRole('radio', { name: 'No theme' }).focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(page().theme).toBe('essay'));
  await user.click(dialog.getByRole('button', { name: /Colors/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Paper',
    'Ink',
    'Your own',
  ]);
  await user.click(screen.getByRole('option', { name: 'Ink' }));
  await waitFor(() => expect(page().palette).toEqual(paletteOf(themePalettes.essay[1])));
  expect([dialog.queryByRole('radiogroup', { name: 'Font' }), await findViolations()]).toEqual([null, []]);
  await user.keyboard('{Escape}');
  await user.click(button('Undo'));
  await waitFor(() => expect(page().palette).toEqual(paletteOf(themePalettes.essay[0])));
  await user.click(button('Undo'));
  await waitFor(() => expect([page().theme, page().palette]).toEqual([null, defaultPalette]));
});

test('while no block is selected, the theme of the page is at hand, and so are its other settings', async () => {
  const { user, page, select } = await openEditor();
  await user.click(radio('Theme', 'Marketplace'));
  await waitFor(() => expect(page().theme).toBe('marketplace'));
  await select('Know the cost');
  await heading();
  expect(screen.queryByRole('radiogroup', { name: 'Theme' })).toBe(null);
  await user.keyboard('{Escape}');
  await screen.findByRole('radiogroup', { name: 'Theme' });
  await user.click(button('Address, colors and more'));
  await screen.findByRole('dialog', { name: 'Page settings' });
});

test('the settings of a page are changed by keyboard, and what is wrong with them is said', async () => {
  const { user, fill, page, reopen } = await openEditor();
  const opened = async () => {
    await user.click(button('Page settings'));
    return within(await screen.findByRole('dialog', { name: 'Page settings' }));
  };
  const dialog = await opened();
  const write = (label: string, text: string) => fill(dialog.getByLabelText(label), text);
  const choose = async (name: string) => {
    await user.click(dialog.getByRole('button', { name: /Colors/ }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await write('Address', 'No');
  await dialog.findByText('Use 3 to 60 lowercase letters, digits and single hyphens.');
  await write('Address', 'Crumb for bakers');
  await user.keyboard('{Enter}');
  await dialog.findByText('Visitors will find it at /p/crumb-for-bakers');
  await choose('Night');
  await waitFor(() => expect(page().palette.background).toBe('#12181b'));
  await choose('Your own');
  await dialog.findByLabelText('Text');
  await write('Text', '#203038');
  await user.keyboard('{Enter}');
  await dialog.findByText(/^Text on background has a contrast of 1\.\d:1\. It needs at least 4\.5:1\.$/);
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  await user.click(button('Publish'));
  const publishing = within(await screen.findByRole('dialog', { name: 'Publish this page' }));
  const point = publishing.getByText('The colors have enough contrast', { exact: false }).closest('li');
  expect([
    point?.dataset['met'],
    publishing.getByRole<HTMLButtonElement>('button', { name: 'Publish page' }).disabled,
  ]).toEqual(['no', true]);
  await user.keyboard('{Escape}');
  const again = await opened();
  await fill(again.getByLabelText('Text'), '#ffffff');
  await user.keyboard('{Enter}');
  await fill(again.getByLabelText('Title'), 'Bake at a profit');
  await user.keyboard('{Enter}{Escape}');
  await screen.findByRole('heading', { level: 1, name: 'Bake at a profit' });
  await reopen();
  await screen.findByRole('heading', { level: 1, name: 'Bake at a profit' });
  expect([page().slug, page().palette.ink]).toEqual(['crumb-for-bakers', '#ffffff']);
});

test('what is typed into the settings of a page is kept when Escape closes them, when the tab goes and when it is reloaded', async () => {
  const { user, fill, page, reopen } = await openEditor();
  const opened = async () => {
    await user.click(button('Page settings'));
    return within(await screen.findByRole('dialog', { name: 'Page settings' }));
  };
  const first = await opened();
  await fill(first.getByLabelText('Description'), 'Prices for bakers');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(page().description).toBe('Prices for bakers'));
  // What can't be a change is there again, with what is wrong with it.
  const second = await opened();
  await fill(second.getByLabelText('Address'), 'No');
  await user.keyboard('{Escape}');
  const third = await opened();
  expect(third.getByLabelText<HTMLInputElement>('Address').value).toBe('No');
  third.getByText('Use 3 to 60 lowercase letters, digits and single hyphens.');
  await fill(third.getByLabelText('Address'), 'crumb-prices');
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(page().slug).toBe('crumb-prices'));
  await fill(third.getByLabelText('Title'), 'Bread at a profit');
  await reopen();
  await screen.findByRole('heading', { level: 1, name: 'Bread at a profit' });
  expect((await opened()).getByLabelText<HTMLInputElement>('Address').value).toBe('crumb-prices');
});

/** Refuses commands of a type, as only the real server can, for as long as it is asked to. */
function refusing(type: string, reason: string): Answer & { isOver: boolean } {
  const answer = Object.assign<Answer, { isOver: boolean }>(
    ({ method, url, body }) => {
      const { commands = [] } = (body ?? {}) as { readonly commands?: readonly { id: string; type: string }[] };
      if (answer.isOver || `${method} ${url.pathname}` !== 'POST /api/v1/commands') return undefined;
      if (!commands.some((each) => each.type === type)) return undefined;
      return { status: 200, body: { results: commands.map(({ id }) => ({ id, status: 'rejected', reason })) } };
    },
    { isOver: false },
  );
  return answer;
}

test('a line of the checklist leads to the field, the setting or the block that it is about, by keyboard', async () => {
  const { user, types } = await openEditor([
    block('hero', 'hero', { heading: 'Know the cost' }),
    block('prices', 'pricing', { heading: 'Prices' }),
    block('plan', 'plan', { heading: 'Starter', goal: 'fake-door' }, 'prices'),
  ]);
  const lead = async (name: string) => {
    await user.click(button('Publish'));
    const way = await screen.findByRole('button', { name });
    way.focus();
    await user.keyboard('{Enter}');
  };
  const focused = () => {
    const { activeElement } = document;
    const label = activeElement?.id ? document.querySelector(`label[for="${activeElement.id}"]`) : null;
    return label?.textContent ?? activeElement?.textContent;
  };
  const isFocused = (label: string) =>
    waitFor(() =>
      expect([focused(), screen.queryByRole('dialog', { name: 'Publish this page' })]).toEqual([label, null]),
    );
  await lead('Price · Price: Starter');
  await isFocused('Price');
  expect(selectedRow()).toBe('PriceStarter');
  await lead('Add footer');
  await isFocused('Who’s behind this page');
  await lead('Contact · Footer');
  await isFocused('Contact');
  expect([selectedRow(), await findViolations()]).toEqual(['Footer', []]);
  // A form says at once what people agree to, and publishing it needs nothing more.
  await lead('Add sign-up form');
  await stage().findByText('Email me about this. I can ask to be removed at any time.');
  await user.click(button('Publish'));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish page' })).disabled).toBe(false);
  await user.keyboard('{Escape}');
  await user.clear(await screen.findByLabelText('What people agree to'));
  await stage().findByText('What people agree to');
  await user.click(button('Publish'));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish page' })).disabled).toBe(true);
  await user.keyboard('{Escape}');
  await lead('What people agree to · Sign-up form');
  await isFocused('What people agree to');
  expect(types()).toEqual(['BlocksPlaced', 'BlocksPlaced', 'BlockTextEdited']);
  await user.click(button('Page settings'));
  const settings = within(await screen.findByRole('dialog', { name: 'Page settings' }));
  await user.click(settings.getByLabelText('Title'));
  await user.paste(' for every baker who would rather know what a loaf costs than guess');
  await user.keyboard('{Escape}');
  await lead('Title · Page settings');
  await isFocused('Title');
});

test('what hinders the publication of a page is said beside the remedy, by this device and by the server', async () => {
  const refused = refusing('PublishPage', 'address-unverified');
  const known: Answer = ({ method, url }) =>
    `${method} ${url.pathname}` === 'GET /api/user/me'
      ? { status: 200, body: { ...founder, emailVerified: refused.isOver } }
      : undefined;
  const { user } = await openEditor(usual, { record: { emailVerified: false }, answers: [refused, known] });
  await user.click(button('Publish'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this page' }));
  dialog.getByText('Not published yet: visitors can’t see it.');
  const met = () => dialog.getByText('Your email is verified.', { exact: false }).closest('li')?.dataset['met'];
  const remedies = () => dialog.queryAllByRole('link', { name: 'Verify your email' });
  expect([met(), remedies().map((link) => link.getAttribute('href')), await findViolations()]).toEqual([
    ...['no', ['/settings/account']],
    [],
  ]);
  // This device may know less than the server, which decides.
  await user.click(dialog.getByRole('button', { name: 'Publish page' }));
  await dialog.findByText('It wasn’t published');
  dialog.getByText(reasonText('address-unverified'));
  expect(remedies()).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  // The link in the mail opens elsewhere.
  refused.isOver = true;
  fireEvent.focus(window);
  await waitFor(() => expect([met(), remedies()]).toEqual(['yes', []]));
  await user.click(dialog.getByRole('button', { name: 'Publish page' }));
  await dialog.findByText('Visitors see this page as it is now.');
});

test('a page is published, changed, rolled back and taken off the web, and what visitors see is said each time', async () => {
  const { user, fill, select, types } = await openEditor();
  const publishing = async () => {
    await user.click(button('Publish'));
    return within(await screen.findByRole('dialog', { name: 'Publish this page' }));
  };
  const dialog = await publishing();
  dialog.getByRole('region', { name: 'Before you publish' });
  await user.click(dialog.getByRole('button', { name: 'Publish page' }));
  await dialog.findByText('Visitors see this page as it is now.');
  dialog.getByRole('region', { name: 'Checklist' });
  expect([
    dialog.getByLabelText<HTMLInputElement>('Public address').value,
    dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish changes' }).disabled,
  ]).toEqual([`${location.origin}/p/crumb-page`, true]);
  await user.keyboard('{Escape}');
  await select('Know the cost');
  await fill(await heading(), 'Know the price');
  const again = await publishing();
  await again.findByText('Visitors see the page as you last published it.');
  again.getByRole('region', { name: 'Before you publish' });
  await user.click(again.getByRole('button', { name: 'Publish changes' }));
  await again.findByText('Visitors see this page as it is now.');
  await user.click(again.getByRole('button', { name: 'Publish version 1 again' }));
  await again.findByText(saying('Version 3, as version 1'));
  const off = again.getByRole<HTMLButtonElement>('button', { name: 'Unpublish' });
  await waitFor(() => expect(off.disabled).toBe(false));
  await user.click(off);
  await again.findByText('This page was taken off the web: visitors can’t see it.');
  expect(types()).toEqual([
    ...['PagePublished', 'BlockTextEdited', 'PagePublished', 'PagePublished', 'PageUnpublished'],
  ]);
});

test('a published page leads to what visitors see, and counts and lists what changed since', async () => {
  const { user, fill, select, api, page } = await openEditor();
  expect(screen.queryByRole('link', { name: 'See what visitors see' })).toBe(null);
  await user.click(button('Publish'));
  await user.click(await screen.findByRole('button', { name: 'Publish page' }));
  const link = await screen.findByRole('link', { name: 'See what visitors see', hidden: true });
  expect(link.getAttribute('href')).toBe(`${location.origin}/p/crumb-page`);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /unpublished change/ })).toBe(null);
  await select('Know the cost');
  await fill(await heading(), 'Know the price');
  await user.click(radio('Look', 'Split'));
  await user.click(await screen.findByRole('button', { name: '2 unpublished changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes since it was published' }));
  await waitFor(() =>
    expect(
      within(dialog.getByRole('list', { name: 'Changes' }))
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['Changed a blockHeadline: Know the price', 'Edited textHeadline: Know the price']),
  );
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  // What is undone has not changed.
  await user.click(button('Undo'));
  await screen.findByRole('button', { name: '1 unpublished change' });
  expect([api.log.events.at(-1)?.type, page().published]).toMatchObject(['BlockSet', [{ version: 1 }]]);
});

test('an address that another founder has is refused in words, beside the way to another one', async () => {
  const refused = refusing('PublishPage', 'slug-taken');
  const { user, fill, page } = await openEditor(usual, { answers: [refused] });
  await user.click(button('Publish'));
  await user.click(await screen.findByRole('button', { name: 'Publish page' }));
  await screen.findByText('Another page has this address. Choose a different one.');
  await user.click(button('Change the page’s settings'));
  const settings = within(await screen.findByRole('dialog', { name: 'Page settings' }));
  await fill(settings.getByLabelText('Address'), 'crumb-free');
  refused.isOver = true;
  await user.keyboard('{Enter}{Escape}');
  await user.click(button('Publish'));
  await user.click(await screen.findByRole('button', { name: 'Publish page' }));
  await screen.findByText('Visitors see this page as it is now.');
  expect(page().published.map(({ slug }) => slug)).toEqual(['crumb-free']);
});

test('settings say where visitors find a page now, and where once it is published again', async () => {
  const { user, fill } = await openEditor();
  await user.click(button('Publish'));
  await user.click(await screen.findByRole('button', { name: 'Publish page' }));
  await screen.findByText('Visitors see this page as it is now.');
  await user.keyboard('{Escape}');
  await user.click(button('Page settings'));
  const settings = within(await screen.findByRole('dialog', { name: 'Page settings' }));
  const before = settings.getByText(/^Visitors find it at/).textContent;
  await fill(settings.getByLabelText('Address'), 'loaf');
  await user.keyboard('{Enter}');
  await settings.findByText(`${before} until you publish. Then that address leads to /p/loaf`);
  expect(before).toMatch(/^Visitors find it at \/p\/crumb-page$/);
});

test('a headline with the form has no button of its own to write, and the form itself is sought where it is', async () => {
  const fields = { heading: 'Know the cost', button: 'Start', look: 'form' };
  const { select, onAnother, page } = await openEditor([
    block('top', 'top'),
    block('hero', 'hero', fields),
    block('list', 'features', { heading: 'How it works' }),
    block('one', 'feature', {}, 'list'),
    block('about', 'text', { heading: 'About us' }),
    block('team', 'text', { heading: 'Our team' }),
    block('form', 'form', { consent: 'Write to me.' }),
  ]);
  await select('Know the cost');
  await heading();
  const hasButton = () => screen.queryByLabelText('Button') !== null;
  expect(hasButton()).toBe(true);
  onAnother('SetPage', { theme: 'software' });
  await waitFor(() => expect([page().theme, hasButton()]).toEqual(['software', false]));
  // Visitors see no section that says nothing, so no link leads there.
  // There is no room for them: a container has no size here.
  expect(drawnPage().querySelector('nav[aria-label=Sections]')?.textContent).toBe('About usOur team');
  const sought: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this.closest('[data-stage]')) sought.push(this.getAttribute('class'));
  });
  await select('Sign-up form');
  await waitFor(() => expect(sought).toHaveLength(1));
  expect(sought[0]).toMatch(/^p-section /);
  scroll.mockRestore();
});

test('a block shows the first question of its survey as visitors see it, once that look is chosen', async () => {
  const survey = crypto.randomUUID();
  const { api, page, elsewhere, select, user } = await openEditor([
    block('ask', 'survey', { heading: 'One question', button: 'Answer', survey }),
  ]);
  const questions = [
    { id: 'own', kind: 'one-of', title: 'Do you bake?', options: ['Yes', 'No'].map((label) => ({ id: label, label })) },
  ];
  elsewhere([
    `survey-${survey}`,
    'CreateSurvey',
    { projectId: page().projectId, title: 'Bread', template: { questions } },
  ]);
  await waitFor(() => expect(api.log.state(`survey-${survey}`)).toBeDefined());
  await stage().findByText('Answer');
  await select('One question');
  await user.click(await screen.findByRole('radio', { name: 'First question' }));
  await stage().findByRole('heading', { level: 4, name: 'Do you bake?' });
  expect([stage().queryByText('Answer'), stage().getAllByRole('radio').length, await findViolations()]).toEqual([
    ...[null, 2, []],
  ]);
  elsewhere([`survey-${survey}`, 'EditQuestionText', { question: 'own', field: 'title', text: 'Do you sell bread?' }]);
  await stage().findByRole('heading', { name: 'Do you sell bread?' });
});

test('the only survey of an idea is what a new block leads to, and takes the look of the page by one press', async () => {
  const survey = `survey-${crypto.randomUUID()}`;
  const { api, page, elsewhere, user, onAnother } = await openEditor();
  onAnother('SetPage', { theme: 'essay' });
  elsewhere([survey, 'CreateSurvey', { projectId: page().projectId, title: 'Bread' }]);
  const look = () => {
    const { theme = null, palette } = api.log.state(survey) as Survey;
    return { theme, palette };
  };
  await waitFor(() => expect([page().theme, look().theme]).toEqual(['essay', null]));
  await user.click(button('Add block'));
  await user.click(await screen.findByRole('menuitem', { name: /^Survey/ }));
  await screen.findByText('This survey doesn’t look like your page.');
  expect(button('Bread Survey').textContent).toContain('Bread');
  await user.click(button('Use the page’s look'));
  await waitFor(() => expect(look()).toEqual({ theme: 'essay', palette: page().palette }));
  await screen.findByText('The survey looks like your page now.');
  expect([document.activeElement?.tagName, await findViolations()]).toEqual(['BUTTON', []]);
  await user.click(button('Undo'));
  await waitFor(() => expect(look()).toEqual({ theme: null, palette: defaultPalette }));
  await screen.findByText('This survey doesn’t look like your page.');
});

test('where an idea has more surveys than one, a new block leads to none until its founder chooses', async () => {
  const { page, elsewhere, user, select } = await openEditor([block('ask', 'survey', { heading: 'Ask' })]);
  for (const title of ['Bread', 'Rye'])
    elsewhere([`survey-${crypto.randomUUID()}`, 'CreateSurvey', { projectId: page().projectId, title }]);
  await select('Ask');
  await user.click(await screen.findByRole('button', { name: 'Choose a survey Survey' }));
  await screen.findByRole('option', { name: 'Bread' });
  await screen.findByRole('option', { name: 'Rye' });
  await user.keyboard('{Escape}');
  await user.click(button('Add block'));
  await user.click(await screen.findByRole('menuitem', { name: /^Survey/ }));
  const leadsTo = () => [...eachPart(page().blocks)].map((each) => [each.kind, textOf(each, 'survey')]);
  await waitFor(() =>
    expect(leadsTo()).toEqual([
      ['survey', ''],
      ['survey', ''],
    ]),
  );
});

test('a survey that was published is changed by its founder alone, and published again by them', async () => {
  const survey = `survey-${crypto.randomUUID()}`;
  const { api, page, elsewhere, user, select, onAnother } = await openEditor([
    block('ask', 'survey', { heading: 'One question', survey: survey.slice(7) }),
  ]);
  onAnother('SetPage', { theme: 'essay' });
  const questions = [{ id: 'why', kind: 'short', title: 'Why?' }];
  const created = { projectId: page().projectId, title: 'Bread', template: { questions } };
  for (const [type, data] of Object.entries({ CreateSurvey: created, SetSurvey: { by: 'Ada' }, PublishSurvey: {} }))
    elsewhere([survey, type, data]);
  const published = () => {
    const state = api.log.state(survey) as Survey;
    return [state.published.length, surveyPublicationOf(state)];
  };
  await waitFor(() => expect(published()).toEqual([1, 'live']));
  await select('One question');
  await user.click(await screen.findByRole('button', { name: 'Use the page’s look' }));
  await screen.findByText(/Publish the survey again, so that visitors see its new look\.$/);
  await waitFor(() => expect(published()).toEqual([1, 'changed']));
});

test('a survey that is made from a block has the look of the page, and the block leads to it', async () => {
  const { api, page, select, user, onAnother, stored } = await openEditor([block('ask', 'survey', { heading: 'Ask' })]);
  onAnother('SetPage', { theme: 'essay' });
  await waitFor(() => expect(page().theme).toBe('essay'));
  await select('Ask');
  await screen.findByText('This idea has no survey yet.');
  await user.click(button('New survey'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New survey' }));
  await user.click(dialog.getByRole('button', { name: 'Create survey' }));
  await waitFor(() => expect(stored('ask', 'survey')).not.toBe(''));
  const made = api.log.state(`survey-${stored('ask', 'survey')}`) as Survey;
  expect([made.theme, made.palette]).toEqual(['essay', page().palette]);
});

test('a page with colors by night is shown by day or by night, whatever the system has; others have no such choice', async () => {
  const { user, page, onAnother } = await openEditor();
  await waitFor(() => expect(sections()).toHaveLength(3));
  expect(screen.queryByRole('radiogroup', { name: 'Preview theme' })).toBe(null);
  onAnother('SetPage', { theme: 'essay' });
  await screen.findByRole('radiogroup', { name: 'Preview theme' });
  expect(radio('Preview theme', 'System').getAttribute('aria-checked')).toBe('true');
  const ground = () => getComputedStyle(drawnPage()).getPropertyValue('--background');
  const [day, night] = [tonesOf(page()).light.background, tonesOf(page()).dark?.background];
  await user.click(radio('Preview theme', 'Dark'));
  await waitFor(() => expect([ground(), getComputedStyle(drawnPage()).colorScheme]).toEqual([night, 'dark']));
  await user.click(radio('Preview theme', 'Light'));
  await waitFor(() => expect([ground(), getComputedStyle(drawnPage()).colorScheme]).toEqual([day, 'light']));
  expect(await findViolations()).toEqual([]);
});

test('with the language of a page its template’s own words change, and one undo brings both back', async () => {
  const { early: heading, consent } = templateTexts.en;
  const fields = { heading, consent, thanks: 'We bake on Fridays.' };
  const { user, page, stored } = await openEditor([block('hero', 'hero'), block('form', 'form', fields)]);
  const said = () => [
    page().language ?? null,
    ...['heading', 'consent', 'thanks'].map((field) => stored('form', field)),
  ];
  await user.click(button('Page settings'));
  await user.click(await screen.findByRole('button', { name: / Language$/ }));
  await user.click(await screen.findByRole('option', { name: 'German' }));
  const { early, consent: agreed } = templateTexts.de;
  await waitFor(() => expect(said()).toEqual(['de', early, agreed, 'We bake on Fridays.']));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said()).toEqual([null, heading, consent, 'We bake on Fridays.']));
});

test('a long page is drawn in parts, and each is drawn again when something in it changes', async () => {
  const many = Array.from({ length: 130 }, (_, n) => block(`t${n}`, 'text', { heading: `Text ${n}`, body: 'Words.' }));
  const { user, fill, press } = await openEditor(many);
  const isSelected = (id: string) =>
    waitFor(() => {
      const selected = [...drawnPage().querySelectorAll('[data-selected]')];
      expect(selected.map((each) => each.getAttribute('data-block'))).toEqual([id]);
    });
  expect([sections(), drawnPage().querySelectorAll('.p-many').length]).toEqual([many.map(({ id }) => id), 3]);
  await press('{End}');
  await isSelected('t129');
  await fill(await heading(), 'The end');
  await stage().findByText('The end');
  await press('{Alt>}{Home}{/Alt}');
  await waitFor(() => expect(sections().slice(0, 2)).toEqual(['t129', 't0']));
  await isSelected('t129');
  await press('{End}');
  await isSelected('t128');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sections()).toHaveLength(129));
  await user.click(button('Undo'));
  await waitFor(() => expect(sections().at(-1)).toBe('t128'));
});

/** Pastes parts beside every field, as if another program had copied them. */
const paste = (parts: Readonly<Record<string, string>>, files: readonly File[] = []) =>
  fireEvent.paste(tree(), { clipboardData: { getData: (type: string) => parts[type] ?? '', files } });

test('what is pasted from elsewhere becomes text or an image, and what a page cannot take is refused in words', async () => {
  const asset = crypto.randomUUID();
  const picture = { type: 'image/webp', bytes: 5, width: 64, height: 32, url: '/a.webp', expiresAt: '2027-01-01' };
  vi.stubGlobal('XMLHttpRequest', requestOverFetch(location.origin));
  const taking: Answer = ({ method, url }) =>
    `${method} ${url.pathname}` === 'POST /api/v1/assets'
      ? { status: 201, body: { ...picture, id: asset } }
      : undefined;
  const { user, select, stored, api, types } = await openEditor(usual, { answers: [taking] });
  await select('Know the cost');
  const refused = async (parts: Readonly<Record<string, string>>, words: string) => {
    paste(parts);
    await screen.findByText(words);
    expect(outlined()).toEqual(whole);
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  };
  const evil = '<img src="https://evil.example/x.png" onerror="window.pwned=1"><script>window.pwned=1</script>';
  await refused({ 'text/html': evil }, 'There’s nothing to paste. Copy a block, text or an image first.');
  await refused(
    { 'text/html': `<div data-groundwork-block="${btoa('{"format":"groundwork-block","version":1}')}">` },
    'We couldn’t read what you copied, so nothing was pasted. Copy the block again.',
  );
  await refused(
    { 'text/plain': 'x'.repeat(200_000) },
    'You copied 200,000 characters, and a text block holds 5,000. Paste it in smaller parts.',
  );
  paste({ 'text/html': evil, 'text/plain': 'Bread **rises** [free](javascript:alert(1))' });
  await stage().findByText('Bread **rises** [free](javascript:alert(1))');
  expect(drawnPage().querySelectorAll('.p-text :is(a, img), script')).toHaveLength(0);
  paste({ 'text/html': evil }, [new File(['bytes'], 'a.png', { type: 'image/png' })]);
  await waitFor(() => expect(types()).toEqual(['BlocksPlaced', 'BlocksPlaced', 'BlockSet']));
  expect([stored(`${api.log.events.at(-1)?.data['block']}`, 'picture'), 'pwned' in window]).toEqual([asset, false]);
});

test('a block that is copied or cut comes back by the menu, and lies in the clipboard as itself', async () => {
  const { user, select } = await openEditor();
  /** Presses the keys for it; the clipboard afterwards. */
  const taken = (type: 'copy' | 'cut'): Readonly<Record<string, string>> => {
    const held = new Map<string, string>();
    const clipboardData = { setData: (format: string, text: string) => held.set(format, text) };
    fireEvent(tree(), Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }));
    return Object.fromEntries(held);
  };
  await select('Know the cost');
  const copied = taken('copy');
  await screen.findByText(/^Copied Headline/u);
  expect(outlined()).toEqual(whole);
  expect(taken('cut')).toEqual(copied);
  const [headline, ...rest] = whole;
  await isOutlined(rest);
  await select('How it works');
  await user.click(button('Add block'));
  await user.click(await screen.findByRole('menuitem', { name: 'Paste Headline: Know the cost' }));
  const [features, form] = [rest.slice(0, 3), rest.slice(3)];
  await isOutlined([...features, headline, ...form]);
  // The keys know blocks that have come since the page was opened.
  paste(taken('copy'));
  await isOutlined([...features, headline, headline, ...form]);
});

test('an image for a headline takes the place of the drawing beside it, and one undo brings that back', async () => {
  const asset = crypto.randomUUID();
  vi.stubGlobal('XMLHttpRequest', requestOverFetch(location.origin));
  const picture = { type: 'image/webp', bytes: 5, width: 64, height: 32, url: '/a.webp', expiresAt: '2027-01-01' };
  const taking: Answer = ({ method, url }) =>
    `${method} ${url.pathname}` === 'POST /api/v1/assets'
      ? { status: 201, body: { ...picture, id: asset } }
      : undefined;
  const drawn = [block('hero', 'hero', { heading: 'Know the cost', visual: 'waves' }), ...usual.slice(1)];
  const { user, select, stored, onAnother } = await openEditor(drawn, { answers: [taking] });
  const beside = () => [stored('hero', 'visual'), stored('hero', 'picture')];
  const send = async () => {
    const field = document.querySelector<HTMLInputElement>('[data-of=block] input[type=file]');
    await user.upload(field as HTMLInputElement, new File(['bytes'], 'a.png', { type: 'image/png' }));
  };
  await select('Know the cost');
  await screen.findByRole('button', { name: 'Choose a file' });
  await send();
  // Without a theme there is no drawing.
  await waitFor(() => expect(beside()).toEqual(['waves', asset]));
  onAnother('SetBlock', { block: 'hero', field: 'picture', value: null });
  onAnother('SetPage', { theme: 'software' });
  await waitFor(() => expect(document.querySelector('.p-art-waves')).not.toBe(null));
  // Its four looks would not stand side by side in the panel.
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Look' })).toBe(null));
  await send();
  await waitFor(() => expect(beside()).toEqual(['picture', asset]));
  await user.click(button('Undo'));
  await waitFor(() => expect(beside()).toEqual(['waves', '']));
});

test('every change of a page is in its history, and an earlier page is seen and led back', async () => {
  const { user, press, onAnother } = await openEditor();
  onAnother('EditBlockText', { block: 'hero', field: 'heading', base: 'Know the cost', text: 'Know the price' });
  onAnother('RemoveBlocks', { blocks: ['list'] });
  await isOutlined(['HeadlineKnow the price', 'Sign-up form']);
  await press('{Escape}');
  await user.click(button('History'));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of this page' }));
  const changes = () => within(dialog.getByRole('listbox', { name: 'Changes' })).getAllByRole('option');
  await dialog.findByRole('listbox', { name: 'Changes' });
  await waitFor(() => expect(changes()).toHaveLength(3));
  await dialog.findByText('Know the price');
  expect(dialog.queryByText('Weigh')).toBe(null);
  fireEvent.change(dialog.getByRole('slider'), { target: { value: 0 } });
  await dialog.findByText('Know the cost');
  dialog.getByText('Weigh');
  expect(await findViolations()).toEqual([]);
  await user.click(dialog.getByRole('switch', { name: /ompare/ }));
  await waitFor(() => expect(dialog.queryByText('Weigh')).toBe(null));
  const shown = within(await dialog.findByRole('region', { name: 'What changed' })).getAllByRole('definition');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Know the costprice', 'Removed', 'Removed', 'Removed']);
  await user.click(dialog.getByRole('switch', { name: /ompare/ }));
  await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(changes()).toHaveLength(4));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await isOutlined(whole);
});

test('who presses a row of the outline selects that row, not first the one at the top', async () => {
  const { user, press } = await openEditor();
  await press('{Escape}');
  await waitFor(() => expect(selectedRow()).toBe(undefined));
  await user.pointer({ keys: '[MouseLeft>]', target: row('Bake') });
  expect([document.activeElement === tree(), selectedRow()]).toEqual([true, undefined]);
  await user.pointer({ keys: '[/MouseLeft]', target: row('Bake') });
  expect(selectedRow()).toBe('FeatureBake');
  await press('{Escape}');
  await waitFor(() => expect(selectedRow()).toBe(undefined));
  tree().blur();
  tree().focus();
  await waitFor(() => expect(selectedRow()).toBe('HeadlineKnow the cost'));
});
