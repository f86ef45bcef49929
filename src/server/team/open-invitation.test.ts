import { expect, test } from 'vitest';
import type { Invitation, InvitationLink } from '#domain/team/team.ts';
import { openInvitation } from './open-invitation.ts';

const end = '2026-11-15T00:00:00.000Z';
const [before, after] = ['2026-11-14T23:59:59.999Z', '2026-11-15T00:00:00.001Z'];
const invitation: Invitation = {
  ...{ role: 'advisor', email: 'p@crumb.example', status: 'open' },
  ...{ invitedAt: '2026-11-01T00:00:00.000Z', expiresAt: end },
};
const link: InvitationLink = { role: 'viewer', expiresAt: end, uses: 0, isOpen: true };
const byMail = (now: string, given: Partial<Invitation> = {}) =>
  openInvitation(
    { invitations: { i: { ...invitation, ...given } }, links: { i: link } },
    { way: 'mail', id: 'i' },
    now,
  );
const byLink = (now: string, given: Partial<InvitationLink> = {}) =>
  openInvitation(
    { invitations: { i: invitation }, links: { i: { ...link, ...given } } },
    { way: 'link', id: 'i' },
    now,
  );

test('an invitation by mail holds until its time, while nobody has answered it and its address is kept', () => {
  expect(byMail(before)).toMatchObject({ role: 'advisor', email: 'p@crumb.example' });
  expect([byMail(end), byMail(after)]).toEqual([undefined, undefined]);
  expect(byMail(before, { status: 'accepted' })).toBeUndefined();
  expect(byMail(before, { status: 'revoked' })).toBeUndefined();
  const { email: _, ...erased } = invitation;
  expect(openInvitation({ invitations: { i: erased }, links: {} }, { way: 'mail', id: 'i' }, before)).toBeUndefined();
});

test('a link holds until its time, while it is open', () => {
  expect(byLink(before)).toMatchObject({ role: 'viewer' });
  expect([byLink(end), byLink(after), byLink(before, { isOpen: false })]).toEqual([undefined, undefined, undefined]);
});

test('an id that nobody gave opens nothing, either way', () => {
  for (const way of ['mail', 'link'] as const)
    expect(openInvitation({ invitations: {}, links: {} }, { way, id: 'i' }, before)).toBeUndefined();
});
