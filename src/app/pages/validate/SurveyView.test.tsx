import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Page } from '#domain/page/page.ts';
import { firstPaletteOf, paletteOf, themePalettes } from '#domain/page/themes.ts';
import { questionsIn } from '#domain/survey/question-order.ts';
import type { Question, Survey } from '#domain/survey/survey.ts';
import { ar } from '#drawing/survey/texts/ar.ts';
import { ja } from '#drawing/survey/texts/ja.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { type Draft, openApp, type Setting } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';
import { requestOverFetch } from '../../../../tests/fixtures/request-over-fetch.ts';

type Asked = Pick<Question, 'id' | 'kind' | 'title'> & Partial<Question>;
const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];
const three: readonly Asked[] = [
  { id: 'own', kind: 'one-of', title: 'Do you bake?', options: yesNo },
  { id: 'why', kind: 'long', title: 'Why?' },
  { id: 'bye', kind: 'end', title: 'Goodbye' },
];

const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const list = () => screen.getByRole('listbox', { name: 'Questions' });
const asked = () =>
  within(list())
    .getAllByRole('option')
    .map(({ textContent }) => textContent.replace(/^\d+\./, '').split(',')[0]);
const areAsked = (questions: readonly string[]) => waitFor(() => expect(asked()).toEqual(questions));
const title = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });

/** The surveys of a founder who explores an idea; in the editor of one, where its questions are given. */
async function openSurvey(
  questions?: readonly Asked[],
  more: readonly (readonly [string, object])[] = [],
  { after = () => [], ...setting }: Setting & { readonly after?: (projectId: string) => readonly Draft[] } = {},
) {
  const [ideaId, projectId, surveyId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const stream = `survey-${surveyId}`;
  const made: readonly Draft[] = questions
    ? [
        [
          stream,
          'CreateSurvey',
          { projectId, title: 'Bread', ...(questions.length > 0 && { template: { questions } }) },
        ],
      ]
    : [];
  const address = `/validate?projectId=${projectId}&view=surveys`;
  const opened = await openApp(questions ? `${address}&id=${surveyId}` : address, {
    ...setting,
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      ...made,
      ...more.map(([type, data]): Draft => [stream, type, data]),
      ...after(projectId),
    ],
  });
  if (questions) await screen.findByRole('listbox', { name: 'Questions' });
  const press = async (name: string | RegExp) => opened.user.click(await findButton(name));
  return {
    ...opened,
    press,
    surveyId,
    projectId,
    survey: () => opened.api.log.state(stream) as Survey,
    publishing: async () => {
      await press('Publish');
      return within(await screen.findByRole('dialog', { name: 'Publish this survey' }));
    },
  };
}

test('the words of an added question are written at once, also of the first one', async () => {
  const { user, survey } = await openSurvey([]);
  const add = async (kind: RegExp) => {
    const [bar] = await screen.findAllByRole('button', { name: 'Add question' });
    const empty = screen.queryAllByRole('button', { name: 'Add question' }).at(1);
    await user.click((empty ?? bar) as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: kind }));
  };
  const isFocused = async (heading: string) => {
    await screen.findByRole('heading', { name: heading });
    const field = await title();
    await waitFor(() => expect(document.activeElement).toBe(field));
  };
  await add(/^Single choice/);
  await isFocused('Question 1 of 1');
  await add(/^Recommendation/);
  await isFocused('Question 2 of 2');
  await user.keyboard('Would you?');
  await user.tab();
  await waitFor(() => expect(questionsIn(survey()).map((each) => each.title)).toEqual(['', 'Would you?']));
});

test('a first survey is made from a template by keyboard, previewed with its routes, and listed among the tests', async () => {
  const { user, types } = await openSurvey();
  const surveys = within(await screen.findByRole('region', { name: 'Surveys' }));
  await surveys.findByText(/^No surveys yet\./);
  const tests = within(screen.getByRole('navigation', { name: 'Validate' })).getByRole('link', { name: 'Tests' });
  // Where the surveys once were, it leads on to the tests that they are part of.
  expect([new URLSearchParams(location.search).get('view'), tests.getAttribute('aria-current')]).toEqual([
    'experiments',
    'page',
  ]);
  const way = within(screen.getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'Surveys' });
  const place = document.querySelector(way.getAttribute('href') ?? 'nowhere');
  expect(place?.textContent).toBe('Surveys');
  (await findButton('New survey')).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'New survey' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Title');
  // What is suggested is selected: a key takes its place.
  await waitFor(() =>
    expect([name.value === '', name.selectionStart, name.selectionEnd]).toEqual([false, 0, name.value.length]),
  );
  await user.keyboard('{Backspace}{Enter}');
  await dialog.findByText('Enter a title of 140 characters or fewer.');
  expect(await findViolations()).toEqual([]);
  await user.paste('Sunday bread');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Sunday bread' });
  await screen.findByText(
    saying('If the answer to “In the last month, did you have the problem that “Crumb” is meant to solve?” is “No”'),
  );
  expect(asked()).toHaveLength(7);
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Survey preview' }));
  const goOn = async () => user.click(await preview.findByRole('button', { name: 'Continue' }));
  await goOn();
  await preview.findAllByText('Answer this question.');
  await user.click(preview.getByRole('radio', { name: 'No' }));
  await goOn();
  await preview.findByRole('heading', { name: 'Check your answers' });
  await user.click(preview.getByRole('link', { name: /^Change/ }));
  await waitFor(() => expect(preview.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true));
  await user.click(preview.getByRole('radio', { name: 'Yes' }));
  await goOn();
  await preview.findByRole('heading', { name: 'How often does it happen?' });
  await user.click(preview.getByRole('link', { name: 'Back' }));
  await preview.findByRole('heading', {
    name: 'In the last month, did you have the problem that “Crumb” is meant to solve?',
  });
  await user.click(screen.getByRole('link', { name: 'All tests and surveys' }));
  within(await screen.findByRole('row', { name: 'Sunday bread' })).getByText('Draft');
  expect(types()).toEqual(['SurveyCreated']);
});

test('questions are added, moved by keys and by “Move to…”, duplicated, removed and taken back', async () => {
  const { user, press } = await openSurvey(three);
  const keys = async (pressed: string) => {
    list().focus();
    await user.keyboard(pressed);
  };
  const begun = ['Do you bake?', 'Why?', 'Goodbye'];
  const twice = ['Do you bake?', ...begun];
  expect(asked()).toEqual(begun);
  await keys('{Alt>}{ArrowDown}{/Alt}');
  await areAsked(['Why?', 'Do you bake?', 'Goodbye']);
  await press('Move to…');
  await user.click(await screen.findByRole('menuitem', { name: 'At the beginning' }));
  await areAsked(begun);
  await press('Duplicate');
  await areAsked(twice);
  await keys('{Delete}');
  await areAsked(begun);
  await user.keyboard('{Control>}z{/Control}');
  await areAsked(twice);
  await user.click(within(list()).getAllByRole('option')[0] as HTMLElement);
  await press('Add question');
  await user.click(await screen.findByRole('menuitem', { name: /^Rating/ }));
  await screen.findByRole('heading', { name: 'Question 2 of 5' });
  expect(await findViolations()).toEqual([]);
});

test('a question gets its text with an earlier answer, options and a route, and all of it is stored', async () => {
  const { user, press, fill, survey } = await openSurvey(three);
  const option = (name: RegExp) => user.click(within(list()).getByRole('option', { name }));
  await option(/Do you bake/);
  await fill(await screen.findByLabelText('Add an option'), 'At work');
  await user.keyboard('{Enter}');
  await findButton('Move option At work up');
  await press('Add a route');
  await screen.findByText(saying('If the answer to “Do you bake?” is “Yes”, go to “Goodbye”.'));
  await press(/^Yes Value/);
  await user.click(await screen.findByRole('option', { name: 'At work' }));
  await screen.findByText(saying('If the answer to “Do you bake?” is “At work”, go to “Goodbye”.'));
  expect(await findViolations()).toEqual([]);
  await option(/Why/);
  await waitFor(async () => expect((await title()).value).toBe('Why?'));
  await fill(await title(), 'You said. Why?');
  (await title()).setSelectionRange(8, 8);
  await press('Insert an earlier answer into question');
  await user.click(await screen.findByRole('menuitem', { name: /Do you bake/ }));
  // The founder sees words with a space of their own, never an id, and may type on among them.
  await waitFor(async () => expect((await title()).value).toBe('You said [Do you bake?]. Why?'));
  await fill(await title(), 'You said [Do you bake?]. And why?');
  await waitFor(() => within(list()).getByRole('option', { name: /You said \[Do you bake\?\]/ }));
  await waitFor(() => expect(JSON.stringify(survey())).toContain('You said {own}. And why?'));
});

test('what is typed into a question that another device removes is not lost: it comes back with it, or is given up', async () => {
  const { user, survey, surveyId, elsewhere } = await openSurvey(three);
  const remove = () => elsewhere([`survey-${surveyId}`, 'RemoveQuestions', { questions: ['own'] }]);
  const gone = async () => within(await screen.findByRole('alertdialog', { name: 'This question was removed' }));
  const titles = () => questionsIn(survey()).map((each) => each.title);
  await user.type(await title(), ' At home?');
  remove();
  const first = await gone();
  first.getByText('Do you bake? At home?');
  await user.click(first.getByRole('button', { name: 'Restore the question' }));
  await waitFor(() => expect(titles()).toEqual(['Do you bake? At home?', 'Why?', 'Goodbye']));
  await user.click(within(list()).getByRole('option', { name: /Do you bake/ }));
  await user.type(await title(), ' Often?');
  remove();
  await user.click((await gone()).getByRole('button', { name: 'Discard my text' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  expect(titles()).toEqual(['Why?', 'Goodbye']);
});

test('a choice gets “Other” by a press, with a field of its own in the preview', async () => {
  const { user, press, fill, survey } = await openSurvey(three);
  await press('Add “Other” with a text');
  await fill(await screen.findByLabelText('Add an option'), 'At work');
  await user.keyboard('{Enter}');
  const options = () => questionsIn(survey())[0]?.options.map(({ label, other }) => [label, other]);
  await waitFor(() =>
    expect(options()).toEqual([
      ['Yes', undefined],
      ['No', undefined],
      ['At work', undefined],
      ['Other', true],
    ]),
  );
  expect([screen.queryByRole('button', { name: 'Add “Other” with a text' }), await findViolations()]).toEqual([
    null,
    [],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Survey preview' }));
  await user.type(await preview.findByRole('textbox', { name: 'Say it in your own words' }), 'A mill');
  expect(await findViolations()).toEqual([]);
  await user.click(preview.getByRole('button', { name: 'Continue' }));
  await preview.findByRole('heading', { name: 'Why?' });
});

test('a matrix gets its rows and its scale, and is answered row by row in the preview', async () => {
  const { user, press, survey } = await openSurvey(three);
  await press('Add question');
  await user.click(await screen.findByRole('menuitem', { name: /^Matrix/ }));
  await user.type(await title(), 'How good is it?');
  await user.tab();
  const rows = within(await screen.findByRole('group', { name: 'Rows' }));
  await user.type(rows.getByLabelText('Add a row'), 'The taste{Enter}');
  await user.click(rows.getByRole('button', { name: 'Remove row Row 1' }));
  await user.click(rows.getByRole('button', { name: 'Move row The taste up' }));
  expect(screen.queryByRole('button', { name: 'Add “Other” with a text' })).toBe(null);
  const grid = () => questionsIn(survey()).find(({ kind }) => kind === 'matrix');
  await waitFor(() => expect(grid()?.rows?.map(({ label }) => label)).toEqual(['The taste', 'Row 2']));
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Survey preview' }));
  await preview.findByRole('heading', { name: 'How good is it?' });
  await user.click(within(preview.getByRole('group', { name: 'The taste' })).getByRole('radio', { name: 'Option 2' }));
  await user.click(preview.getByRole('button', { name: 'Continue' }));
  await preview.findAllByText('Select one option in each row.');
  expect(await findViolations()).toEqual([]);
  expect(
    within(preview.getByRole('group', { name: 'The taste' })).getByRole<HTMLInputElement>('radio', { name: 'Option 2' })
      .checked,
  ).toBe(true);
});

test('an end gets a button; what is no secure address is said and kept until it is put right', async () => {
  const { user, fill, survey } = await openSurvey(three);
  const choose = (name: RegExp) => user.click(within(list()).getByRole('option', { name }));
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
  await choose(/Do you bake/);
  expect(screen.queryByLabelText('Address of a button')).toBe(null);
  await choose(/Goodbye/);
  await fill(await field('Address of a button'), 'http://bread.example');
  await user.tab();
  const fault = 'Enter a whole address that begins with https://, such as https://example.org.';
  await screen.findByText(fault);
  expect(await findViolations()).toEqual([]);
  await choose(/Why/);
  await waitFor(() => expect(screen.queryByText(fault)).toBe(null));
  await choose(/Goodbye/);
  await screen.findByText(fault);
  expect((await field('Address of a button')).value).toBe('http://bread.example');
  await fill(await field('Address of a button'), 'https://bread.example/next?question=own#own');
  await fill(await field('Words on the button'), 'Read on');
  await user.tab();
  const end = () => questionsIn(survey()).find(({ id }) => id === 'bye');
  await waitFor(() =>
    expect([end()?.link, end()?.linkLabel]).toEqual(['https://bread.example/next?question=own#own', 'Read on']),
  );
});

test('a question gets an image with words for it; one that cannot be sent is said, and an undo takes it back', async () => {
  const asset = crypto.randomUUID();
  const picture = { type: 'image/webp', bytes: 5, width: 64, height: 32, url: '/a.webp', expiresAt: '2027-01-01' };
  vi.stubGlobal('XMLHttpRequest', requestOverFetch(location.origin));
  const isFull = { now: true };
  const taking: Answer = ({ method, url }) => {
    if (`${method} ${url.pathname}` !== 'POST /api/v1/assets') return undefined;
    return isFull.now
      ? { status: 409, body: { message: 'Full.', code: 'no-room-for-images', requestId: 'r' } }
      : { status: 201, body: { ...picture, id: asset } };
  };
  const { user, press, fill, survey } = await openSurvey(three, [], { answers: [taking] });
  const why = () => questionsIn(survey()).find(({ id }) => id === 'why');
  await user.click(within(list()).getByRole('option', { name: /Why/ }));
  const field = within(await screen.findByRole('group', { name: 'Image' }));
  expect(screen.queryByLabelText('What the image shows')).toBe(null);
  const choose = () =>
    user.upload(
      screen.getByRole('group', { name: 'Image' }).querySelector('input[type=file]') as HTMLInputElement,
      new File(['bytes'], 'a.png', { type: 'image/png' }),
    );
  await choose();
  await field.findByText(/^You’ve used all your image storage/);
  isFull.now = false;
  await choose();
  await waitFor(() => expect(why()?.picture).toBe(asset));
  await fill(await screen.findByLabelText('What the image shows'), 'x'.repeat(301));
  await user.tab();
  await screen.findByText('Keep it to 300 characters or fewer.');
  expect(await findViolations()).toEqual([]);
  await fill(await screen.findByLabelText('What the image shows'), 'A loaf on a shelf');
  await user.tab();
  await waitFor(() => expect(why()?.alt).toBe('A loaf on a shelf'));
  await user.click(field.getByRole('button', { name: 'Remove image' }));
  await waitFor(() => expect(why()?.picture).toBe(''));
  await press('Undo');
  await waitFor(() => expect([why()?.picture, why()?.alt]).toEqual([asset, 'A loaf on a shelf']));
});

test('the preview begins at the question that is edited, and there is a way to the first', async () => {
  const { user } = await openSurvey([
    ...three.slice(0, 1),
    { id: 'why', kind: 'long', title: 'You said{own}. Why?' },
    { id: 'bye', kind: 'end', title: 'Goodbye' },
  ]);
  await user.click(within(list()).getByRole('option', { name: /Why/ }));
  await user.click(await screen.findByRole('radio', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Survey preview' }));
  await preview.findByRole('heading', { name: 'You said [Do you bake?]. Why?' });
  preview.getByText(saying('Question 2 of 2'));
  await user.click(preview.getByRole('button', { name: 'From question 1' }));
  await preview.findByRole('heading', { name: 'Do you bake?' });
  expect(preview.queryByRole('button', { name: 'From question 1' })).toBe(null);
});

test('the preview has its buttons in the language that is chosen, and is read in the direction of that', async () => {
  const { user } = await openSurvey(three);
  await user.click(await screen.findByRole('radio', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Survey preview' }));
  await preview.findByRole('button', { name: 'Continue' });
  const shown: unknown[] = [];
  for (const [name, { next }] of Object.entries({ Japanese: ja, Arabic: ar })) {
    await user.click(preview.getByRole('button', { name: / Language of buttons and messages$/ }));
    await user.click(await screen.findByRole('option', { name }));
    const goOn = await preview.findByRole('button', { name: next });
    const [lang, dir] = ['lang', 'dir'].map((each) =>
      goOn.closest(`[${each}]:not([${each}=auto])`)?.getAttribute(each),
    );
    shown.push([name, lang, dir]);
  }
  expect(shown).toEqual([
    ['Japanese', 'ja', 'ltr'],
    ['Arabic', 'ar-u-nu-latn', 'rtl'],
  ]);
});

test('a survey is published once what is missing is there, taken off the web, and published as it was', async () => {
  const { user, press, fill, publishing, types, surveyId } = await openSurvey([
    ...three.slice(0, 1),
    { id: 'mail', kind: 'email', title: 'Where can we write to you?' },
  ]);
  const first = await publishing();
  first.getByText(saying('People who leave an email know what they agree to.'));
  expect([
    first.getByRole<HTMLButtonElement>('button', { name: 'Publish survey' }).disabled,
    await findViolations(),
  ]).toEqual([true, []]);
  await user.keyboard('{Escape}');
  await press('Survey settings');
  const settings = within(await screen.findByRole('dialog', { name: 'Survey settings' }));
  await fill(settings.getByLabelText('What people agree to when they leave an email'), 'You may write to me.');
  await fill(settings.getByLabelText('Most responses'), '0');
  await settings.findByText('Enter a whole number from 1 to 1,000,000.');
  expect(await findViolations()).toEqual([]);
  await fill(settings.getByLabelText('Most responses'), '200');
  await user.keyboard('{Enter}{Escape}');
  const dialog = await publishing();
  const enabled = async (name: string) => {
    const found = await dialog.findByRole<HTMLButtonElement>('button', { name });
    await waitFor(() => expect(found.disabled).toBe(false));
    await user.click(found);
  };
  await enabled('Publish survey');
  expect((await dialog.findByLabelText<HTMLInputElement>('Public address')).value).toBe(
    `${location.origin}/s/${surveyId}`,
  );
  await enabled('Unpublish');
  await dialog.findByText(saying('This survey was taken off the web.'));
  await enabled('Publish version 1 again');
  await dialog.findByText(saying('Version 2, as version 1'));
  await waitFor(() =>
    expect(types().filter((type) => type.endsWith('ublished'))).toEqual([
      ...['SurveyPublished', 'SurveyUnpublished', 'SurveyPublished'],
    ]),
  );
});

test('a publication waits for a network and says so; a survey of links has no address, and says when it closed', async () => {
  const isFrozen = { now: false };
  const frozen: Answer = ({ method }) => (isFrozen.now && method === 'POST' ? new Promise(() => {}) : undefined);
  const rules = ['SetSurvey', { once: 'link', closesAt: '2026-01-31T12:00:00Z' }] as const;
  const { user, fill, cut, mend, publishing } = await openSurvey(three, [rules], { answers: [frozen] });
  const dialog = await publishing();
  const status = () => dialog.getAllByRole('status')[0] as HTMLElement;
  const says = (text: string) => waitFor(() => expect(status().textContent).toBe(text));
  await says('Not published yet: no one can answer it.');
  const points = within(dialog.getByRole('region', { name: 'Before you publish' })).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'Recommended: It says who’s asking, and how to reach them.Change the survey’s settings',
    'Done: There’s a question to answer.',
    'Done: Each question has a text, and something to choose from.',
    'Done: Each route depends on an earlier answer and leads to a later question.',
    'Done: People who leave an email know what they agree to.',
    'Done: The colors have enough contrast to be read: at least 4.5:1.',
    'Done: Your email is verified.',
  ]);
  cut();
  await user.click(dialog.getByRole('button', { name: 'Publish survey' }));
  await says('No connection right now. Your choice is saved and goes out once it’s back; you can leave this page.');
  mend();
  await says('People are asked what you see here. It closed on January 31, 2026 (UTC). No more answers are taken.');
  // The button that was pressed has nothing to publish any more, and gives up the focus.
  await waitFor(() => expect(document.activeElement).toBe(status()));
  await fill(dialog.getByRole('textbox', { name: 'How many links to add' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Add links' }));
  await dialog.findByRole('button', { name: 'Copy 2 unused links' });
  expect([
    dialog.queryByLabelText('Public address'),
    dialog.getAllByRole('link').map(({ textContent }) => textContent),
    await findViolations(),
  ]).toEqual([null, ['Test an assumption with it', 'See the results'], []]);
  isFrozen.now = true;
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await says('Waiting for the server to confirm. It closed on January 31, 2026 (UTC). No more answers are taken.');
});

test('a survey gets a theme, that of its project’s page by one press, and one undo brings its own look back', async () => {
  const page = crypto.randomUUID();
  const { user, press, survey, api, projectId } = await openSurvey(three, [], {
    after: (project) => [
      [`page-${page}`, 'CreatePage', { projectId: project, title: 'Fresh bread' }],
      [`page-${page}`, 'SetPage', { theme: 'local-service', palette: paletteOf(themePalettes['local-service'][1]) }],
    ],
  });
  expect((api.log.state(`page-${page}`) as Page).projectId).toBe(projectId);
  const look = () => [survey().theme ?? null, survey().palette];
  const before = look();
  await press('Survey settings');
  const settings = within(await screen.findByRole('dialog', { name: 'Survey settings' }));
  const theme = (name: RegExp) => settings.findByRole<HTMLInputElement>('radio', { name });
  expect((await theme(/^No theme/)).checked).toBe(true);
  await user.click(settings.getByRole('button', { name: 'Use the look of your page “Fresh bread”' }));
  await waitFor(async () => expect((await theme(/^Local service/)).checked).toBe(true));
  await waitFor(() => expect(look()).not.toEqual(before));
  expect([look(), settings.queryByRole('button', { name: /^Use the look/ }), await findViolations()]).toEqual([
    ...[['local-service', paletteOf(themePalettes['local-service'][1])], null, []],
  ]);
  settings.getByRole('button', { name: 'Sage Colors' });
  await user.keyboard('{Escape}');
  await press('Undo');
  await waitFor(() => expect(look()).toEqual(before));
  await press('Survey settings');
  await user.click(await screen.findByRole('radio', { name: /^Essay/ }));
  await waitFor(() => expect(look()).toEqual(['essay', firstPaletteOf('essay')]));
});

test('a survey closes with a day in UTC, and its editor, its results and the list say so', async () => {
  const { user, fill, press, survey } = await openSurvey(three);
  await press('Survey settings');
  const settings = within(await screen.findByRole('dialog', { name: 'Survey settings' }));
  const day = settings.getByLabelText<HTMLInputElement>('Closes after');
  const hint = document.getElementById(day.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(hint?.textContent).toContain('Answers begun before can be sent for another hour.');
  await fill(day, '2126-12-01');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(survey().closesAt).toBe('2126-12-01T23:59:59.999Z'));
  await screen.findByText('Closes on December 1, 2126 (UTC)');
  await user.click(screen.getByRole('link', { name: 'Results' }));
  await screen.findByRole('heading', { name: 'Results of Bread' });
  await screen.findByText('Closes on December 1, 2126 (UTC)');
  await user.click(screen.getAllByRole('link', { name: 'Edit this survey' })[0] as HTMLElement);
  await screen.findByText('Closes on December 1, 2126 (UTC)');
  await press('Survey settings');
  await fill(await screen.findByLabelText('Closes after'), '2020-02-29');
  await user.keyboard('{Escape}');
  await screen.findByText('Closed on February 29, 2020 (UTC)');
  await user.click(screen.getByRole('link', { name: 'All tests and surveys' }));
  const row = within(await screen.findByRole('row', { name: 'Bread' }));
  row.getByText('Closed on February 29, 2020 (UTC)');
});

test('a closing day that is half retyped is said to be unfinished, and the day before stays', async () => {
  const { user, fill, press, survey } = await openSurvey(three, [
    ['SetSurvey', { closesAt: '2126-12-01T23:59:59.999Z' }],
  ]);
  const opened = async () => {
    await press('Survey settings');
    return within(await screen.findByRole('dialog', { name: 'Survey settings' }));
  };
  const settings = await opened();
  const day = settings.getByLabelText<HTMLInputElement>('Closes after');
  // A browser gives a date of which a part is missing as none, and says that it cannot be read.
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  await user.clear(day);
  await user.tab();
  await settings.findByText('Enter the whole date, or clear it to keep the survey open.');
  expect([survey().closesAt, await findViolations()]).toEqual(['2126-12-01T23:59:59.999Z', []]);
  await user.keyboard('{Escape}');
  const again = (await opened()).getByLabelText<HTMLInputElement>('Closes after');
  expect([survey().closesAt, again.value]).toEqual(['2126-12-01T23:59:59.999Z', '2126-12-01']);
  await fill(again, '2126-12-24');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(survey().closesAt).toBe('2126-12-24T23:59:59.999Z'));
  const last = (await opened()).getByLabelText<HTMLInputElement>('Closes after');
  await user.clear(last);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(survey().closesAt).toBe(null));
});

test('without a project of one’s own there is no survey, whatever the address names', async () => {
  await openApp(`/validate?projectId=${crypto.randomUUID()}&view=surveys&id=${crypto.randomUUID()}`);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
  expect(screen.queryByRole('listbox', { name: 'Questions' })).toBe(null);
});

test('what is typed into the settings of a survey, and of its options, is kept when Escape or a reload takes the field away', async () => {
  const { user, fill, press, survey, reopen } = await openSurvey(three);
  const opened = async () => {
    await press('Survey settings');
    return within(await screen.findByRole('dialog', { name: 'Survey settings' }));
  };
  await fill((await opened()).getByLabelText('Who’s asking'), 'Crumb, a bakery');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(survey().by).toBe('Crumb, a bakery'));
  const again = await opened();
  await fill(again.getByLabelText('Most responses'), '0');
  await user.keyboard('{Escape}');
  await fill((await opened()).getByLabelText('Who’s asking'), 'Crumb');
  await reopen();
  await screen.findByRole('listbox', { name: 'Questions' });
  await waitFor(() => expect([survey().by, survey().quota]).toEqual(['Crumb', null]));
  await fill(await screen.findByRole('textbox', { name: 'Option 1' }), 'Often');
  await reopen();
  const choices = () => questionsIn(survey())[0]?.options.map(({ label }) => label);
  await waitFor(() => expect(choices()).toEqual(['Often', 'No']));
  await fill(await screen.findByRole('textbox', { name: 'Add an option' }), 'Never');
  await reopen();
  await waitFor(() => expect(choices()).toEqual(['Often', 'No', 'Never']));
});
