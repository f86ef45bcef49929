import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { open } from '../tests/e2e/founder.ts';
import { type Account, keepSession, openAccount } from '../tests/fixtures/account.ts';
import { fullBoard } from '../tests/fixtures/full-board.ts';
import { openCanvas } from '../tests/fixtures/open-canvas.ts';
import { sendCommand } from '../tests/fixtures/send-command.ts';
import { verifyAddress } from '../tests/fixtures/verify-address.ts';
import type { Tour } from './screens-tour.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/**
 * A founder invites, a member comes and is given work, both as they see it; and a file of responses that becomes a result.
 */
export async function tourTeam({ page, url, shoot }: Tour): Promise<void> {
  const { account, projectId } = await openCanvas(url, 'Crumb: what each bake really costs', fullBoard);
  await verifyAddress(url, account);
  const by = { url, accessToken: account.accessToken };
  const assumptionId = randomUUID();
  const stated = { assumptionId, text: 'Bakers pay for a forecast', lens: 'viability', importance: 4, critical: true };
  await sendCommand(by, [`ledger-${projectId}`, 'StateAssumption', stated]);
  const me = await fetch(`${url}/api/user/me`, { headers: { authorization: `Bearer ${account.accessToken}` } });
  const { workspaces } = (await me.json()) as { workspaces: readonly { readonly id: string }[] };
  await sendCommand(by, [`team-${workspaces[0]?.id}`, 'NameWorkspace', { name: 'Crumb bakery' }]);
  const member = await openAccount(url);
  await verifyAddress(url, member);
  await keepSession(page.context(), url, account);
  await tourInviting(page, url, { invited: member.email, shoot });
  await accept(url, member);
  await open(page, `${url}/settings/team`);
  await page.getByRole('list', { name: 'Members' }).getByRole('listitem').nth(1).waitFor();
  await shoot('team-members', { fullPage: true });
  await page.getByRole('button', { name: 'Delete the workspace' }).click();
  await dialog(page).or(page.getByRole('alertdialog')).waitFor();
  await shoot('team-deleting');
  await page.keyboard.press('Escape');
  await open(page, `${url}/validate?projectId=${projectId}&id=${assumptionId}`);
  await page.getByRole('button', { name: /Who$/ }).waitFor();
  await shoot('team-assigning');
  await tourResponses(page, by, { projectId, assumptionId, shoot });
  await tourMember(page, url, { member, projectId, shoot });
}

interface Inviting extends Pick<Tour, 'shoot'> {
  readonly invited: string;
}

async function tourInviting(page: Page, url: string, { invited, shoot }: Inviting): Promise<void> {
  await open(page, `${url}/settings/team`);
  await page.getByLabel('Email to invite').waitFor();
  await shoot('team-alone', { fullPage: true });
  await button(page, 'Send invitation').click();
  await shoot('team-refused', { fullPage: true });
  await page.getByLabel('Email to invite').fill(invited);
  await button(page, 'Send invitation').click();
  await page.getByRole('listitem', { name: invited }).waitFor();
  await shoot('team-invited', { fullPage: true });
  await page.route(/\/api\/v1\/members/, (route) => route.abort());
  await open(page, `${url}/settings/team`);
  await page.getByRole('heading', { name: 'Team' }).first().waitFor();
  await shoot('team-failing', { fullPage: true });
  await page.unrouteAll();
  await open(page, `${url}/join?token=gone`);
  await page.getByRole('heading').first().waitFor();
  await shoot('join-gone');
}

/** Accepts the newest invitation for an account. */
async function accept(url: string, { email, accessToken }: Account): Promise<void> {
  const inbox = await fetch(`${url}/dev/inbox`, { headers: { accept: 'application/json' } });
  const mails = (await inbox.json()) as { to: string; kind: string; link: string }[];
  const { link } = mails.find((mail) => mail.to === email && mail.kind === 'invitation') ?? { link: url };
  const answer = await fetch(`${url}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ token: new URL(link).searchParams.get('token') }),
  });
  if (!answer.ok) throw new Error(`the invitation was answered ${answer.status}`);
}

interface Counting extends Pick<Tour, 'shoot'> {
  readonly projectId: string;
  readonly assumptionId: string;
}

type By = Parameters<typeof sendCommand>[0];

/** A result that is counted in a file of another tool's responses. */
async function tourResponses(page: Page, by: By, { projectId, assumptionId, shoot }: Counting): Promise<void> {
  const stream = `experiment-${randomUUID()}`;
  const design = { projectId, assumptionId, method: 'data', question: 'Would they pay?', criterion: 0.5, n: 12 };
  await sendCommand(by, [stream, 'DesignExperiment', { ...design, prediction: 'supports' }]);
  await sendCommand(by, [stream, 'StartExperiment', {}]);
  const id = stream.slice('experiment-'.length);
  await open(page, `${by.url}/validate?projectId=${projectId}&view=experiments&id=${id}`);
  await button(page, 'Record result').click();
  await button(page, 'Count a file of responses').click();
  await dialog(page).waitFor();
  await shoot('responses-none');
  const rows = Array.from({ length: 14 }, (_, n) => `2026/11/${n + 1},${n % 3 === 0 ? 'No' : 'Yes'},Paper`);
  const content = ['Timestamp,Would you pay?,What do you use today?', ...rows].join('\n');
  const file = { name: 'responses.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /Question$/ }).waitFor();
  await shoot('responses-found');
  await page.getByRole('button', { name: /Question$/ }).click();
  await page.getByRole('option', { name: 'Would you pay?' }).click();
  await page.getByText(/^Yes \(/).click();
  await shoot('responses-counted');
  await button(page, 'Use these numbers').click();
  await page.getByText('Imported from responses.csv').waitFor();
  await shoot('responses-used', { fullPage: true });
}

interface Seen extends Pick<Tour, 'shoot'> {
  readonly member: Account;
  readonly projectId: string;
}

/** The switcher, the home of a workspace of others, and the members as one of them sees them. */
async function tourMember(page: Page, url: string, { member, projectId, shoot }: Seen): Promise<void> {
  await keepSession(page.context(), url, member);
  await open(page, `${url}/home`);
  await page
    .getByRole('button', { name: /Workspace/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /Workspace/ })
    .first()
    .click();
  await shoot('team-switcher');
  await page.keyboard.press('Escape');
  await open(page, `${url}/validate?projectId=${projectId}`);
  await page.getByText('Bakers pay for a forecast').first().waitFor();
  await shoot('team-elsewhere');
}
