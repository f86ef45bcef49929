import { describe, expect, test } from 'vitest';
import { isAllowed, type Permission, roles } from '../team/role.ts';
import { decideCommand } from './decide-command.ts';
import { noReads } from './reads.ts';
import { foldVersions, kindOfStream } from './stream-kinds.ts';

const id = '01234567-89ab-4cde-8f01-23456789abcd';
const at = '2026-01-01T00:00:00.000Z';

/** Every command that a member may send, with the right that it needs. */
const sent = Object.keys(foldVersions()).flatMap((kind) =>
  Object.entries(kindOfStream(`${kind}-${id}`)?.commands ?? {}).flatMap(([type, { by, permission = 'edit' }]) =>
    (by ?? 'founder') === 'founder' ? [[kind, type, permission] as const] : [],
  ),
);

/** All that a member who edits may not do, and all that one who does not edit may: written here once more. */
const others: Readonly<Record<string, Permission>> = {
  ...Object.fromEntries(
    ['StartThread', 'Reply', 'EditComment', 'RemoveComment', 'ResolveThread', 'ReopenThread', 'UndoChange'].map(
      (type) => [`thread ${type}`, 'comment' as const],
    ),
  ),
  'experiment WitnessLock': 'comment',
  'team LeaveWorkspace': 'read',
  ...Object.fromEntries(
    [
      ...['InviteMember', 'RevokeInvitation', 'OpenInvitationLink', 'CloseInvitationLink', 'NameWorkspace'],
      ...['ChangeRole', 'RemoveMember', 'HandOver', 'DeleteWorkspace', 'KeepWorkspace'],
    ].map((type) => [`team ${type}`, 'manage' as const]),
  ),
};

test('a command needs the right to edit, unless it is one of these', () => {
  const found = sent.flatMap(([kind, type, permission]) =>
    permission === 'edit' ? [] : [[`${kind} ${type}`, permission] as const],
  );
  expect(Object.fromEntries(found)).toEqual(others);
});

describe('a command of a member', () => {
  const answer = (kind: string, type: string, role: (typeof roles)[number] | null) => {
    const command = { id: 'c', type, stream: `${kind}-${id}`, data: { nonsense: true }, at };
    const decision = decideCommand(undefined, command, 'founder', { ...noReads, actor: { id, role } });
    return decision.kind === 'rejected' ? decision.reason : 'accepted';
  };
  test.each(sent)('%s: %s is refused to whom it is not for, before anything is said of its data', (kind, type) => {
    const needed = others[`${kind} ${type}`] ?? 'edit';
    const answers = roles.map((role) => answer(kind, type, role) !== 'role-insufficient');
    expect(answers).toEqual(roles.map((role) => isAllowed(role, needed)));
    expect(answer(kind, type, null)).toBe('not-found');
  });
});
