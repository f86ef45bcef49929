import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import {
  choose,
  findPart,
  openCanvas,
  partNames,
  selectedNames,
  stageSize,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const [payCard, readCard] = ['cardOwnersPa', 'cardPhotosRe'];
const note = { kind: 'note', width: 200, height: 96 } as const;

/** Two cards far from each other and from the only note; the ledger knows nothing of the second one's place. */
async function openCards(path?: (projectId: string, pay: string) => string) {
  const [pay, read] = [crypto.randomUUID(), crypto.randomUUID()];
  const placed = {
    nodes: [
      { ...note, id: 'noteFirstOne', x: 0, y: 0, text: 'Costing is guesswork' },
      { ...note, id: payCard, x: 4000, y: 3000, text: 'Owners pay', assumption: pay },
      { ...note, id: readCard, x: -4000, y: 3000, text: 'Photos are read', assumption: read },
    ],
  };
  const weighed = { lens: 'viability', importance: 5, critical: true } as const;
  const opened = await openCanvas({
    placed,
    stated: [
      { assumptionId: pay, text: 'Owners pay', ...weighed, node: payCard },
      { assumptionId: read, text: 'Photos are read', ...weighed, importance: 4 },
    ],
    ...(path && { path: (projectId) => path(projectId, pay) }),
  });
  return { ...opened, pay, read };
}

const addressOf = (projectId: string, id: string) => `/validate?projectId=${projectId}&view=assumptions&id=${id}`;
const isInView = (words: string) =>
  waitFor(() => {
    const { left, top, right, bottom, width } = screen
      .getByRole('option', { name: new RegExp(words) })
      .getBoundingClientRect();
    expect([left >= 0, top >= 0, right <= stageSize.width, bottom <= stageSize.height, width >= 100]).toEqual(
      Array(5).fill(true),
    );
  });
const atKeyboard = () => document.activeElement?.ariaLabel;

test('an assumption and its card lead to each other by keyboard', async () => {
  const { user, projectId, pay, read, reopen } = await openCards(addressOf);
  for (const [id, words, node] of [
    [pay, 'Owners pay', payCard],
    [read, 'Photos are read', readCard],
  ] as const) {
    await reopen(addressOf(projectId, id));
    (await screen.findByRole('link', { name: 'Open on the canvas' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(`/canvas?projectId=${projectId}&node=${node}`),
    );
    await waitFor(() => expect(atKeyboard()).toContain(words));
    expect(selectedNames()).toEqual([atKeyboard()]);
    await isInView(words);
    await choose(user, 'Open the assumption');
    await waitFor(() => expect(location.pathname + location.search).toBe(addressOf(projectId, id)));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  }
});

test('an address with a card opens on it anew, and one with a card that is gone opens the canvas', async () => {
  const { projectId, pay, reopen, sendElsewhere } = await openCards(
    (project) => `/canvas?projectId=${project}&node=${payCard}`,
  );
  await waitFor(() => expect(atKeyboard()).toContain('Owners pay'));
  await isInView('Owners pay');
  sendElsewhere('RemoveNodes', { ids: [payCard] });
  await waitFor(() => expect(screen.queryByRole('option', { name: /Owners pay/ })).toBe(null));
  for (const node of [payCard, 'nothingThere', 'x%00<script>', 'e'.repeat(2000)]) {
    await reopen(`/canvas?projectId=${projectId}&node=${node}`);
    await findPart('Note: Costing is guesswork');
    expect([selectedNames(), screen.queryByRole('alert')]).toEqual([[], null]);
  }
  await reopen(addressOf(projectId, pay));
  await screen.findAllByText('Owners pay');
  expect(screen.queryByRole('link', { name: 'Open on the canvas' })).toBe(null);
});

test('a card shows what its assumption has come to, at once and from elsewhere, in its file and at earlier moments', async () => {
  const { user, projectId, pay, elsewhere, sendElsewhere } = await openCards();
  const are = (names: readonly string[]) => waitFor(() => expect(partNames()).toEqual(names));
  await are([
    'Assumption: Owners pay (no evidence yet, next test)',
    'Assumption: Photos are read (no evidence yet)',
    'Note: Costing is guesswork',
  ]);
  const stream = `experiment-${crypto.randomUUID()}`;
  const design = { projectId, assumptionId: pay, criterion: 0.5, n: 100, prediction: 'supports', method: 'prototype' };
  elsewhere([stream, 'DesignExperiment', design]);
  elsewhere([stream, 'StartExperiment', {}]);
  sendElsewhere('PlaceNodes', { nodes: [{ ...note, id: 'noteBetween1', x: 0, y: 400 }] });
  await findPart('Empty note');
  elsewhere([stream, 'RecordResult', { k: 3, n: 100, note: '' }]);
  await are([
    'Assumption: Owners pay (score 29, refutes, decide next)',
    'Assumption: Photos are read (no evidence yet)',
    'Empty note',
    'Note: Costing is guesswork',
  ]);
  sendElsewhere('RemoveNodes', { ids: ['noteBetween1'] });
  await waitFor(() => expect(partNames()).not.toContain('Empty note'));
  expect(await findViolations()).toEqual([]);

  const files = keepDownloads();
  await user.click(screen.getByRole('button', { name: 'Canvas menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await user.click(dialog.getByText('SVG'));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files.length).toBe(1));
  expect((await files[0]?.text())?.match(/>(29 Refutes|No evidence yet)</gu)?.sort()).toEqual([
    '>29 Refutes<',
    '>No evidence yet<',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

  screen.getByRole('button', { name: 'History' }).focus();
  await user.keyboard('{Enter}');
  const says = (name: string) => waitFor(() => expect(partNames()).toContain(name));
  const slider = (await screen.findByRole('slider', { name: 'Version' })) as HTMLInputElement;
  const stepBack = () => fireEvent.change(slider, { target: { value: String(Number(slider.value) - 1) } });
  await says('Assumption: Owners pay (score 29, refutes, decide next)');
  stepBack();
  await says('Assumption: Owners pay (no evidence yet, next test)');
  stepBack();
  await says('Assumption: Owners pay');
});

test('a note of the canvas becomes an assumption, and its card leads there', async () => {
  const nodes = [{ ...note, id: 'noteOfOwners', x: 0, y: 0, text: 'Owners pay' }];
  const { user, api, projectId } = await openCanvas({ placed: { nodes } });
  (await findPart('Note: Owners pay')).focus();
  await choose(user, 'Make an assumption');
  (await screen.findByRole('option', { name: /^Assumption: Owners pay/ })).focus();
  await choose(user, 'Open the assumption');
  const stated = api.log.events.filter(({ type }) => type === 'AssumptionStated');
  expect(stated.map(({ stream, data }) => [stream, data['text']])).toEqual([[`ledger-${projectId}`, 'Owners pay']]);
  const id = String(stated[0]?.data['assumptionId']);
  await waitFor(() => expect(location.pathname + location.search).toBe(addressOf(projectId, id)));
  await within(await screen.findByRole('dialog')).findAllByText('Owners pay');
});

/** Collects the files that the page gives to the browser's downloads from now on. */
function keepDownloads(): readonly Blob[] {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL() {} }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => clicked.mockRestore());
  return files;
}
