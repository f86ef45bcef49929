import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAs, openPerson } from '../contracts/fixtures/open-team.ts';
import type { Account } from '../fixtures/account.ts';
import { openCanvas } from '../fixtures/open-canvas.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { sendCommand } from '../fixtures/send-command.ts';
import { verifyAddress } from '../fixtures/verify-address.ts';
import { capture, type Founder, goTo, ideaNamed, mailTo, newFounder, open, skipWelcome } from './founder.ts';
import { readNotice } from './founders-browser.ts';
import { inFullRun } from './in-full-run.ts';
import { readFaults } from './read-faults.ts';
import { designOn, lock, reword, row, view } from './validate-by-hand.ts';

const world = productInBrowser();
/** Whether the mail about a mention leads back from a workspace of one’s own, by an address that is opened anew. */
const isFull = process.env['TEST_FULL'] !== undefined;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const removed = 'You’re no longer a member of this workspace';
const note = { id: 'notenotenote', kind: 'note', x: 0, y: 0, width: 200, height: 96, text: 'Ovens' };
const noteNamed = (page: Page, text: string) => page.getByRole('option', { name: `Note: ${text}` });

/** Mira has verified her address; her idea has a canvas with a note, and an assumption. */
async function openMira(): Promise<{ page: Page; projectId: string }> {
  const { account, projectId } = await openCanvas(world.url, 'Crumb', { nodes: [note] } as never);
  const stated = { assumptionId: crypto.randomUUID(), text: 'Bakers pay', lens: 'viability', importance: 3 };
  const at = { url: world.url, accessToken: account.accessToken };
  await sendCommand(at, [`ledger-${projectId}`, 'StateAssumption', { ...stated, critical: true }]);
  await verifyAddress(world.url, account);
  return { page: await world.newPage(account), projectId };
}

/** Mira invites by the form; the address is listed once the server has it. */
async function invite(page: Page, email: string): Promise<void> {
  await open(page, `${world.url}/settings/team`);
  await page.getByLabel('Email to invite').fill(email);
  await button(page, 'Send invitation').click();
  await page.getByRole('listitem', { name: email }).waitFor();
}

/** From the mail of the invitation to the home of the workspace, through a sign-up and the mail that verifies the address. */
async function join(page: Page, founder: Founder): Promise<void> {
  const { link } = await mailTo(world, founder.email, 'invitation');
  await open(page, link);
  await page.getByText(/ invites you to work on .* as a member\.$/).waitFor();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await page.getByLabel('Email').fill(founder.email);
  await page.getByLabel('Password').fill(founder.password);
  await button(page, 'Create account').click();
  await button(page, 'Join').click();
  await page.getByText(`Verify ${founder.email}`).waitFor();
  const verification = await mailTo(world, founder.email, 'verify-email');
  const mail = await page.context().newPage();
  await open(mail, verification.link);
  await button(mail, 'Verify my email').click();
  await mail.getByText('Your email is verified').waitFor();
  await mail.close();
  await button(page, 'Join').click();
  await skipWelcome(page);
}

/** Jonas, who has an account and a workspace of his own, follows the link in the mail and joins by one press. */
async function joinAsJonas(founder: Account): Promise<Page> {
  const { link } = await mailTo(world, founder.email, 'invitation');
  const page = await world.newPage(founder);
  await open(page, link);
  await button(page, 'Join').click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  return page;
}

/** Mira mentions somebody in a comment on what the page is about; their name is chosen from those that are offered. */
async function mention(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Comments' });
  const field = panel.getByRole('textbox', { name: 'Write a comment' });
  await field.fill('Too dear, ');
  await field.press('End');
  await page.keyboard.type('@jon');
  await panel.getByRole('option', { name }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await page.keyboard.press('Control+Enter');
  await panel.getByRole('article').getByText('Too dear').waitFor();
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
}

async function removeMember(page: Page, name: string): Promise<void> {
  await button(page, `Remove ${name}`).click();
  const question = page.getByRole('alertdialog', { name: `Remove ${name}?` });
  await question.getByRole('button', { name: 'Remove' }).click();
}

test('a founder who is invited by mail edits and comments with another in one workspace, until they are removed and told so', async () => {
  const { page: mira, projectId } = await openMira();
  const founder = await openPerson(world.url);
  await callAs(world.url, founder, ['PATCH', '/api/user/me', { displayName: 'Jonas' }]);
  await invite(mira, founder.email);
  const jonas = await joinAsJonas(founder);
  await mira.getByRole('list', { name: 'Members' }).getByRole('listitem', { name: 'Jonas' }).waitFor();

  const validate = `/validate?projectId=${projectId}`;
  await goTo(mira, validate);
  await goTo(jonas, validate);
  await reword(jonas, 'Bakers pay', 'Bakers pay monthly');
  await row(mira, 'Bakers pay monthly').waitFor();
  await reword(mira, 'Bakers pay monthly', 'Bakers pay £9 monthly');
  await row(jonas, 'Bakers pay £9 monthly').waitFor();

  await row(mira, 'Bakers pay £9 monthly').focus();
  await mira.keyboard.press('Enter');
  await button(mira, 'Comment').click();
  await mention(mira, 'Jonas');
  const { link } = await mailTo(world, founder.email, 'notice');
  if (isFull) {
    await jonas.getByRole('button', { name: /^Workspace/ }).click();
    await jonas.getByRole('menuitemradio', { name: /^Jonas.*Owner$/ }).click();
    await jonas.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    await open(jonas, link);
  } else await goTo(jonas, link.slice(world.url.length));
  const panel = jonas.getByRole('dialog', { name: 'Comments' });
  await panel.getByText('Too dear').waitFor();
  await panel.getByRole('button', { name: 'Close', exact: true }).click();

  await jonas.route('**/api/v1/commands', (route) => route.abort());
  await goTo(jonas, '/idea-vault');
  await capture(jonas, 'Lost words');
  await ideaNamed(jonas, 'Lost words').waitFor();
  await goTo(mira, '/settings/team');
  await removeMember(mira, 'Jonas');
  const notice = jonas.getByRole('alertdialog', { name: removed });
  await notice.waitFor();
  expect(await readFaults(jonas)).toEqual([]);
  const download = jonas.waitForEvent('download');
  await notice.getByRole('button', { name: 'Download what wasn’t sent' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual([
    expect.objectContaining({ type: 'CaptureIdea', data: { title: 'Lost words' } }),
  ]);
  await notice.getByRole('button', { name: 'Go to your workspace' }).click();
  await jonas.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  expect(await jonas.getByText('Crumb').count()).toBe(0);
});

inFullRun(
  'somebody who signs up on the way in witnesses a lock, is followed on a canvas, and edits a note that gets a comment',
  async () => {
    const { page: mira, projectId } = await openMira();
    const founder = newFounder('jonas');
    await invite(mira, founder.email);
    const jonas = await world.newPage();
    await join(jonas, founder);
    await mira.getByRole('list', { name: 'Members' }).getByRole('listitem', { name: founder.email }).waitFor();

    const validate = `/validate?projectId=${projectId}`;
    await goTo(mira, validate);
    await goTo(jonas, validate);
    await designOn(mira, 'Bakers pay', 'Interviews');
    await mira.getByLabel('Question', { exact: true }).fill('Would they pay?');
    await lock(mira, '50', '12');
    await mira.getByRole('heading', { name: 'Sealed' }).waitFor();
    await view(jonas, 'Tests').click();
    await jonas.getByRole('link', { name: 'Would they pay?' }).click();
    await button(jonas, 'Witness this lock').click();
    await mira.getByText(/witnessed by jonas-.* before the first interview/).waitFor();
    expect(await readFaults(mira)).toEqual([]);

    for (const page of [mira, jonas]) await goTo(page, `/canvas?projectId=${projectId}`);
    await button(mira, `Follow ${founder.email}`).focus();
    await mira.keyboard.press('Enter');
    await mira.getByRole('button', { name: `Follow ${founder.email}`, pressed: true }).waitFor();
    expect(await readFaults(mira)).toEqual([]);
    await noteNamed(jonas, 'Ovens').focus();
    await jonas.keyboard.press('Enter');
    await jonas.keyboard.type(' and mixers');
    await jonas.keyboard.press('Escape');
    await noteNamed(mira, 'Ovens and mixers').focus();
    await mira.keyboard.press('m');
    await mention(mira, founder.email);
    await jonas.getByRole('button', { name: 'Comment: 1 comment, 1 new, Note: Ovens and mixers' }).waitFor();
    await readNotice(jonas, 'mentioned you: “Too dear,');
    await goTo(mira, '/settings/team');
    await button(mira, `Remove ${founder.email}`).waitFor();
    expect(await readFaults(mira)).toEqual([]);
  },
);
