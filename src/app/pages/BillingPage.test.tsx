import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import { assetLimits } from '#domain/assets/asset.ts';
import { count } from '#features/settings/labels.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

test('billing says what is used and what it costs', async () => {
  const used = {
    ...{ plan: 'free', ideas: 3, projects: 2, events: 1204, storedBytes: 2048, images: 4, imageBytes: 5000 },
    ...{ files: 2, fileBytes: 212_000 },
  };
  const usage: Answer = ({ url }) => (url.pathname === '/api/user/me/usage' ? { status: 200, body: used } : undefined);
  const { user } = await openApp('/settings/billing', { answers: [usage] });
  await screen.findByText(/^Free: €0, no card, no end date\./);
  const region = await screen.findByRole('region', { name: 'Usage' });
  await within(region).findByText('Ideas');
  const figures = [...region.querySelectorAll('dd > span:first-child')].map(({ textContent }) => textContent);
  expect(figures).toEqual([
    '3',
    '2',
    `1,204 of ${count(planLimits.facts)}`,
    '2 KB',
    `4 of ${count(assetLimits.workspaceImages)}`,
    '2',
  ]);
  within(region).getByText('212 KB of 500 MB');
  await user.click(within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'Account' }));
  await screen.findByRole('heading', { level: 1, name: 'Account' });
});
