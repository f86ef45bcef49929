import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Presence } from '#domain/presence/presence.ts';
import { openTeamApp } from '../../../tests/fixtures/app-in-jsdom/open-team-app.ts';

const at = (where: string, field: string | null = null): Presence => ({
  ...{ where, field, device: 'Firefox on Linux', cursor: null, selected: [] },
});

test('a member who has the same screen open is named at its top, with the field that they write in', async () => {
  const { api, ids } = await openTeamApp((project) => `/validate?projectId=${project}`, 'member');
  const here = await screen.findByRole('status', { name: 'Also here' });
  const place = `/validate?projectId=${ids.project}`;
  const say = (presence: Presence | null) =>
    api.live.say({ type: 'presence', from: 'tab', account: ids.mira, presence });
  await waitFor(() => {
    say(at(place, 'State an assumption'));
    expect(here.textContent).toBe('Also here: Mira');
  });
  await screen.findByText('Mira is writing in “State an assumption”.');
  await screen.findByText('Mira is writing here');
  say(at(place));
  await waitFor(() => expect(screen.queryByText('Mira is writing here')).toBeNull());
  say(at('/home'));
  await waitFor(() => expect(here.textContent).toBe(''));
});

test('whoever is not known yet is a member, whatever their browser calls itself', async () => {
  const { api, ids } = await openTeamApp((project) => `/validate?projectId=${project}`, 'member');
  const here = await screen.findByRole('status', { name: 'Also here' });
  await waitFor(() => {
    const presence = { ...at(`/validate?projectId=${ids.project}`), device: 'Mira' };
    api.live.say({ type: 'presence', from: 'tab', account: crypto.randomUUID(), presence });
    expect(here.textContent).toBe('Also here: A member');
  });
});

test('on a canvas a face is pressed to follow its person, and again to stop', async () => {
  const { api, ids, user } = await openTeamApp((project) => `/canvas?projectId=${project}`, 'member');
  await waitFor(() => {
    api.live.say({ type: 'presence', from: 'tab', account: ids.mira, presence: at(`canvas-${ids.canvas}`) });
    expect(screen.getByRole('status', { name: 'Also here' }).textContent).toBe('Also here: Mira');
  });
  const face = screen.getByRole('button', { name: 'Follow Mira' });
  const pressed = () => face.getAttribute('aria-pressed');
  const states = [pressed()];
  for (let n = 0; n < 2; n++) {
    await user.click(face);
    states.push(pressed());
  }
  expect(states).toEqual(['false', 'true', 'false']);
});

test('a founder who turns presence off hears of nobody', async () => {
  const { api, ids, user } = await openTeamApp('/settings/team', 'member');
  await user.click(await screen.findByRole('switch', { name: 'Show where you are' }));
  expect(localStorage.getItem('groundwork-presence')).toBe('off');
  api.live.say({ type: 'presence', from: 'tab', account: ids.mira, presence: at('/settings/team') });
  await user.click(screen.getByRole('switch', { name: 'Show where you are' }));
  expect(localStorage.getItem('groundwork-presence')).toBeNull();
  expect(screen.queryByText('Also here: Mira')).toBeNull();
});
