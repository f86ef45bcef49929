import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findCurrentIdea } from '../../../tests/fixtures/app-in-jsdom/current-idea.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import '../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const findMain = async () => within(await screen.findByRole('main'));
const example = 'See a finished example';
const canvasPart = 'Assumption: Owners pay £49 once by card';

/** The first question of the welcome. */
async function openWelcome(...answers: readonly Answer[]) {
  const record = { userOnboarding: { onboardingCompleted: false } };
  const opened = await openApp('/onboarding', { record, answers });
  return { ...opened, line: await screen.findByLabelText('What are you working on?') };
}

test('whoever wants to see the finished example during the welcome lands in it, finds it again, and is rid of it in one press', async () => {
  const { user, fill, line, reopen } = await openWelcome();
  await fill(line, 'A shared workshop');
  await user.click(await findButton(example));
  await findCurrentIdea('Crumb Check: one costing, £49');
  await screen.findByRole('option', { name: canvasPart });

  // The welcome is over, and what was typed is the first idea.
  await reopen('/home');
  await (await findMain()).findAllByRole('link', { name: 'A shared workshop' });
  await (await findMain()).findByText('Both are in the idea vault and in the switcher at the top.', { exact: false });
  await user.click(await (await findMain()).findByRole('link', { name: 'Open example' }));
  await screen.findByRole('option', { name: canvasPart });

  await reopen('/home');
  await user.click(await findButton('Remove example'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove example' })).toBe(null));
  expect((await findMain()).queryByText('Crumb', { exact: false })).toBe(null);
});

test('the finished example is offered in the welcome once it is known whose workspace it is for', async () => {
  const known = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await openWelcome(async ({ url }) => {
    if (url.pathname !== '/api/v1/workspace') return undefined;
    asked.resolve();
    await known.promise;
    return undefined;
  });
  await asked.promise;
  expect(screen.queryByRole('button', { name: example })).toBe(null);
  known.resolve();
  await findButton(example);
});
