import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import {
  findField,
  findPart,
  openCanvas,
  part,
  partNames,
} from '../../../../tests/fixtures/app-in-jsdom/open-canvas.ts';

const rent = { id: 'rent00000000', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Rent is high' } as const;
const flour = { ...rent, id: 'flour0000000', y: 200, text: 'Flour' };

const button = (name: string) => screen.getByRole('button', { name });
const findButton = (name: string) => screen.findByRole('button', { name });
const isGone = (text: string | RegExp) => waitFor(() => expect(screen.queryByText(text)).toBe(null));

/** Writes anew upon the note that says `before`, by keyboard. */
async function rewrite({ user, fill }: Awaited<ReturnType<typeof openCanvas>>, before: string, text: string) {
  part(`Note: ${before}`).focus();
  await user.keyboard('{Enter}');
  await fill(await findField(), text);
  await user.keyboard('{Escape}');
  await findPart(`Note: ${text}`);
}

test('what is locked says so, and words that are too many stay until they are shortened', async () => {
  const opened = await openCanvas({ placed: { nodes: [rent, { ...flour, locked: true }] } });
  const { user, fill, types } = opened;
  (await findPart('Note: Flour')).focus();
  await user.keyboard('{Delete}');
  await screen.findByText('This item is locked. Unlock it from its menu first.');

  part('Note: Rent is high').focus();
  await user.keyboard('{Enter}');
  const field = await findField();
  await fill(field, 'a'.repeat(10_001));
  await user.keyboard('{Escape}');
  await screen.findByText(/10,001 characters; the limit is 10,000\./);
  expect(field).toHaveProperty('value', 'a'.repeat(10_001));
  expect(await findViolations()).toEqual([]);
  await fill(field, 'Rent is high!');
  await isGone(/10,001 characters/);
  await user.keyboard('{Escape}');
  await findPart('Note: Rent is high!');
  await waitFor(() => expect(types()).toEqual(['TextEdited']));
});

test('words that meet others stay until the founder has chosen', async () => {
  const { user, fill, sendElsewhere } = await openCanvas({ placed: { nodes: [rent] } });
  (await findPart('Note: Rent is high')).focus();
  await user.keyboard('{Enter}');
  await fill(await findField(), 'Rent is high!');
  sendElsewhere('EditText', { id: rent.id, text: 'Rent is higher', base: 'Rent is high' });
  await findPart('Note: Rent is higher');
  await user.keyboard('{Escape}');
  await screen.findByText('The same text was changed elsewhere');
  expect(await findViolations()).toEqual([]);
  await user.click(button('Keep both'));
  await findPart('Note: Rent is higher Rent is high!');
});

test('words that were written offline and meet others are compared, or dropped; those on what was removed bring it back', async () => {
  const salt = { ...flour, id: 'salt00000000', y: 600, text: 'Salt' };
  const opened = await openCanvas({ placed: { nodes: [rent, { ...flour, text: 'Flour is dear' }, salt] } });
  const { user, sendElsewhere, types, cut, mend } = opened;
  await findPart('Note: Salt');
  cut();
  await rewrite(opened, 'Rent is high', 'Rent is low');
  await rewrite(opened, 'Flour is dear', 'Flour is cheap');
  await rewrite(opened, 'Flour is cheap', 'Flour is cheaper');
  await rewrite(opened, 'Salt', 'Salt from the sea');
  part('Note: Salt from the sea').focus();
  await user.keyboard('{ArrowRight}');
  await rewrite(opened, 'Salt from the sea', 'Sea salt');
  sendElsewhere('RemoveNodes', { ids: [salt.id] });
  sendElsewhere('EditText', { id: rent.id, text: 'Rent is fair', base: 'Rent is high' });
  sendElsewhere('EditText', { id: flour.id, text: 'Flour is scarce', base: 'Flour is dear' });
  mend();
  // What builds on what was refused is told with it.
  await findButton('3 changes were rejected');
  for (const name of ['Rent is fair', 'Flour is scarce', 'Salt']) {
    await screen.findByText(`Your text wasn’t saved: Note: ${name}`);
  }
  expect([...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toEqual([
    'Rent is low',
    'Flour is cheaper',
    'Sea salt',
  ]);
  expect(screen.getByText('1 other change of yours is affected.')).toBeDefined();
  expect(await findViolations()).toEqual([]);

  const before = types().length;
  await user.click(button('Restore with my text'));
  await findPart('Note: Sea salt');
  // What stands beside the one that has gone has the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Compare'));
  await isGone('Your text wasn’t saved: Note: Salt');
  await waitFor(() =>
    expect(types().slice(before)).toEqual(['NodesRestored', 'TextEdited', 'NodesMoved', 'TextEdited']),
  );

  await user.click(screen.getAllByRole('button', { name: 'Compare' })[0] as HTMLElement);
  await screen.findByText('The same text was changed elsewhere');
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'YoursRent is low',
    'Other versionRent is fair',
  ]);
  expect(await findViolations()).toEqual([]);
  await user.click(button('Keep mine'));
  await findPart('Note: Rent is low');

  await user.click(button('Discard mine'));
  await isGone(/^Your text wasn’t saved/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Crumb'));
  const [kept] = [['Note: Flour is scarce', 'Note: Rent is low', 'Note: Sea salt']];
  await waitFor(() => expect(partNames()).toEqual(kept));
  await findButton('Saved');
  await opened.reopen();
  await waitFor(() => expect(partNames()).toEqual(kept));
  expect(screen.queryByText(/^Your text wasn’t saved/)).toBe(null);
});

test('what builds on a group that could not be made is told once, and applied once its part is brought back', async () => {
  const { user, sendElsewhere, types, cut, mend } = await openCanvas({ placed: { nodes: [rent, flour] } });
  (await findPart('Note: Flour')).focus();
  cut();
  await user.keyboard('{Control>}ag{/Control}{ArrowRight}');
  await findButton('2 changes waiting to sync');
  sendElsewhere('RemoveNodes', { ids: [rent.id] });
  mend();

  await user.click(await findButton('1 change was rejected'));
  const [refused] = await within(await screen.findByRole('list', { name: 'Rejected by the server' })).findAllByRole(
    'listitem',
  );
  if (!refused) throw new Error('nothing was refused');
  for (const text of ['An item it changes was removed from the canvas.', '… and 1 change that depends on it.']) {
    within(refused).getByText(text);
  }
  expect(refused.textContent).toMatch(/^Grouping: Crumb/);
  expect(
    within(refused)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Restore it and apply', 'Discard']);
  expect(await findViolations()).toEqual([]);
  const before = types().length;
  await user.click(within(refused).getByRole('button', { name: 'Restore it and apply' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Rejected by the server' })).toBe(null));
  await waitFor(() => expect(types().slice(before)).toEqual(['NodesRestored', 'NodesGrouped', 'NodesMoved']));
  await user.keyboard('{Escape}');
  await findPart('Note: Rent is high');
});

test('words upon two notes that were removed and changed are brought back together and compared one by one', async () => {
  const opened = await openCanvas({ placed: { nodes: [rent, flour] } });
  const { user, sendElsewhere, cut, mend, reopen } = opened;
  (await findPart('Note: Flour')).focus();
  cut();
  await user.keyboard('{Control>}a{/Control}{ArrowRight}');
  await rewrite(opened, 'Rent is high', 'Rent is mine');
  await rewrite(opened, 'Flour', 'Flour is mine');
  sendElsewhere('EditText', { id: rent.id, text: 'Rent is theirs', base: 'Rent is high' });
  sendElsewhere('EditText', { id: flour.id, text: 'Flour is theirs', base: 'Flour' });
  sendElsewhere('RemoveNodes', { ids: [rent.id, flour.id] });
  mend();

  await user.click(await findButton('Restore with my text'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Compare' }).length).toBe(2));
  for (const words of ['Rent is mine', 'Flour is mine']) {
    await user.click(screen.getAllByRole('button', { name: 'Compare' })[0] as HTMLElement);
    await user.click(await findButton('Keep mine'));
    await findPart(`Note: ${words}`);
  }
  await isGone(/^Your text wasn’t saved/);
  await findButton('Saved');
  await reopen();
  await waitFor(() => expect(partNames()).toEqual(['Note: Flour is mine', 'Note: Rent is mine']));
});

test('words on a note that was locked meanwhile unlock it, if the founder wants so', async () => {
  const opened = await openCanvas({ placed: { nodes: [rent] } });
  const { user, sendElsewhere, types, cut, mend } = opened;
  await findPart('Note: Rent is high');
  cut();
  await rewrite(opened, 'Rent is high', 'Rent is low');
  sendElsewhere('LockNodes', { ids: [rent.id], locked: true });
  mend();
  await screen.findByText(/^It was locked elsewhere\./);
  expect(await findViolations()).toEqual([]);
  const before = types().length;
  await user.click(button('Unlock and apply my text'));
  await findPart('Note: Rent is low');
  await waitFor(() => expect(types().slice(before)).toEqual(['NodesLocked', 'TextEdited']));
});

test('a note that is removed while it is written upon comes back with the words, or stays removed knowingly', async () => {
  const { user, fill, sendElsewhere } = await openCanvas({ placed: { nodes: [rent] } });
  const notice = 'This item was removed elsewhere';
  const writeWhileRemoved = async (before: string, text: string) => {
    (await findPart(`Note: ${before}`)).focus();
    await user.keyboard('{Enter}');
    const field = await findField();
    await fill(field, text);
    sendElsewhere('RemoveNodes', { ids: [rent.id] });
    await screen.findByText(notice);
    return field;
  };

  expect(await writeWhileRemoved('Rent is high', 'Rent is low')).toHaveProperty('value', 'Rent is low');
  expect(await findViolations()).toEqual([]);
  await user.click(button('Restore with my text'));
  await findPart('Note: Rent is low');
  await isGone(notice);

  const field = await writeWhileRemoved('Rent is low', 'a'.repeat(10_001));
  await screen.findByText(/Shorten it to restore the item\./);
  expect(screen.queryByRole('button', { name: 'Restore with my text' })).toBe(null);
  await fill(field, 'Rent is lower');
  await findButton('Restore with my text');
  await user.click(button('Leave it removed'));
  await isGone(notice);
  await waitFor(() => expect(partNames()).toEqual([]));
});
