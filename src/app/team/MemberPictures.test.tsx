import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inTeam } from '../../../tests/fixtures/app-in-jsdom/in-team.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { queryClient } from '../query-client.ts';

const ours = '/api/user/me/picture/2f0e6f0a-5d7d-4a53-9f3a-1c0e3a1f7a01';
const since = '2026-01-01T00:00:00.000Z';

test('members are shown by their pictures, each read once, with the session; one at a provider is not loaded', async () => {
  const revoked: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: () => 'blob:jonas',
      revokeObjectURL: (url: string) => void revoked.push(url),
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { ada, jonas, setting } = inTeam([]);
  const asked: string[] = [];
  const answer: Answer = ({ url }) => {
    if (url.pathname === ours) {
      asked.push(url.pathname);
      return { status: 200, body: new ArrayBuffer(8), headers: { 'content-type': 'image/webp' } };
    }
    if (url.pathname !== '/api/v1/members') return undefined;
    const google = 'https://lh3.googleusercontent.com/a/photo';
    return {
      status: 200,
      body: [
        { accountId: ada, name: 'Ada', picture: google, role: 'owner', since },
        { accountId: jonas, name: 'Jonas', picture: ours, role: 'member', since },
      ],
    };
  };
  const { api, elsewhere, reopen } = await openApp('/settings/team', { ...setting, answers: [answer] });
  const pictureOf = async (name: string) =>
    within(await screen.findByRole('list', { name: 'Members' }))
      .getByRole('listitem', { name })
      .querySelector('img')
      ?.getAttribute('src');
  await waitFor(async () => expect(await pictureOf('Jonas')).toBe('blob:jonas'));
  expect([await pictureOf('Ada'), asked.splice(0)]).toEqual([undefined, [ours]]);

  api.log.account = jonas;
  elsewhere([`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]);
  await reopen('/home');
  const line = (await screen.findByText('by Jonas')).parentElement;
  await waitFor(() => expect(line?.querySelector('img')?.getAttribute('src')).toBe('blob:jonas'));
  expect(asked).toEqual([ours]);

  revoked.length = 0;
  queryClient.removeQueries({ queryKey: ['founder'] });
  expect(revoked).toContain('blob:jonas');
});
