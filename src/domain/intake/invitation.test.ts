import { expect, test } from 'vitest';
import { invitationTo, isInvitation } from './invitation.ts';

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('a visit is invited by the link that is shared after a sign-up, and by no other tag of that name', () => {
  const link = invitationTo('https://pages.example.org/p/crumb');
  expect([
    isInvitation(queryOf(link)),
    isInvitation(queryOf(`${link}&utm_source=news`)),
    ...[{ via: 'newsletter' }, { via: '' }, { via: ['invite', 'invite'] }, { invite: 'via' }, {}].map(isInvitation),
  ]).toEqual([true, true, false, false, false, false, false]);
});
