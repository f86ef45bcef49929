/**
 * Kinds of mail that wait: to somebody who left an address on a page, to somebody who is invited, or to a founder. With the
 * most of each kind that one mailbox gets in a day: of all founders' pages together, and what a founder is told of.
 */
export const dailyPerMailbox = {
  'confirm-sign-up': 5,
  'first-mail': 5,
  invitation: 5,
  'workspace-deletion': 10,
  notice: 100,
  digest: 10,
  'webhook-off': 20,
} as const satisfies Readonly<Record<string, number>>;

export type WaitingMailKind = keyof typeof dailyPerMailbox;
