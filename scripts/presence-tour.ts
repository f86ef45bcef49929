import type { Page } from 'playwright-core';
import type { Presence } from '../src/domain/presence/presence.ts';
import type { Person } from '../tests/contracts/fixtures/open-team.ts';
import { readLive } from '../tests/contracts/live-reader.ts';
import { open } from '../tests/e2e/founder.ts';
import { keepSession } from '../tests/fixtures/account.ts';
import type { Tour } from './screens-tour.ts';
import { openTeamScene, type TeamScene } from './team-scene.ts';

const names = [
  'Jonas Weber',
  'Priya Raghunathan-Montgomery',
  'Tom',
  'Aiko Tanaka',
  'Lena Hoffmann',
  'Sam Okafor',
  'Noor',
  'Beatriz da Silva Carvalho',
];
/** Sooner than the others are forgotten. */
const againMs = 5000;
const forward = 'Shift+Digit1';

/** Others on a canvas and at a field: few, more than have a place, one who is followed. */
export async function tourPresence(tour: Tour): Promise<void> {
  const { page, url, shoot } = tour;
  const scene = await openTeamScene(url, 'running');
  const people: Person[] = [];
  for (const name of names) people.push(await scene.join(name, 'member'));
  await keepSession(page.context(), url, scene.owner);
  await open(page, `${url}/canvas?projectId=${scene.projectId}`);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press(forward);
  const leaving: (() => void)[] = [];
  const enter = (n: number) => people[n] && leaving.push(appear(url, scene, people[n], pointing(scene, n)));
  try {
    for (const n of [0, 1]) enter(n);
    for (const n of [0, 1]) await page.getByRole('button', { name: `Follow ${names[n]}` }).waitFor();
    await shoot('presence-few', { isForced: true });
    for (const n of [2, 3, 4, 5, 6, 7]) enter(n);
    await page.getByText('3 others', { exact: true }).waitFor();
    await shoot('presence-many', { isForced: true });
    await tourFollowing(page, shoot);
  } finally {
    for (const leave of leaving) leave();
  }
  await tourWriting(tour, scene, people);
}

/** Follows by the keyboard alone. */
async function tourFollowing(page: Page, shoot: Tour['shoot']): Promise<void> {
  const name = /^Follow /;
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Tab');
  await shoot('presence-focused', { isForced: true });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name, pressed: true }).waitFor();
  await shoot('presence-followed', { isForced: true });
}

/** Faces at the top of a screen, and who writes in a field of it. */
async function tourWriting({ page, url, shoot }: Tour, scene: TeamScene, people: readonly Person[]): Promise<void> {
  const where = `/validate?projectId=${scene.projectId}`;
  await open(page, `${url}${where}`);
  const field = 'State an assumption';
  const leaving = people
    .slice(0, 3)
    .map((person, n) => appear(url, scene, person, { ...nowhere, where, field: n === 0 ? field : null }));
  try {
    await page.getByText('Jonas Weber is writing here').waitFor();
    await shoot('presence-writing', { isForced: true });
  } finally {
    for (const leave of leaving) leave();
  }
}

const nowhere: Presence = { where: '', device: 'Firefox on Linux', cursor: null, field: null, selected: [] };

const pointing = ({ canvas }: TeamScene, n: number): Presence => ({
  ...nowhere,
  where: canvas,
  cursor: { x: 120 + (n % 4) * 280, y: 140 + Math.floor(n / 4) * 240 },
  selected: n === 0 ? ['waste0000000', 'known0000000'] : [],
});

/** Shows somebody to the others until they leave, by the function that is returned. */
function appear(url: string, { owner }: TeamScene, { accessToken }: Person, presence: Presence): () => void {
  const { socket } = readLive(url, url, accessToken, 1e9, owner.workspace);
  const say = () => socket.readyState === 1 && socket.send(JSON.stringify({ type: 'presence', presence }));
  const timer = setInterval(say, againMs);
  socket.on('message', say);
  socket.on('open', () => setTimeout(say, 200));
  return () => {
    clearInterval(timer);
    socket.close();
  };
}
