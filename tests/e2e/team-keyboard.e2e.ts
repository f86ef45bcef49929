import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Role } from '#domain/team/role.ts';
import { callAs, letIn, openPerson, type Person, sendAs } from '../contracts/fixtures/open-team.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { draftScene } from '../fixtures/validate-scene.ts';
import { expectFocused, hasFocus, tabTo } from './by-keyboard.ts';
import { goTo, open } from './founder.ts';
import { inFullRun } from './in-full-run.ts';

const world = productInBrowser();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** A heading shows no focus, as on each change of page. */
const expectAt = (heading: Locator) => expect.poll(() => hasFocus(heading)).toBe(true);

/** Somebody new by that name. */
async function named(displayName: string): Promise<Person> {
  const person = await openPerson(world.url);
  await callAs(world.url, person, ['PATCH', '/api/user/me', { displayName }]);
  return person;
}

/** Mira's workspace with a test that runs, Jonas in it as a member, and others as they are asked for. */
async function openTeam() {
  const { drafts, ...scene } = draftScene('refuted');
  const mira = await named('Mira');
  const send = async (by: Person, ...draft: readonly [string, string, object]) => {
    const said = await sendAs(world.url, by, mira.workspace, draft);
    expect(Array.isArray(said), `${draft[1]} was answered ${said}`).toBe(true);
  };
  await send(mira, `team-${mira.workspace}`, 'NameWorkspace', { name: 'Crumb bakery' });
  for (const draft of drafts) await send(mira, ...draft);
  const join = async (name: string, role: Role): Promise<Person> => {
    const person = await named(name);
    await letIn(world.url, mira, person, role);
    return person;
  };
  const begun = drafts.find(([, type]) => type === 'StartProject')?.[2] as { ideaId: string } | undefined;
  const ideaId = begun?.ideaId ?? '';
  return { ...scene, ideaId, mira, jonas: await join('Jonas', 'member'), send, join };
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Comments' });
const calm = (person: Person) => world.newPage(person, { reducedMotion: 'reduce' });

/** Presses a button by its key, as somebody does who has come to it by Tab. */
async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await press(page, 'Enter');
}

inFullRun('the team of a workspace is run by keys alone, and the focus is never lost', async () => {
  const { mira } = await openTeam();
  const page = await calm(mira);
  await open(page, `${world.url}/settings/team`);
  const jonas = page.getByRole('listitem', { name: 'Jonas' });
  await jonas.waitFor();
  const email = page.getByLabel('Email to invite');
  await tabTo(page, email);
  await press(page, 'Enter');
  await expectFocused(page, email);
  const invited = ['noor@founders.example', 'tom@founders.example'] as const;
  for (const each of invited) {
    await page.keyboard.type(each);
    await press(page, 'Enter');
    await page.getByRole('listitem', { name: each }).waitFor();
    await expectFocused(page, email);
  }
  const revokeOf = (each: string) => button(page, `Revoke the invitation of ${each}`);
  await tabTo(page, revokeOf(invited[0]));
  await press(page, 'Enter');
  await expectFocused(page, revokeOf(invited[1]));
  await press(page, 'Enter');
  await expectFocused(page, email);

  const role = jonas.getByRole('button', { name: /Rights of Jonas/ });
  await role.focus();
  await press(page, 'Enter');
  await page.getByRole('listbox').waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await jonas.getByText('Advisor').first().waitFor();
  await expectFocused(page, role);

  // Jonas has come by the other one.
  const close = page.getByRole('list', { name: 'Links to join' }).getByRole('button', { name: /^Close the link/ });
  await tabTo(page, button(page, 'Make a link'));
  await press(page, 'Enter');
  await close.nth(1).waitFor();
  await expectFocused(page, button(page, 'Make a link'));
  await close.first().focus();
  await press(page, 'Enter');
  await close.nth(1).waitFor({ state: 'detached' });
  await page.keyboard.press('Shift');
  await close.focus();
  await press(page, 'Enter');
  await expectFocused(page, button(page, 'Make a link'));

  const question = page.getByRole('alertdialog');
  await pressOn(page, 'Hand over to Jonas');
  await question.waitFor();
  await press(page, 'Escape');
  await expectFocused(page, button(page, 'Hand over to Jonas'));
  await pressOn(page, 'Remove Jonas');
  await tabTo(page, question.getByRole('button', { name: 'Remove' }));
  await press(page, 'Enter');
  await jonas.waitFor({ state: 'detached' });
  await expectFocused(page, page.getByRole('list', { name: 'Members' }));
});

inFullRun('whoever hands a workspace over by keys is led to its members', async () => {
  const { mira } = await openTeam();
  const page = await calm(mira);
  await open(page, `${world.url}/settings/team`);
  await pressOn(page, 'Hand over to Jonas');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }));
  await press(page, 'Enter');
  await page.getByText('You can work on everything here').waitFor();
  await expectFocused(page, page.getByRole('list', { name: 'Members' }));
});

inFullRun('a thread is led by keys alone, from the key M to its end, and the focus is never lost', async () => {
  const { mira, jonas, ideaId, send } = await openTeam();
  const page = await calm(mira);
  await open(page, `${world.url}/idea-vault/${ideaId}`);
  const panel = panelOf(page);
  const opener = button(page, 'Comment');
  await opener.focus();
  await press(page, 'm');
  const field = panel.getByRole('textbox', { name: 'Write a comment' });
  await expectFocused(page, field);
  await page.keyboard.type('Too dear, @jo');
  await panel.getByRole('option', { name: 'Jonas' }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await page.keyboard.type('?');
  await press(page, 'Control+Enter');
  await panel.getByRole('article').getByText('@Jonas').waitFor();
  await expectFocused(page, field);
  await tabTo(page, panel.getByRole('textbox', { name: 'Reply' }), 'Shift+Tab');
  await page.keyboard.type('Or not');
  await press(page, 'Tab', 'Enter');
  await panel.getByText('Or not').waitFor();

  const menu = panel.getByRole('button', { name: /^Actions for the comment/ });
  const edited = panel.getByRole('textbox', { name: 'Edit the comment' });
  for (const end of ['Control+Enter', 'Escape']) {
    await menu.nth(1).focus();
    await press(page, 'Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await press(page, 'Enter');
    await expectFocused(page, edited);
    await press(page, end);
    await edited.waitFor({ state: 'detached' });
    await expectFocused(page, menu.nth(1));
  }
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await panel.getByText('Or not').waitFor({ state: 'detached' });
  await expectFocused(page, menu);

  await pressOn(page, 'Resolve');
  const toggle = panel.getByRole('button', { name: 'Show 1 resolved' });
  await expectFocused(page, toggle);
  await press(page, 'Enter');
  await pressOn(page, 'Reopen');
  await expectFocused(page, menu);
  await pressOn(page, 'Resolve');
  await expectFocused(page, button(page, 'Reopen'));
  await press(page, 'Escape');
  await panel.waitFor({ state: 'detached' });
  await expectFocused(page, opener);

  const thread = `thread-${crypto.randomUUID()}`;
  await send(jonas, thread, 'StartThread', { subject: { kind: 'idea', id: ideaId }, text: 'Who pays?' });
  await goTo(page, '/home');
  await pressOn(page, /^Open: Who pays/);
  await panel.waitFor();
  await pressOn(page, 'Resolve');
  await press(page, 'Escape');
  await panel.waitFor({ state: 'detached' });
  await expectAt(page.getByRole('heading', { level: 2, name: 'Comments' }));
});

inFullRun('a witness is asked for, and a workspace and its ideas are chosen among many, by keys alone', async () => {
  const { mira, jonas, projectId, assumptionId, send } = await openTeam();
  const id = crypto.randomUUID();
  const design = { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' };
  await send(mira, `experiment-${id}`, 'DesignExperiment', { ...design, question: 'Would they pay?' });
  const at = `/validate?projectId=${projectId}&view=experiments&id=${id}`;
  const [page, other] = [await calm(mira), await calm(jonas)];
  await open(page, `${world.url}${at}`);
  const lock = button(page, 'Lock and start');
  await lock.focus();
  await press(page, 'Enter');
  await page.getByText('Press Enter again to lock it.').waitFor();
  await expectFocused(page, lock);
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Sealed' }).waitFor();
  await expectAt(page.getByRole('heading', { name: 'Would they pay?' }));
  const ask = button(page, 'Ask somebody to witness');
  await tabTo(page, ask);
  await press(page, 'Enter');
  await expectFocused(page, panelOf(page).getByRole('textbox', { name: 'Write a comment' }));
  await press(page, 'Control+Enter');
  await panelOf(page).getByRole('article').waitFor();
  await press(page, 'Escape');
  await expectFocused(page, ask);

  await open(other, `${world.url}${at}`);
  await pressOn(other, 'Witness this lock');
  await other.getByText(/witnessed by Jonas/).waitFor();
  await expectAt(other.getByRole('heading', { name: 'Would they pay?' }));
  await expectAt(page.getByRole('heading', { name: 'Would they pay?' }));

  const switcher = other.getByRole('button', { name: /^Workspace/ });
  await switcher.focus();
  await press(other, 'Enter');
  await expectFocused(other, other.getByRole('menuitemradio', { checked: true }));
  await press(other, 'Escape');
  await expectFocused(other, switcher);
  await goTo(other, '/home');
  const search = other.getByRole('searchbox', { name: 'Search all workspaces' });
  await search.focus();
  await other.keyboard.type('nothing like it');
  await tabTo(other, button(other, 'Clear filters'));
  await press(other, 'Enter');
  await expectFocused(other, search);
});
