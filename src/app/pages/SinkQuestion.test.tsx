import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const name = 'Which of these would sink it?';
const question = async () => within(await screen.findByRole('region', { name }));

async function openHome() {
  const idea = `idea-${crypto.randomUUID()}`;
  const opened = await openApp('/home', { before: [[idea, 'CaptureIdea', { title: 'Bread by post' }]] });
  return { ...opened, idea };
}

test('drafted assumptions that would sink an idea become its first ones, by keyboard alone, as one change', async () => {
  const { user, api } = await openHome();
  const region = await question();
  expect(await findViolations()).toEqual([]);
  region.getByRole('button', { name: 'Add as assumptions' }).focus();
  await user.keyboard('{Enter}');
  await region.findByText('Select at least one, or choose “Not now”.');
  region.getAllByRole('checkbox')[0]?.focus();
  await user.keyboard(' {Tab} {Enter}');
  await waitFor(() => expect(location.pathname).toBe('/validate'));
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Bread by post/u }).length).toBeGreaterThan(1));
  const facts = () => api.log.events.map(({ type, data }) => [type, data['text'], data['critical']]);
  await waitFor(() =>
    expect(facts()).toEqual([
      ['IdeaCaptured', undefined, undefined],
      ['ProjectStarted', undefined, undefined],
      ['IdeaMoved', undefined, undefined],
      ['AssumptionStated', 'People want “Bread by post” badly enough to change what they do today', true],
      ['AssumptionStated', 'Customers will pay for “Bread by post”', true],
    ]),
  );
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('row')).toBe(null));
});

test('the question follows the idea’s audience and problem, and whoever says not now isn’t asked again', async () => {
  const { user, elsewhere, reopen, idea } = await openHome();
  await question();
  elsewhere([idea, 'DescribeIdea', { audience: 'bakers' }]);
  await screen.findByText(saying('Bakers want “Bread by post” badly enough'));
  elsewhere([idea, 'DescribeIdea', { problem: 'Bread is old by noon' }]);
  await screen.findByText(saying('Bakers have this problem: “Bread is old by noon”'));
  await user.click((await question()).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBe(null));
  await reopen('/home');
  await screen.findByRole('heading', { name: 'First steps' });
  await screen.findAllByText('Recent activity');
  expect(screen.queryByRole('region', { name })).toBe(null);
});
