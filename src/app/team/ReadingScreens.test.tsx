import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#domain/team/role.ts';
import { inTeam } from '../../../tests/fixtures/app-in-jsdom/in-team.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import {
  findPart,
  middleOf,
  mouse,
  openCanvas,
  part,
  partNames,
} from '../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import { exampleIds, takeExample } from '../../../tests/fixtures/app-in-jsdom/take-example.ts';
import { workspaceId } from '../../../tests/fixtures/sync/memory-log.ts';

/** Kinds of controls besides links, which only lead on, and charts, which are read. */
const kinds = ['button', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch'] as const;

/** The names of all controls of the screen, each once, in the order of its letters. */
function controlNames(): readonly string[] {
  const main = within(screen.getByRole('main'));
  const all = kinds.flatMap((kind) => main.queryAllByRole(kind));
  return [...new Set(all.map(nameOf))].sort();
}

const nameOf = (element: HTMLElement): string =>
  element.ariaLabel ??
  ((element as HTMLInputElement).labels?.[0]?.textContent ||
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .at(-1)) ??
  element.textContent;

/** Somebody who has a role in a workspace that holds the whole example. */
async function openExampleAs(role: Role) {
  const { ada, setting } = inTeam([], 'owner');
  const opened = await openApp('/toolkit', setting);
  const { log } = opened.api;
  takeExample(log);
  const id = (kind: string): string =>
    log.events.find(({ stream }) => stream.startsWith(`${kind}-`))?.stream.slice(kind.length + 1) ?? '';
  opened.elsewhere([`team-${workspaceId}`, 'ChangeRole', { accountId: ada, role }]);
  return { ...opened, id };
}

const project = exampleIds.ideaProject;
const validate = (view: string) => `/validate?projectId=${project}&view=${view}`;
const page = [
  ...['Block', 'Dark', 'Desktop', 'Email', 'Email me about Crumb. I can ask to be removed at any time.'],
  ...['History', 'Light', 'Outline', 'Page', 'Phone', 'System', 'Tablet'],
];
const survey = ['Continue', 'Language of buttons and messages', 'No', 'Preview', 'Questions', 'Start over', 'Yes'];
const vault = [
  ...['Age, ascending', 'Ascending: reverse order', 'Board', 'Changed', 'Evidence', 'Filter', 'Order', 'Saved views'],
  ...['Search ideas', 'Select', 'Stale', 'Status', 'Table', 'Tags', 'Title', 'Your rating'],
];

/** Each screen, a text that is there once all of it is, and its controls for a viewer: ways to look, and none to change. */
const screens: readonly (readonly [path: string, sign: string, controls: readonly string[]])[] = [
  ['/home', 'Recent activity', []],
  ['/idea-vault', 'Crumb: what each bake really costs', vault],
  [`/idea-vault/${exampleIds.idea}`, 'Assumptions and tests', ['Compare with other ideas']],
  ['/canvas', 'Crumb: what each bake really costs', []],
  [validate('assumptions'), 'Owners pay £19 monthly by card', []],
  [validate('experiments'), 'Crumb: what a bake costs', []],
  [validate('interviews'), 'Luis, one shop', []],
  [
    validate('evidence'),
    'Two owners paid £40 for a spreadsheet',
    ['Assumption', 'Direction', 'Export as CSV', 'Show what no longer counts', 'Source', 'Why did this change?'],
  ],
  [validate('decide'), 'Decisions so far', []],
  [`${validate('experiments')}&id={experiment}`, 'Sealed', []],
  [`${validate('surveys')}&id={survey}`, 'Start over', survey],
  [`/page-builder/${project}?page={page}`, 'Prices by feel', page],
  ['/reports', 'Reports', []],
  ['/reports?report={report}', 'What we did', ['Compare versions', 'Download HTML', 'PDF', 'Print', 'Version']],
];

test('a viewer finds no control that would be refused', async () => {
  const { reopen, id } = await openExampleAs('viewer');
  const shown: (readonly [string, readonly string[]])[] = [];
  for (const [path, sign] of screens) {
    await reopen(path.replace(/\{(\w+)\}/u, (_, kind: string) => id(kind)));
    await screen.findByRole('note');
    await within(screen.getByRole('main')).findAllByText(sign, { exact: false });
    shown.push([path, controlNames()]);
  }
  expect(shown).toEqual(screens.map(([path, , controls]) => [path, controls]));
});

test('on a canvas a viewer selects and looks, and changes nothing by pointer or key', async () => {
  const { ada, setting } = inTeam([], 'owner');
  const note = { id: 'bread0000000', kind: 'note', x: 300, y: 200, width: 160, height: 96, text: 'Bread' } as const;
  const { user, types, elsewhere, app } = await openCanvas({ ...setting, placed: { nodes: [note] } });
  elsewhere([`team-${workspaceId}`, 'ChangeRole', { accountId: ada, role: 'viewer' }]);
  await screen.findByRole('note');
  await findPart('Note: Bread');
  const at = middleOf('Note: Bread');
  mouse.drag(at, { x: at.x + 200, y: at.y });
  await waitFor(() => expect(part('Note: Bread').ariaSelected).toBe('true'));
  expect(middleOf('Note: Bread')).toEqual(at);
  mouse.doubleClick(at);
  mouse.doubleClick({ x: 100, y: 600 });
  part('Note: Bread').focus();
  await user.keyboard('{Enter}Butter{Escape}{ArrowRight}{Delete}{Control>}d{/Control}n');
  mouse.click({ x: 100, y: 500 });
  expect([partNames(), middleOf('Note: Bread'), screen.queryByRole('textbox')]).toEqual([['Note: Bread'], at, null]);
  expect(app.services.workspace.pendingCount.get()).toBe(0);
  expect(types().filter((type) => type !== 'RoleChanged')).toEqual([]);
});
