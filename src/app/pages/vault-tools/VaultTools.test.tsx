import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { catchFiles } from '../../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

type Opened = Awaited<ReturnType<typeof openApp>>;

const button = (name: string) => screen.getByRole('button', { name });
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));
const titles = () => screen.queryAllByRole('row').map(({ ariaLabel }) => ariaLabel);

/** The vault with ideas of these titles, by title. */
async function atVault(...captured: readonly string[]): Promise<Opened> {
  const opened = await openApp('/idea-vault?order=title', {
    before: captured.map((title) => [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title }]),
  });
  for (const title of captured) await screen.findByRole('row', { name: title });
  await screen.findByRole('button', { name: 'Import and export' });
  return opened;
}

/** Presses Tab until the element has the focus. */
async function tabTo({ user }: Opened, element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60 && document.activeElement !== element; presses += 1) await user.tab();
  expect(document.activeElement).toBe(element);
}

async function press(opened: Opened, element: HTMLElement): Promise<void> {
  await tabTo(opened, element);
  await opened.user.keyboard('{Enter}');
}

test('an idea is forked by keys alone, once the fork has a title, and the focus comes back to where it was', async () => {
  const { user } = await atVault('Bees');
  const more = await screen.findByRole('button', { name: 'More for Bees' });
  more.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Fork…' });
  await user.keyboard('Fork');
  await hasFocus(() => screen.queryByRole('menuitem', { name: 'Fork…' }));
  await user.keyboard('{Enter}');
  const title = await within(await findDialog('Fork idea')).findByLabelText('Title of the new idea');
  await hasFocus(() => title);
  await user.keyboard('{Control>}a{/Control}{Delete}{Enter}');
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  await user.keyboard('Bees for cities{Enter}');
  await isClosed();
  await screen.findByRole('row', { name: 'Bees for cities' });
  expect(document.activeElement).not.toBe(document.body);
});

test('criteria begin with a set and are saved once their weights are whole, and two ideas compared and rated by them, by keys alone', async () => {
  const opened = await atVault('Bees', 'Wasps');
  const { user } = opened;
  screen.getByRole('heading', { level: 1 }).focus();
  await press(opened, button('Criteria'));
  const criteria = within(await findDialog('Criteria'));
  expect(await findViolations()).toEqual([]);
  await press(opened, await criteria.findByRole('button', { name: 'Use: ICE' }));
  const weight = () => criteria.findByRole<HTMLInputElement>('textbox', { name: 'Weight of Impact' });
  await tabTo(opened, await weight());
  await user.keyboard('{Control>}a{/Control}27.5{Tab}');
  const sum = criteria.getByRole('status');
  await waitFor(() => expect(sum.textContent).toBe('12.5% left to assign'));
  await press(opened, criteria.getByRole('button', { name: 'Save' }));
  await criteria.findByText('12.5% left to assign. “Scale to 100%” keeps their proportions.', { exact: false });
  expect(await findViolations()).toEqual([]);
  await press(opened, criteria.getByRole('button', { name: 'Scale to 100%' }));
  await waitFor(() => expect(sum.textContent).toBe('Total 100%'));
  expect((await weight()).value).toBe('31.4%');
  await press(opened, criteria.getByRole('button', { name: 'Save' }));
  await isClosed();
  await hasFocus(() => button('Criteria'));
  await waitFor(() => expect(opened.types()).toEqual(['CriteriaSet']));

  await tabTo(opened, screen.getByRole('row', { name: 'Bees' }));
  await user.keyboard(' {ArrowDown} ');
  const chosen = within(await screen.findByRole('toolbar', { name: 'Selected ideas' }));
  await chosen.findByText('2 selected');
  await press(opened, chosen.getByRole('button', { name: 'Compare' }));
  const compared = within(await findDialog('Compare ideas'));
  const rating = within(await compared.findByRole('radiogroup', { name: 'Impact of Bees' }));
  await tabTo(opened, rating.getAllByRole('radio')[0] as HTMLElement);
  await user.keyboard('{ArrowRight}');
  await rating.findByRole('radio', { checked: true });
  await press(opened, compared.getByRole('button', { name: 'Done' }));
  await isClosed();
  await hasFocus(() => chosen.getByRole('button', { name: 'Compare' }));
});

describe('an import', () => {
  async function openImport({ user }: Opened) {
    await user.click(button('Import and export'));
    await user.click(await screen.findByRole('menuitem', { name: /^Import ideas…/u }));
    return within(await findDialog('Import ideas'));
  }
  const pasted = () => screen.findByLabelText<HTMLTextAreaElement>('Or paste it here');
  const paste = async ({ user, fill }: Opened, ...lines: readonly string[]): Promise<void> => {
    await fill(await pasted(), lines.join('\n'));
    await user.click(button('Preview pasted text'));
  };
  const choose = async ({ user }: Opened, file: File): Promise<void> =>
    user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLElement, file);

  test('says what is wrong by line, takes the good ones as one change, and one undo takes them back', async () => {
    const opened = await atVault('Known already');
    const { user } = opened;
    const dialog = await openImport(opened);
    const long = `A long ${'winded '.repeat(20)}title`;
    await paste(
      opened,
      'Idea,Phase,Audience,Solution',
      'Tool van,exploring,,=1+1',
      '<img src=x onerror=alert(1)>,inbox,,',
      'Bad,one day,,',
      ',inbox,Nobody,',
      'known already,,,',
      `${long},,Gardeners,`,
    );
    await dialog.findByText('Line 4, column “Phase”: “one day” isn’t a known status.', { exact: false });
    await dialog.findByText('1 idea may already be in the vault');
    const rows = within(dialog.getByRole('list', { name: 'Preview' })).getAllByRole('listitem');
    const told = [...(rows.at(-1)?.querySelectorAll('*') ?? [])].filter(({ children }) => children.length === 0);
    const short = `${long.slice(0, 139)}…`;
    expect(told.map(({ textContent }) => textContent)).toEqual(['7', short, `inbox · Gardeners · ${long}`]);
    dialog.getByText('Line 5, column “Idea”: an idea needs a title.');
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Import 4 ideas' }));
    await dialog.findByText('4 ideas imported');
    await dialog.findByText('1 idea with an unknown status was put in the inbox.', { exact: false });
    await dialog.findByText('1 row was skipped.', { exact: false });
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(titles().toSorted()).toEqual(['<img src=x onerror=alert(1)>', short, 'Bad', 'Known already', 'Tool van']),
    );
    within(screen.getByRole('row', { name: 'Bad' })).getByText('Inbox');

    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Known already']));
  });

  test('refuses a file as a whole, says where, and changes nothing', async () => {
    const opened = await atVault();
    const { user } = opened;
    const dialog = await openImport(opened);
    // The field to drop a file on is read out by its label alone.
    dialog.getByRole('button', { name: 'Drop a CSV, JSON or ZIP file here', description: '' });
    expect(await findViolations()).toEqual([]);
    await paste(opened, 'Title,Tags', 'A,', '"never closed');
    await dialog.findByText('A quotation mark opened in line 3 is never closed', { exact: false });
    await hasFocus(() => screen.queryByLabelText('Or paste it here'));
    expect((await pasted()).value).toBe('Title,Tags\nA,\n"never closed');
    await paste(opened, 'Title');
    await dialog.findByRole('button', { name: 'Import' });
    // No button may have the focus that throws away what there is.
    await waitFor(() => expect([document.activeElement?.tagName, document.activeElement?.role]).toEqual(['DIV', null]));
    await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
    await hasFocus(() => screen.queryByLabelText('Or paste it here'));
    expect((await pasted()).value).toBe('Title');
    await choose(opened, new File([Buffer.from('\x89PNG\0\0', 'latin1')], 'old.csv', { type: 'text/csv' }));
    await dialog.findByText('Line 1 isn’t Windows-1252 (Western European).', { exact: false });
    await choose(opened, new File([Buffer.alloc(32_000_001, 'a')], 'large.csv', { type: 'text/csv' }));
    await dialog.findByText('It’s 32.1 MB; the limit is 32 MB', { exact: false });
    expect(await findViolations()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(opened.types()).toEqual([]);
  });

  test('says how a file was read, lets it be read otherwise, and keeps what was chosen for columns and statuses', async () => {
    const opened = await atVault();
    const { user } = opened;
    const cyrillic = (text: string) =>
      Buffer.from(
        [...text].map((letter) => {
          const code = letter.codePointAt(0) ?? 0;
          return code >= 0x410 ? code - 0x410 + 0xc0 : code;
        }),
      );
    const file = (extra = '') =>
      new File(
        [
          cyrillic(
            `Title;Phase;Team;Seen\nПрокат велосипедов для деревень;Frozen;Ops;03/04/2026\nВторая идея;Todo;;05/06/2026${extra}`,
          ),
        ],
        'ideas.csv',
      );
    const pick = async (name: string, option: string) => {
      await user.click(dialog.getByRole('button', { name: new RegExp(`${name}$`, 'u') }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    let dialog = await openImport(opened);
    await choose(opened, file());
    await dialog.findByText('Read as Windows-1251 (Cyrillic), cells separated by semicolons');
    await dialog.findByText('Прокат велосипедов для деревень');
    expect(await findViolations()).toEqual([]);
    await pick('Encoding', 'Windows-1252 (Western European)');
    await dialog.findByText('Ïðîêàò âåëîñèïåäîâ äëÿ äåðåâåíü');
    await pick('Encoding', 'Windows-1251 (Cyrillic)');
    await dialog.findByText('Прокат велосипедов для деревень');
    await pick('“Frozen” \\(1 idea\\)', 'Paused');
    await user.click(dialog.getByText(/^Columns:/u));
    await pick('Team', 'Tags');
    await dialog.findByText('paused · Ops');
    await pick('Seen', 'Captured');
    await user.click(await dialog.findByRole('radio', { name: 'Day, then month' }));
    await user.click(dialog.getByRole('button', { name: 'Import 2 ideas' }));
    await dialog.findByText('2 ideas imported');
    const captured = () => opened.api.log.events.map(({ data }) => data['capturedAt']);
    await waitFor(() => expect(captured()).toEqual(['2026-04-03T00:00:00.000Z', '2026-06-05T00:00:00.000Z']));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await isClosed();
    dialog = await openImport(opened);
    await choose(opened, file('\nТретья;Frozen;Ops;'));
    await dialog.findByText('paused · Ops', { selector: 'li:last-child p' });
  });

  test('gives another vault what was exported, with the focus on what comes next, and the CSV has no formulas', async () => {
    const files = catchFiles();
    const exported = async ({ user }: Opened, entry: RegExp): Promise<string> => {
      const before = files.length;
      await user.click(button('Import and export'));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(files).toHaveLength(before + 1));
      return (await files.at(-1))?.text ?? '';
    };
    const contentOf = (json: string) => {
      const { ideas, criteria } = JSON.parse(json) as { readonly ideas: { readonly id: string }[]; criteria: unknown };
      return { ideas: ideas.toSorted((a, b) => (a.id < b.id ? -1 : 1)), criteria };
    };
    const here = await atVault('=HYPERLINK("http://x")', '“Quotes”, commas; and 🧭');
    await here.user.click(button('Criteria'));
    await here.user.click(await screen.findByRole('button', { name: 'Use: ICE' }));
    await here.user.click(button('Save'));
    await isClosed();
    const csv = await exported(here, /^Export as CSV/u);
    expect(csv.slice(0, 6)).toBe('\ufeffTitle');
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
    const json = await exported(here, /^Export as JSON/u);

    // Somebody else comes to this browser.
    cleanup();
    here.app.root.stop();
    const there = await atVault();
    const dialog = await openImport(there);
    await choose(there, new File([json], 'ideas.json', { type: 'application/json' }));
    // By keyboard alone from here.
    await hasFocus(() => dialog.queryByRole('button', { name: 'Import 2 ideas' }));
    await there.user.keyboard('{Enter}');
    await dialog.findByText('2 ideas imported');
    await hasFocus(() => dialog.queryByRole('button', { name: 'Done' }));
    await there.user.keyboard('{Enter}');
    await screen.findByRole('row', { name: '=HYPERLINK("http://x")' });
    expect(contentOf(await exported(there, /^Export as JSON/u))).toEqual(contentOf(json));
  });
});
