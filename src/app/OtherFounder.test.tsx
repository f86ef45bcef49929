import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answer, MemoryApi } from '../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { founder, openApp } from '../../tests/fixtures/app-in-jsdom/open-app.tsx';

const titlesOf = ({ log }: MemoryApi) => log.events.map(({ data }) => data['title']);

/** Stores tokens like a sign-in in another tab. */
function storeSignIn(token: string): void {
  localStorage.setItem('groundwork-sign-in', `by ${token}`);
  localStorage.setItem('refresh-token', token);
  localStorage.setItem('groundwork-access-token', token);
}

test('what one founder could not send waits in the browser until they are back, and the next one neither sees nor sends it', async () => {
  const grace = new MemoryApi({ ...founder, id: crypto.randomUUID(), email: 'grace@founders.example' }, []);
  let isGrace = false;
  let isCut = true;
  const ofWhoeverIsHere: Answer = async ({ method, url, body }) => {
    if (isGrace) {
      const answer = await grace.fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
      return { status: answer.status, body: await answer.json() };
    }
    if (isCut && url.pathname === '/api/v1/commands') throw new TypeError('Failed to fetch');
    return undefined;
  };
  const { user, api, reopen } = await openApp('/idea-vault', { answers: [ofWhoeverIsHere] });
  const capture = async (title: string): Promise<void> => {
    await user.click(await screen.findByLabelText('Capture an idea'));
    await user.paste(title);
    await user.keyboard('{Enter}');
    await screen.findByRole('row', { name: title });
  };
  await capture('Of Ada');

  storeSignIn('grace');
  isGrace = true;
  await reopen();
  await capture('Of Grace');
  await waitFor(() => expect(titlesOf(grace)).toEqual(['Of Grace']));
  expect(screen.queryByRole('row', { name: 'Of Ada' })).toBe(null);

  storeSignIn('ada');
  [isGrace, isCut] = [false, false];
  await reopen();
  await waitFor(() => expect(titlesOf(api)).toEqual(['Of Ada']));
  await screen.findByRole('row', { name: 'Of Ada' });
  expect([titlesOf(grace), screen.queryByRole('row', { name: 'Of Grace' })]).toEqual([['Of Grace'], null]);
});
