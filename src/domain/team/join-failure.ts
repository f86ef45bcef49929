import { isApiFailure } from '../api/api-failure.ts';

const told = ['other-address', 'address-unverified', 'team-full', 'too-many-workspaces'] as const;

/** Why an invitation led nowhere; `gone` for one that never will. */
export type JoinFailure = (typeof told)[number] | 'gone' | 'too-many' | 'offline' | 'unexpected';

/** Reads what a call about an invitation rejected with. */
export function joinFailureOf(reason: unknown): JoinFailure {
  if (!isApiFailure(reason)) return 'unexpected';
  if (reason.kind === 'no-answer') return 'offline';
  // A token that is no token is refused by its shape.
  if (reason.status === 404 || reason.status === 400) return 'gone';
  if (reason.status === 429) return 'too-many';
  return told.find((code) => code === reason.code) ?? 'unexpected';
}
