import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { choose, findPart, openCanvas, part, partNames } from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const inFrame = { kind: 'note', width: 200, height: 96, y: 120, parent: 'frame0000000' } as const;
const map = {
  nodes: [
    { id: 'frame0000000', kind: 'frame', x: 40, y: 40, width: 500, height: 300, text: 'Customer map' },
    { ...inFrame, id: 'who000000000', x: 80, text: 'Who' },
    { ...inFrame, id: 'why000000000', x: 320, text: 'Why' },
    { id: 'beside000000', kind: 'note', x: 700, y: 120, width: 200, height: 96, text: 'Beside' },
  ],
  edges: [
    { id: 'leads0000000', from: { node: 'who000000000', side: 'auto' }, to: { node: 'why000000000', side: 'auto' } },
    { id: 'line00000000', from: { x: 60, y: 300 }, to: { x: 500, y: 300 }, heads: 'none' },
  ],
} as const;
const names = [
  'Arrow from “Who” to “Why”',
  'Frame: Customer map',
  'Line between a free point and a free point',
  'Note: Who',
  'Note: Why',
];

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const are = (all: readonly string[]) => waitFor(() => expect(partNames()).toEqual(all));

async function fromMenu(user: UserEvent, name: string): Promise<void> {
  await user.click(button('Canvas menu'));
  await user.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog');
}

/** A founder with a map on one canvas, and another canvas with nothing on it. */
async function atMap() {
  const [ideaId, emptyId, canvasId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const opened = await openCanvas({
    placed: map,
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Rye' }],
      [`project-${emptyId}`, 'StartProject', { ideaId, canvasId }],
    ],
  });
  await findPart('Note: Beside');
  const facts = () =>
    opened.api.log.events
      .filter(({ type }) => type.startsWith('Template'))
      .map(({ type, data }) => [type, (data as { name?: string }).name]);
  return { ...opened, facts, empty: `/canvas?projectId=${emptyId}` };
}

test('a selection becomes a template, begins another canvas, and is taken back as one change', async () => {
  const { user, facts, empty, reopen } = await atMap();
  part('Frame: Customer map').focus();
  await choose(user, 'Save as template…');
  const dialog = within(await findDialog('Save as template'));
  expect(dialog.getByRole('radio', { name: 'Selection' })).toHaveProperty('checked', true);
  const field = dialog.getByRole('textbox', { name: 'Name' });
  field.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await dialog.findByText('Enter a name.');
  await user.keyboard('Customer  map{Control>}{Enter}{/Control}');
  await noDialog();
  await waitFor(() => expect(facts()).toEqual([['TemplateSaved', 'Customer map']]));
  await screen.findByRole('button', { name: 'Saved' });

  await reopen(empty);
  const own = within(await screen.findByRole('list', { name: 'Your templates' }));
  expect(await findViolations()).toEqual([]);
  await user.click(own.getByRole('button', { name: /^Customer map/ }));
  await are(names);
  await user.keyboard('{Control>}z{/Control}');
  await are([]);
});

test('a whole canvas becomes a template that is laid out beside what is there', async () => {
  const { user } = await atMap();
  await fromMenu(user, 'Save as template…');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'All of it');
  await user.click(button('Save'));
  await noDialog();
  const before = partNames();
  await fromMenu(user, 'Add a template…');
  await user.click(button(/^All of it\s*6 items/));
  await are([...before, ...before].sort());
});

test('a template is renamed and deleted without a connection, and each can be undone', async () => {
  const { user, facts, cut, mend } = await atMap();
  const manage = async (template: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${template}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await fromMenu(user, 'Save as template…');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Map{Enter}');
  await waitFor(() => expect(facts()).toEqual([['TemplateSaved', 'Map']]));
  await noDialog();
  await screen.findByRole('button', { name: 'Saved' });
  cut();

  await fromMenu(user, 'Add a template…');
  await manage('Map', 'Rename…');
  const name = within(await findDialog('Rename Map')).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Plan{Enter}');
  await manage('Plan', 'Delete');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Plan' })).toBe(null));
  await screen.findByText(/and it’s listed here\./);
  await user.keyboard('{Escape}');
  await noDialog();
  const toast = await screen.findByText('Deleted the template “Plan”.');
  await user.click(within(toast.closest('[role=alertdialog]') as HTMLElement).getByRole('button', { name: 'Undo' }));
  await fromMenu(user, 'Add a template…');
  await screen.findByRole('button', { name: 'Actions for Plan' });
  expect(facts()).toEqual([['TemplateSaved', 'Map']]);

  mend();
  await waitFor(() =>
    expect(facts()).toEqual([
      ['TemplateSaved', 'Map'],
      ['TemplateRenamed', 'Plan'],
      ['TemplateRemoved', undefined],
      ['TemplateSaved', 'Plan'],
    ]),
  );
});
