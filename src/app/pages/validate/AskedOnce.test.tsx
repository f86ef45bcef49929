import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftLaunch } from '../../../../tests/fixtures/a-launched-page.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

/** An idea in words and nothing else made of it. */
function draftIdea() {
  const [ideaId, projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const texts = {
    problem: 'Patients miss appointments.\nStaff call them by hand.',
    audience: 'clinics with 2 to 20 chairs',
    pitch: 'Text whoever waits for a free chair',
  };
  const drafts: readonly Draft[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Turnup: fill empty chairs' }],
    [`idea-${ideaId}`, 'DescribeIdea', texts],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
  ];
  return { drafts, projectId };
}

const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const method = async () =>
  within(await screen.findByRole('radiogroup', { name: 'Method' })).getByRole<HTMLInputElement>('radio', {
    checked: true,
  }).value;
/** The name of what is chosen, beside the name of the field. */
const chosen = async (field: string) => (await findButton(new RegExp(`${field}$`, 'u'))).textContent;

test('a Lean Canvas begins with what the idea says, and one undo takes all of it back', async () => {
  const { drafts, projectId } = draftIdea();
  const { user } = await openApp(`/canvas?projectId=${projectId}`, { before: drafts });
  await user.click(await findButton('Lean Canvas'));
  await screen.findByRole('option', { name: 'Section: Problem', selected: true });
  const notes = screen.getAllByRole('option', { name: /^Note:/u });
  expect(notes.map(({ ariaLabel }) => ariaLabel).sort()).toEqual([
    'Note: Patients miss appointments.',
    'Note: Staff call them by hand.',
    'Note: Text whoever waits for a free chair',
    'Note: clinics with 2 to 20 chairs',
  ]);
  await user.keyboard('{Control>}z{/Control}');
  await findButton('Lean Canvas');
  expect(screen.queryByRole('option')).toBe(null);
});

test('sentences to complete and a new survey say the idea’s audience, problem and name', async () => {
  const { drafts, projectId } = draftIdea();
  const { user, reopen } = await openApp(`/validate?projectId=${projectId}`, { before: drafts });
  const enter = async (field: HTMLElement) => {
    field.focus();
    await user.keyboard('{Enter}');
  };
  const who = await screen.findByLabelText<HTMLInputElement>('Who is it for?');
  expect(who.value).toBe('Clinics with 2 to 20 chairs');
  await enter(who);
  await screen.findByRole('row', {
    name: 'Clinics with 2 to 20 chairs have this problem: “Patients miss appointments”',
  });
  await enter(await screen.findByLabelText('Who will pay?'));
  await screen.findByRole('row', { name: 'Clinics with 2 to 20 chairs will pay for Turnup' });

  await reopen(`/validate?projectId=${projectId}&view=surveys`);
  await user.click(await findButton('New survey'));
  await enter(within(await screen.findByRole('dialog', { name: 'New survey' })).getByLabelText('Title'));
  await screen.findAllByText(saying('Did this happen to you in the last month: “Patients miss appointments”?'));
});

test('a test that is begun from its page counts on that page, and one that waited for it goes on, with who counts', async () => {
  const { drafts, projectId, pageId, slug } = draftLaunch();
  const [other, assumptionId, waiting] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const blocks = [{ id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } }];
  const { user, elsewhere, reopen } = await openApp(`/page-builder/${projectId}?page=${pageId}`, {
    record: { emailVerified: true },
    before: [
      ...drafts,
      [`page-${other}`, 'CreatePage', { projectId, title: 'Another page', template: { blocks } }],
      [`page-${other}`, 'SetPage', { slug: `${slug}-2` }],
      [`page-${other}`, 'PublishPage', {}],
      [
        `ledger-${projectId}`,
        'StateAssumption',
        { assumptionId, text: 'Clinics sign up', lens: 'desirability', importance: 5, critical: true },
      ],
    ],
  });
  const toTest = async () => {
    await user.click(await findButton('Publish'));
    await user.click(await screen.findByRole('link', { name: 'Test an assumption with it' }));
  };
  await toTest();
  await screen.findByRole('heading', { name: 'New experiment' });
  expect(await method()).toBe('page');
  expect([await chosen('Page'), await chosen('Assumption')]).toEqual([
    expect.stringContaining('Crumb page'),
    expect.stringContaining('Clinics sign up'),
  ]);
  // Without a mail server each counts as it comes in.
  screen.getByText(saying('Each counts as it comes in. With a mail server, only confirmed ones would.'));
  screen.getByText(saying('Visitors count an hour after they came, since some sign up late.'));
  // Looking at a card makes no experiment: what is typed does.
  await reopen(`/validate?projectId=${projectId}&view=experiments`);
  await screen.findByText('No experiments yet');

  elsewhere([
    `experiment-${waiting}`,
    'DesignExperiment',
    { projectId, assumptionId, method: 'page', question: 'Do clinics sign up?' },
  ]);
  await reopen(`/page-builder/${projectId}?page=${pageId}`);
  await toTest();
  await screen.findByRole('heading', { name: 'Test card' });
  expect(new URL(location.href).searchParams.get('id')).toBe(waiting);
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('Do clinics sign up?');
  await waitFor(async () => expect(await chosen('Page')).toContain('Crumb page'));
  await user.click(screen.getByLabelText('Criterion (%)'));
  await user.paste('50');
  await user.click(screen.getByLabelText('Planned sample'));
  await user.paste('60');
  const allowance = (connection: number, network: number) =>
    screen.findByText(
      saying(
        `At most ${connection} people from one internet connection and ${network} from one network count, so that`,
      ),
    );
  await allowance(3, 12);
  const isShared = screen.getByRole('checkbox', { name: /^Will many people share a network/u });
  await user.click(isShared);
  await allowance(12, 36);
  await user.click(isShared);
  await allowance(3, 12);
});

test('the step that is due brings its method and its assumption along', async () => {
  const { drafts, projectId } = draftIdea();
  const { user } = await openApp(`/validate?projectId=${projectId}`, {
    before: [
      ...drafts,
      ...(
        [
          ['Clinics want it', 'desirability', 3],
          ['Text arrives in time', 'feasibility', 5],
        ] as const
      ).map(
        ([text, lens, importance]): Draft => [
          `ledger-${projectId}`,
          'StateAssumption',
          { assumptionId: crypto.randomUUID(), text, lens, importance, critical: true },
        ],
      ),
    ],
  });
  await screen.findByText(saying('Test it with a prototype.'));
  await user.click(screen.getByRole('link', { name: 'Design a test' }));
  await screen.findByRole('heading', { name: 'New experiment' });
  expect(await method()).toBe('prototype');
  expect(await chosen('Assumption')).toContain('Text arrives in time');
  screen.getByText(saying('People try something you made. You report the result.'));
});
