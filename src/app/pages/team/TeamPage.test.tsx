import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#domain/team/role.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { type Draft, type founder, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';

const [own, mira, invitationId, linkId] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const stream = `team-${workspaceId}`;
const invite = (email: string, role: Role, id = invitationId): Draft => [
  stream,
  'InviteMember',
  { invitationId: id, email, role },
];
/** The founder as `role` of a team whose first owner is Mira, or who has made Mira a `role`. */
const joined: Draft = [stream, 'AddMember', { accountId: mira, invitationId }, 'system'];

const members: Answer = ({ url }) =>
  url.pathname === '/api/v1/members'
    ? {
        status: 200,
        body: [
          { accountId: own, name: 'Ada', picture: null, role: 'owner', since: '2026-01-01T00:00:00.000Z' },
          { accountId: mira, name: 'Mira', picture: null, role: 'member', since: '2026-01-02T00:00:00.000Z' },
        ],
      }
    : undefined;
const address: Answer = ({ url }) =>
  url.pathname.startsWith('/api/v1/invitations/links/')
    ? { status: 200, body: { url: `https://founders.example/join?token=${url.pathname.slice(-4)}` } }
    : undefined;

async function openTeam(before: readonly Draft[] = [], record: Partial<typeof founder> = {}) {
  const opened = await openApp('/settings/team', {
    before,
    answers: [members, address],
    record: { id: own, ...record },
  });
  // Invitations made from now on are open.
  opened.api.log.now = new Date().toISOString();
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  await screen.findByRole('listitem', { name: record.displayName ?? 'Ada' });
  return opened;
}
const row = (name: string) => within(screen.getByRole('listitem', { name }));
const button = (name: string) => screen.findByRole('button', { name });
/** The value of a field of the fact with that index. */
const told = ({ api }: Awaited<ReturnType<typeof openTeam>>, index: number, name: string) =>
  String(api.log.events[index]?.data[name]);
const facts = ({ api }: Awaited<ReturnType<typeof openTeam>>) => api.log.events.map(({ type, data }) => [type, data]);

test('the settings lead to the team, where a founder alone is its owner', async () => {
  const { user } = await openApp('/settings/billing', { answers: [members], record: { id: own } });
  await user.click(await screen.findByRole('link', { name: 'Team' }));
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  const alone = within(await screen.findByRole('listitem', { name: 'Ada' }));
  alone.getByText('Owner');
  expect(alone.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Leave this workspace')).toBeNull();
  expect(screen.getByLabelText('Name of the workspace')).toHaveProperty('value', 'Ada’s workspace');
  expect(await findViolations()).toEqual([]);
});

test('a founder invites somebody, sees the invitation open, and revokes it', async () => {
  const opened = await openTeam();
  const { user, fill } = opened;
  const field = screen.getByLabelText('Email to invite');
  await user.click(await button('Send invitation'));
  await screen.findByText('Enter an email.');
  expect(document.activeElement).toBe(field);
  await fill(field, 'mira');
  await user.keyboard('{Enter}');
  await screen.findByText('Enter one email, such as mira@example.com.');
  await fill(field, ' mira@founders.example ');
  const roles = within(screen.getByRole('radiogroup', { name: 'Role' }));
  expect(roles.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    ...['owner', 'member', 'advisor', 'viewer'],
  ]);
  expect(roles.getByRole('radio', { name: /^Member/ })).toHaveProperty('checked', true);
  await user.click(roles.getByRole('radio', { name: /^Advisor/ }));
  await user.click(await button('Send invitation'));
  const open = within(await screen.findByRole('listitem', { name: 'mira@founders.example' }));
  open.getByText(/^Advisor/);
  expect(field).toHaveProperty('value', '');
  await user.click(open.getByRole('button', { name: 'Revoke the invitation of mira@founders.example' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'mira@founders.example' })).toBeNull());
  const id = told(opened, 1, 'invitationId');
  expect(facts(opened)).toEqual([
    ['MemberJoined', { accountId: own, role: 'owner' }],
    ['MemberInvited', { invitationId: id, email: 'mira@founders.example', role: 'advisor' }],
    ['InvitationRevoked', { invitationId: id }],
  ]);
});

test('what the server refuses is said with the address, until it is let go', async () => {
  const { user, fill } = await openTeam();
  await fill(screen.getByLabelText('Email to invite'), 'mira@founders.example');
  await user.click(await button('Send invitation'));
  await screen.findByRole('listitem', { name: 'mira@founders.example' });
  await fill(screen.getByLabelText('Email to invite'), 'MIRA@founders.example');
  await user.click(await button('Send invitation'));
  await screen.findByText('An invitation was rejected');
  screen.getByText('An invitation to this address is still open.');
  screen.getByText('MIRA@founders.example');
  await user.click(await button('Discard'));
  await waitFor(() => expect(screen.queryByText('An invitation was rejected')).toBeNull());
});

test('an owner changes a role, hands over and removes, each of the last two after a question', async () => {
  const opened = await openTeam([invite('mira@founders.example', 'member'), joined]);
  const { user } = opened;
  await waitFor(() => row('Mira'));
  expect(screen.getAllByRole('listitem').map((each) => each.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Ada', 'Mira']),
  );
  expect(row('Ada').queryByRole('button')).toBeNull();
  screen.getByText('You’re the only owner. Hand over the workspace before you leave it.');
  expect(screen.queryByRole('button', { name: 'Leave this workspace' })).toBeNull();
  await user.click(row('Mira').getByRole('button', { name: /Rights of Mira/ }));
  await user.click(await screen.findByRole('option', { name: /^Owner/ }));
  await screen.findByRole('button', { name: 'Leave this workspace' });
  await user.click(row('Mira').getByRole('button', { name: 'Remove Mira' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(row('Mira').getByRole('button', { name: 'Hand over to Mira' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Hand over to Mira?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await screen.findByText('You can work on everything here. Ask Mira to invite people or change roles.');
  expect(row('Mira').queryByRole('button')).toBeNull();
  expect(facts(opened).slice(3)).toEqual([
    ['RoleChanged', { accountId: mira, role: 'owner' }],
    ['HandedOver', { accountId: mira, from: own }],
  ]);
});

test('an owner removes a member', async () => {
  const opened = await openTeam([invite('mira@founders.example', 'viewer'), joined]);
  const { user } = opened;
  await user.click(await button('Remove Mira'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Mira?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Mira' })).toBeNull());
  expect(facts(opened).at(-1)).toEqual(['MemberRemoved', { accountId: mira }]);
});

test.each([
  ['member', 'You can work on everything here. Ask Mira to invite people or change roles.'],
  ['advisor', 'You can read and comment here. Ask Mira to let you edit.'],
  ['viewer', 'You can read everything here. Ask Mira to let you comment or edit.'],
] as const)('a %s sees the list, one sentence, and no control but the way out', async (role, sentence) => {
  const opened = await openTeam([
    invite('mira@founders.example', 'owner'),
    joined,
    [stream, 'ChangeRole', { accountId: own, role }],
  ]);
  await screen.findByText(sentence);
  expect(row('Ada').queryByRole('button')).toBeNull();
  expect(row('Mira').queryByRole('button')).toBeNull();
  for (const name of ['Invite someone', 'Open invitations', 'Link to join'])
    expect(screen.queryByRole('heading', { name })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await findViolations()).toEqual([]);
  await opened.user.click(await button('Leave this workspace'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave this workspace?' });
  await opened.user.click(within(dialog).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(facts(opened).at(-1)).toEqual(['MemberLeft', { accountId: own }]));
});

test('a link to join is off until it is made on its terms, and gone once it is closed', async () => {
  const opened = await openTeam();
  const { user } = opened;
  expect(screen.queryByRole('list', { name: 'Links to join' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /What joiners may do/ }));
  expect(screen.queryByRole('option', { name: /^Owner/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /^Advisor/ }));
  await user.click(await screen.findByRole('button', { name: /Open for/ }));
  await user.click(await screen.findByRole('option', { name: '30 days' }));
  await user.click(await button('Make a link'));
  const field = await screen.findByLabelText('Address to join as an advisor');
  const made = told(opened, 1, 'linkId');
  expect(field).toHaveProperty('value', `https://founders.example/join?token=${made.slice(-4)}`);
  screen.getByText(/used 0 of 50 times/);
  await button('Copy the address to join as an advisor');
  await user.click(await button('Close the link to join as an advisor'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Links to join' })).toBeNull());
  expect(facts(opened).slice(1)).toEqual([
    ['InvitationLinkOpened', { linkId: made, role: 'advisor', days: 30 }],
    ['InvitationLinkClosed', { linkId: made }],
  ]);
});

test('with ten links to join no other is offered until one of them is closed', async () => {
  const { user, elsewhere } = await openTeam();
  for (let n = 0; n < 10; n += 1)
    elsewhere([stream, 'OpenInvitationLink', { linkId: crypto.randomUUID(), role: 'viewer', days: 30 }]);
  const links = () => within(screen.getByRole('list', { name: 'Links to join' })).getAllByRole('listitem');
  await waitFor(() => expect(links()).toHaveLength(10));
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  const [close] = await screen.findAllByRole('button', { name: 'Close the link to join as a viewer' });
  if (close) await user.click(close);
  await button('Make a link');
  expect(links()).toHaveLength(9);
});

test('a workspace gets a name, and none is sent that is empty', async () => {
  const opened = await openTeam();
  const { user, fill } = opened;
  const field = screen.getByLabelText('Name of the workspace');
  await fill(field, ' ');
  await user.keyboard('{Enter}');
  await screen.findByText('Add a name.');
  await fill(field, 'Crumb');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(facts(opened)).toEqual([['WorkspaceNamed', { name: 'Crumb' }]]));
  await waitFor(() => expect(field).toHaveProperty('value', 'Crumb'));
});

test('an account whose address is not verified invites nobody, and is told why', async () => {
  await openTeam([[stream, 'OpenInvitationLink', { linkId, role: 'viewer', days: 7 }]], { emailVerified: false });
  screen.getByText('Verify your email first, then you can invite people.');
  for (const name of ['Send invitation', 'Make a link']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('without a network an invitation waits, and members who come meanwhile are shown', async () => {
  const opened = await openTeam([invite('mira@founders.example', 'member')]);
  const { user, fill, cut, mend, elsewhere } = opened;
  act(cut);
  await screen.findByText('You’re offline. What you change here is sent when you’re back.');
  await fill(screen.getByLabelText('Email to invite'), 'jonas@founders.example');
  await user.click(await button('Send invitation'));
  expect(screen.queryByRole('listitem', { name: 'jonas@founders.example' })).toBeNull();
  act(() => {
    mend();
    elsewhere(joined);
  });
  await screen.findByRole('listitem', { name: 'jonas@founders.example' });
  await screen.findByRole('listitem', { name: 'Mira' });
});

test('without a network the right that was picked last is shown, and both changes are sent', async () => {
  const opened = await openTeam([invite('mira@founders.example', 'member'), joined]);
  const { user, cut, mend } = opened;
  await waitFor(() => row('Mira'));
  act(cut);
  await screen.findByText('You’re offline. What you change here is sent when you’re back.');
  const rights = () => row('Mira').getByRole('button', { name: /Rights of Mira/ });
  for (const right of [/^Viewer/, /^Advisor/]) {
    await user.click(rights());
    await user.click(await screen.findByRole('option', { name: right }));
  }
  await waitFor(() => expect(rights().textContent).toBe('Advisor'));
  act(mend);
  await waitFor(() =>
    expect(facts(opened).slice(3)).toEqual([
      ['RoleChanged', { accountId: mira, role: 'viewer' }],
      ['RoleChanged', { accountId: mira, role: 'advisor' }],
    ]),
  );
});

const named: Draft = [stream, 'NameWorkspace', { name: 'Crumb' }];
const deleteButton = () => screen.queryByRole('button', { name: 'Delete the workspace' });

test('an owner deletes the workspace by typing its name, everyone sees when it goes, and an owner keeps it', async () => {
  const opened = await openTeam([invite('mira@founders.example', 'member'), joined, named]);
  const { user, fill } = opened;
  await user.click(await button('Delete the workspace'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this workspace?' }));
  const field = dialog.getByLabelText('Type “Crumb” to confirm');
  await fill(field, 'Crum');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('That’s not the name of this workspace.');
  expect(await findViolations()).toEqual([]);
  await fill(field, 'Crumb');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  const status = await screen.findByText(/^This workspace will be deleted on/);
  expect(status.textContent).toMatch(/^This workspace will be deleted on .+\. $/);
  expect(deleteButton()).toBeNull();
  expect(await findViolations()).toEqual([]);
  await user.click(await button('Keep the workspace'));
  await waitFor(() => expect(screen.queryByText(/^This workspace will be deleted on/)).toBeNull());
  await button('Delete the workspace');
  expect(facts(opened).slice(4)).toEqual([
    ['DeletionScheduled', {}],
    ['DeletionCancelled', {}],
  ]);
});

test('a workspace without a name of its own is named before it is deleted, and one’s own alone is not deleted here', async () => {
  await openTeam();
  expect(screen.queryByRole('heading', { name: 'Delete this workspace' })).toBeNull();
  const { elsewhere } = await openTeam([invite('mira@founders.example', 'member'), joined]);
  await screen.findByText('Give the workspace a name first. You type it to confirm.');
  expect(deleteButton()).toBeNull();
  act(() => elsewhere(named));
  await button('Delete the workspace');
});

test('a member is told when the workspace goes, and has no control over it', async () => {
  await openTeam([
    ...[invite('mira@founders.example', 'owner'), joined, named],
    [stream, 'DeleteWorkspace', { name: 'Crumb' }],
    [stream, 'ChangeRole', { accountId: own, role: 'member' }],
  ]);
  const status = await screen.findByText(/^This workspace will be deleted on/);
  expect(status.textContent).toContain('An owner can still keep it. Download what you need before.');
  for (const name of ['Keep the workspace', 'Delete the workspace'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
