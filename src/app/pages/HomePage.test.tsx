import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userKey } from '#adapters/storage/keys.ts';
import { judge } from '../../../tests/fixtures/app-in-jsdom/judge.ts';
import { type Draft, founder, openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { draftScene } from '../../../tests/fixtures/validate-scene.ts';

test('home stops asking for the address to be verified once another tab has read that it is', async () => {
  let isVerified = false;
  const id = crypto.randomUUID();
  await openApp('/home', {
    record: { id, emailVerified: false },
    answers: [
      ({ method, url }) =>
        isVerified && `${method} ${url.pathname}` === 'GET /api/user/me'
          ? { status: 200, body: { ...founder, id } }
          : undefined,
    ],
  });
  const question = `Verify ${founder.email}`;
  await screen.findByText(question);
  isVerified = true;
  window.dispatchEvent(new StorageEvent('storage', { key: userKey }));
  await waitFor(() => expect(screen.queryByText(question)).toBe(null));
});

test('home follows a test from the first assumption to the decision that it asks for', async () => {
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID()) as [string, string, string, string, string];
  const [ideaId, projectId, assumptionId, interviews, prototype] = ids;
  const opened = await openApp('/home', {
    record: { emailVerified: false },
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'A tool library' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`idea-${ideaId}`, 'DescribeIdea', { problem: 'Tools rust', audience: 'Neighbors' }],
      [`idea-${ideaId}`, 'MoveIdea', { status: 'exploring' }],
    ],
  });
  let minute = 0;
  /** Something that the founder does on another device, each a minute after the other; home is opened again. */
  const send = async (...drafts: readonly (readonly [stream: string, type: string, data: object])[]) => {
    for (const [stream, type, data] of drafts) {
      minute += 1;
      opened.api.log.now = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
      const command = { id: crypto.randomUUID(), stream, type, data: data as Record<string, never> };
      expect(opened.api.log.commit([{ ...command, at: opened.api.log.now }])).toMatchObject([{ status: 'accepted' }]);
    }
    await opened.reopen('/home');
  };
  const next = (action: string) => screen.findByRole('link', { name: action });
  await next('State an assumption');

  const stated = { text: 'Neighbors pay', lens: 'viability', importance: 5, critical: true };
  await send([`ledger-${projectId}`, 'StateAssumption', { assumptionId, ...stated }]);
  await next('Design a test');
  await screen.findByText(/No evidence yet for “Neighbors pay”: the riskiest assumption of/u);
  const design = { projectId, assumptionId, criterion: 0.5, n: 12, prediction: 'supports' };
  await send([`experiment-${interviews}`, 'DesignExperiment', { ...design, method: 'interviews' }]);
  await next('Finish the test');
  await send([`experiment-${interviews}`, 'StartExperiment', {}]);
  await next('Log an interview');
  const said = { on: '2026-01-01', lastTime: 'Bought one', commitment: 'none', answer: 'no' };
  await send(
    ...[1, 2, 3].map(
      (n) =>
        [
          `interview-${crypto.randomUUID()}`,
          'LogInterview',
          { projectId, experimentId: interviews, ...said, person: `P${n}` },
        ] as const,
    ),
  );
  await screen.findByText(/^“Neighbors pay” is being tested\. 0 yes of 3\./u);
  const running = within(await screen.findByRole('region', { name: 'Running tests' }));
  await within(await running.findByRole('figure')).findByText(/^0 yes of 3\./u);

  await send(
    [`experiment-${prototype}`, 'DesignExperiment', { ...design, n: 100, method: 'prototype' }],
    [`experiment-${prototype}`, 'StartExperiment', {}],
    [`experiment-${prototype}`, 'RecordResult', { k: 3, n: 100, note: '' }],
  );
  judge(opened.api.log, prototype);
  await opened.reopen('/home');
  const decide = await next('Decide');
  await screen.findByText(/A test refuted “Neighbors pay”/u);
  expect(decide.getAttribute('href')).toBe(`/validate?projectId=${projectId}&view=decide`);
  await screen.findByText(/5 of 6 done/u);
  const activity = await screen.findByRole('region', { name: 'Recent activity' });
  const lines = () =>
    within(activity)
      .getAllByRole('listitem')
      .map((line) => [
        line.textContent,
        within(line).getByRole('link').getAttribute('href')?.replace(`/validate?projectId=${projectId}&view=`, ''),
      ]);
  await waitFor(() =>
    expect(lines().slice(0, 5)).toEqual([
      [expect.stringMatching(/^Judged as refuting: ?Neighbors pay/u), `experiments&id=${prototype}`],
      [expect.stringMatching(/^Locked the test ?Neighbors pay/u), `experiments&id=${prototype}`],
      [expect.stringMatching(/^Logged 3 interviews for ?Neighbors pay/u), `interviews&id=${interviews}`],
      [expect.stringMatching(/^Locked the test ?Neighbors pay/u), `experiments&id=${interviews}`],
      [expect.stringMatching(/^Stated the assumption ?Neighbors pay/u), `assumptions&id=${assumptionId}`],
    ]),
  );
  expect(activity.textContent).not.toMatch(/P1|Bought one/u);
});

test('home names the idea, shows how far it has come, and tells what came in since the last look', async () => {
  const { drafts, projectId, experimentId } = draftScene('running');
  const { api, reopen } = await openApp('/home', { before: drafts });
  const way = within(await screen.findByRole('list', { name: /^From idea to decision: Crumb/u }));
  await waitFor(() =>
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'IdeaNextNo problem and audience yet',
      'Assumptionsdone3, 2 critical',
      'Testsdone1 running',
      'VerdictsopenNone yet',
      'DecisionopenOpen',
    ]),
  );
  // What is reached and what is next differ by more than a color.
  const signed = way.getAllByRole('listitem').filter((line) => line.querySelector('svg'));
  expect(signed.map((line) => within(line).getByRole('link').textContent)).toEqual(['Assumptions', 'Tests']);
  // The first look has seen all that was there.
  await waitFor(() => expect(Object.keys(localStorage).join(' ')).toContain('groundwork-home-look:'));
  const news = () => screen.queryByRole('region', { name: 'New since your last look' });
  expect(news()).toBe(null);

  // The founder's own interviews are no news; what the product makes of the last one is.
  api.log.now = new Date().toISOString();
  const said = { projectId, experimentId, on: '2026-11-20', lastTime: 'Guessed a price', commitment: 'time' };
  for (const person of ['Lise', 'Emmy', 'Maria', 'Jane', 'Lynn']) {
    const [stream, type, data]: Draft = [
      `interview-${crypto.randomUUID()}`,
      'LogInterview',
      { ...said, person, answer: 'yes' },
    ];
    const command = { id: crypto.randomUUID(), stream, type, data: data as Record<string, never>, at: api.log.now };
    expect(api.log.commit([command])).toMatchObject([{ status: 'accepted' }]);
  }
  judge(api.log, experimentId);
  const lines = async () =>
    within(await screen.findByRole('region', { name: 'New since your last look' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await reopen('/home');
  expect(await lines()).toEqual(['1 verdictCrumb: what each bake really costs']);
  // A reload is the same look.
  await reopen('/home');
  expect(await lines()).toEqual(['1 verdictCrumb: what each bake really costs']);
});
