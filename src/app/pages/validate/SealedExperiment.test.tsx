import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gaugeLabels } from '#features/validate/experiments/labels.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const button = (name: string) => screen.getByRole('button', { name });
const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const stated = { assumptionId, text: 'Plumbers pay for parts', lens: 'viability', importance: 5, critical: true };
const before: readonly Draft[] = [
  [`idea-${ideaId}`, 'CaptureIdea', { title: 'Parts by noon' }],
  [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
  [`ledger-${projectId}`, 'StateAssumption', stated],
];

/** A test that runs. */
const running = (id: string, design: object): readonly Draft[] => [
  [
    `experiment-${id}`,
    'DesignExperiment',
    { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports', ...design },
  ],
  [`experiment-${id}`, 'StartExperiment', {}],
];

const saidYes = (experimentId: string, person: string): Draft => [
  `interview-${crypto.randomUUID()}`,
  'LogInterview',
  { projectId, experimentId, person, on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'yes' },
];

const addressOf = (id: string) => `/validate?projectId=${projectId}&view=experiments&id=${id}`;

test('a test that is judged once says how many it needs, and leads to its interviews', async () => {
  const [once, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const { user, fill, api, reopen } = await openApp(addressOf(once), {
    before: [
      ...before,
      ...running(once, { question: 'Do they phone first?', formula: 'wilson-1' }),
      ...running(other, { question: 'Do they order before ten?', formula: 'corridor-1' }),
      ...['Ada', 'Bo', 'Cy'].map((person) => saidYes(once, person)),
    ],
  });
  const meter = await screen.findByRole('meter', { name: 'Interviews so far' });
  await waitFor(() => expect(meter.getAttribute('aria-valuetext')).toBe('3 of 12'));
  screen.getByText('It’s judged once: when the sample is complete, or on its end date.');
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Go to Interviews' }));
  await user.click(await screen.findByRole('button', { name: 'Log an interview' }));
  const form = await screen.findByRole('form', { name: 'Log an interview' });
  expect(within(form).getByRole('button', { name: /Experiment/u }).textContent).toContain('Do they phone first?');
  await fill(screen.getByLabelText('Who'), 'Di');
  await user.click(within(screen.getByRole('radiogroup', { name: 'Commitment' })).getByText('None'));
  await user.click(within(screen.getByRole('radiogroup', { name: 'Answer' })).getByText('No'));
  await user.click(button('Save interview'));
  await screen.findByText(saying('Logged the interview with “Di”.'));
  await waitFor(() => {
    const logged = api.log.events.filter(({ type }) => type === 'InterviewLogged');
    expect(logged.map(({ data }) => data['experimentId'])).toEqual([once, once, once, once]);
  });
  await reopen('/home');
  const home = await screen.findByRole('meter', { name: 'Judged once, at the end' });
  await waitFor(() => expect(home.getAttribute('aria-valuetext')).toBe('4 of 12 counted so far'));
});

test('the range of a large sample stays until the next one is worked out, and is missed where that fails', async () => {
  const large = crypto.randomUUID();
  const { elsewhere } = await openApp(addressOf(large), {
    before: [
      ...before,
      ...running(large, { question: 'Do they pay by card?', formula: 'wilson-1', n: 1001 }),
      saidYes(large, 'Eve'),
    ],
  });
  const range = saying(/^Share of yeses: 100% \([\d.]+% to 100%\), target 50%\.$/u);
  await screen.findByText(range);
  const asked = Promise.withResolvers<EventTarget>();
  class SilentWorker extends EventTarget {
    postMessage(): void {
      asked.resolve(this);
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', SilentWorker);
  elsewhere(saidYes(large, 'Flo'));
  const worker = await asked.promise;
  screen.getByText(range);
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'it is gone' }));
  within(await screen.findByRole('alert')).getByText(gaugeLabels.noRange);
});

test('a result that is reported must be one that the plan allows, is then judged, and is among the predictions', async () => {
  const id = crypto.randomUUID();
  const { user, fill, types, reopen } = await openApp(addressOf(id), {
    before: [...before, ...running(id, { method: 'prototype', question: 'Do they order before ten?' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Record result' }));
  await fill(await screen.findByLabelText('How many said yes'), '13');
  await fill(screen.getByLabelText('Out of how many'), '12');
  await user.click(button('Save result'));
  await screen.findByText('Use whole numbers: no more yeses than answers, and no more answers than planned.');
  expect(await findViolations()).toEqual([]);
  await fill(screen.getByLabelText('How many said yes'), '11');
  await user.click(button('Save result'));
  const card = within(await screen.findByRole('region', { name: 'Learning card' }));
  card.getByText(saying(/^Supported: 11 of 12 said yes \(\d+% to [\d.]+%\), you had asked for 50%\.$/u));
  card.getByText('Self-reported');
  card.getByText('Supports. You were right.');
  await fill(card.getByLabelText('So we will…'), 'call ten more plumbers');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(types().at(-1)).toBe('LearningRecorded'));
  // Where the predictions once were, it leads on to the profile.
  await reopen(`/validate?projectId=${projectId}&view=calibration`);
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(location.pathname + location.search).toBe(`/profile?projectId=${projectId}`);
  within(await screen.findByRole('region', { name: 'Your predictions' })).getByText(
    saying('You were right the one time'),
  );
  expect(screen.queryByRole('grid', { name: 'By idea' })).toBe(null);
  expect(await findViolations()).toEqual([]);
  // Seen from elsewhere it says of which idea that one is.
  await reopen('/profile');
  const ideas = within(await screen.findByRole('grid', { name: 'By idea' }));
  expect(ideas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Parts by noon']);
  await reopen('/home');
  const line = await screen.findByText(saying('You were right the one time.'));
  expect(within(line).getByRole('link', { name: 'Your predictions' }).getAttribute('href')).toMatch(/^\/profile/);
});

test('a file of responses is counted as chosen, up to the plan, and the result says where it is from', async () => {
  const id = crypto.randomUUID();
  const { user, types } = await openApp(addressOf(id), {
    before: [...before, ...running(id, { method: 'data', question: 'Do they pay for parts?' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Record result' }));
  await user.click(await screen.findByRole('button', { name: 'Count a file of responses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Count a file of responses' }));
  const choose = (file: File) =>
    user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file);
  await choose(new File(['PK\u0003\u0004'], 'answers.xlsx', { type: 'text/csv' }));
  await dialog.findByText('It isn’t a CSV table. Export the responses as CSV.');
  // The latest first, and the earliest is blank.
  const said = ['Yes', 'No', 'yes', 'Maybe'];
  const rows = Array.from({ length: 14 }, (_, n) => 14 - n).map(
    (day) => `2026/11/${day},${day === 1 ? '' : said[(day - 2) % 4]},Oslo`,
  );
  await choose(new File([`Timestamp,Would you pay?,City\n${rows.join('\n')}\n`], 'may.csv', { type: 'text/csv' }));
  await dialog.findByText(
    'may.csv: 14 responses, recognized as an export of Google Forms. They count in the order in which they came in. 1 column about the response itself is left out.',
  );
  expect(await findViolations()).toEqual([]);
  const use = dialog.getByRole('button', { name: 'Use these numbers' });
  expect(use.hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('button', { name: /Question$/u }));
  await user.click(await screen.findByRole('option', { name: 'Would you pay?' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Yes (7)' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Maybe (3)' }));
  dialog.getByText(
    saying(
      '9 of 12 said yes. 1 response left it blank and doesn’t count. 1 response came after the 12 you planned and doesn’t count.',
    ),
  );
  await user.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const from = 'Imported from may.csv: “Would you pay?”, counted as a yes: Yes, Maybe.';
  screen.getByText(from);
  expect(screen.getByLabelText<HTMLInputElement>('How many said yes').value).toBe('9');
  await user.click(button('Save result'));
  const card = within(await screen.findByRole('region', { name: 'Learning card' }));
  card.getByText(from);
  expect(types()).toContain('ResultRecorded');
});

test('a stopped experiment is inconclusive, and says what would settle it', async () => {
  const id = crypto.randomUUID();
  const { user, fill } = await openApp(addressOf(id), {
    before: [...before, ...running(id, { method: 'prototype', question: 'Do they order before ten?' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Stop experiment' }));
  await screen.findByText('Give a reason.');
  await fill(screen.getByLabelText('Reason'), 'Nobody came');
  await user.click(button('Stop experiment'));
  const card = within(await screen.findByRole('region', { name: 'Learning card' }));
  card.getByText(saying('You stopped it.'));
  card.getByText(saying('Nobody came'));
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'All experiments' }));
  within(await screen.findByRole('region', { name: 'Judged' })).getByText(saying('Inconclusive'));
});

const since = '2026-01-01T00:00:00.000Z';
const jonas = crypto.randomUUID();

/** Ada and Jonas, who are a team of Ada's. */
function aTeam(role = 'advisor') {
  const own = crypto.randomUUID();
  const body = [
    { accountId: own, name: 'Ada', picture: null, role: 'owner', since },
    { accountId: jonas, name: 'Jonas', picture: null, role, since },
  ];
  return {
    record: { id: own, workspaces: [{ id: own, name: 'Parts', role: 'owner' as const, members: 2 }] },
    answers: [
      ({ url }: { readonly url: URL }) => (url.pathname === '/api/v1/members' ? { status: 200, body } : undefined),
    ],
  };
}

test('who locked a test asks for a witness, and reads who was', async () => {
  const id = crypto.randomUUID();
  const { user, api, elsewhere } = await openApp(addressOf(id), {
    ...aTeam(),
    before: [...before, ...running(id, { question: 'Do they phone first?' })],
  });
  const sealed = within(await screen.findByRole('region', { name: 'Sealed' }));
  await sealed.findByText('Locked by Ada on Jan 1, 2026.');
  expect(sealed.queryByRole('button', { name: 'Witness this lock' })).toBeNull();
  expect(await findViolations()).toEqual([]);
  await user.click(sealed.getByRole('button', { name: 'Ask somebody to witness' }));
  const comments = within(await screen.findByRole('dialog', { name: 'Comments' }));
  const field = await comments.findByRole('textbox', { name: 'Write a comment' });
  expect(field).toHaveProperty('value', '@Jonas Please witness the lock of this test.');
  await user.click(comments.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.log.events.at(-1)?.data['text']).toBe(`<@${jonas}> Please witness the lock of this test.`),
  );
  await user.click(comments.getByRole('button', { name: 'Close' }));
  const own = api.log.account;
  api.log.account = jonas;
  act(() => elsewhere([`experiment-${id}`, 'WitnessLock', {}]));
  api.log.account = own;
  await sealed.findByText('Locked by Ada on Jan 1, 2026, witnessed by Jonas before the first interview.');
  expect(sealed.queryByRole('button', { name: 'Ask somebody to witness' })).toBeNull();
});

test('another member witnesses a lock, until the first interview is in', async () => {
  const [seen, late] = [crypto.randomUUID(), crypto.randomUUID()];
  const { user, api, elsewhere, types, cut, mend, reopen } = await openApp(addressOf(seen), { ...aTeam(), before });
  const own = api.log.account;
  api.log.account = jonas;
  act(() => {
    for (const draft of [
      ...running(seen, { question: 'Do they phone?' }),
      ...running(late, { question: 'Do they pay?' }),
    ])
      elsewhere(draft);
  });
  api.log.account = own;
  const sealed = within(await screen.findByRole('region', { name: 'Sealed' }));
  await sealed.findByText('Locked by Jonas on Jan 1, 2026.');
  cut();
  await user.click(await sealed.findByRole('button', { name: 'Witness this lock' }));
  sealed.getByText('Waiting for the server to confirm that you witnessed it.');
  mend();
  await sealed.findByText('Locked by Jonas on Jan 1, 2026, witnessed by Ada before the first interview.');
  expect(types().at(-1)).toBe('LockWitnessed');
  await reopen(addressOf(late));
  await screen.findByRole('button', { name: 'Witness this lock' });
  act(() => elsewhere(saidYes(late, 'Ada')));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Witness this lock' })).toBeNull());
});

test('a founder who works alone reads nothing of witnesses', async () => {
  const id = crypto.randomUUID();
  await openApp(addressOf(id), { before: [...before, ...running(id, { question: 'Do they phone first?' })] });
  const sealed = await screen.findByRole('region', { name: 'Sealed' });
  expect(sealed.textContent).not.toMatch(/witness|Locked by/iu);
});

test('a quote whose words are not to be read is not on the learning card', async () => {
  const [id, told, erased] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const said = { projectId, experimentId: id, on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'yes' };
  const heard = (interview: string, person: string, text: string): readonly Draft[] => [
    [`interview-${interview}`, 'LogInterview', { ...said, person }],
    [`interview-${interview}`, 'MarkQuote', { quoteId: crypto.randomUUID(), text, mark: 1, assumptionId }],
  ];
  const { user, fill } = await openApp(addressOf(id), {
    before: [
      ...before,
      ...running(id, { question: 'Do they phone first?' }),
      ...heard(told, 'Ada', 'I paid for it'),
      ...heard(erased, 'Bo', 'I did, too'),
      [`interview-${erased}`, 'ErasePerson', {}],
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await fill(await screen.findByLabelText('Reason'), 'Enough');
  await user.click(button('Stop experiment'));
  const card = within(await screen.findByRole('region', { name: 'Learning card' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['For “I paid for it”']);
});
