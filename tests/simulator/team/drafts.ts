import type { JsonObject } from '#domain/log/json.ts';
import { roles } from '#domain/team/role.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { firstLoop } from '../../fixtures/drafts/loop-drafts.ts';
import { type CommandKind, type Issued, simply, uuid, type View } from '../command-kind.ts';
import type { Dice } from '../dice.ts';
import { commandKinds } from '../drafts.ts';
import { ada, ben, cem, team } from './cast.ts';

const stream = teamStreamOf(team);
const manage = (weight: number, type: string, data: (dice: Dice) => JsonObject): CommandKind => ({
  weight,
  roll: data,
  draft: (rolled: JsonObject) => simply(type, stream, rolled),
});

/** The links by which people join, each for one role. */
export const links = roles.slice(1).map((role, n) => ({ role, linkId: uuid(n, 9) }));

/** Ada stays: an account whose own workspace has others in it is another matter. */
const managing = {
  changeRole: manage(9, 'ChangeRole', (dice) => ({
    accountId: dice.pick([ada, ben, cem, cem]),
    role: dice.pick(roles),
  })),
  removeMember: manage(5, 'RemoveMember', (dice) => ({ accountId: dice.pick([ben, cem, cem]) })),
  handOver: manage(1, 'HandOver', (dice) => ({ accountId: dice.pick([ben, cem]) })),
  nameWorkspace: manage(1, 'NameWorkspace', (dice) => ({ name: dice.pick(['Bakers', 'Bees', '']) })),
  invite: manage(1.5, 'InviteMember', (dice) => ({
    invitationId: uuid(10 + dice.below(4), 9),
    email: `dora${dice.below(3)}@bakery.test`,
    role: dice.pick(roles),
  })),
  revoke: manage(1, 'RevokeInvitation', (dice) => ({ invitationId: uuid(10 + dice.below(4), 9) })),
} satisfies Record<string, CommandKind>;

const { capture, rename, describe, tag, state, reword, design, startExperiment } = commandKinds;
const { log, edit, quote, unquote, erase, comment, reply, editComment, removeComment, resolveThread } = commandKinds;

const working: Readonly<Record<string, CommandKind>> = {
  ...{ capture, rename, describe, tag, state, reword, design, startExperiment },
  ...{ log, edit, quote, unquote, erase, comment, reply, editComment, removeComment, resolveThread },
};
/** Somebody else than who locked it. */
const witness: CommandKind = {
  weight: 3,
  roll: (dice) => ({ experiment: dice.below(2) }),
  draft: ({ experiment }: { experiment: number }) => simply('WitnessLock', `experiment-${uuid(experiment, 4)}`),
};

const rolled: Readonly<Record<string, CommandKind>> = { ...working, ...managing, witness };
const kinds: Readonly<Record<string, CommandKind>> = { ...commandKinds, ...rolled };

/** One command, written down. */
export interface TeamDraft {
  readonly name: string;
  readonly rolled: JsonObject;
}

const weighed = (of: Readonly<Record<string, CommandKind>>): Record<string, number> =>
  Object.fromEntries(Object.entries(of).map(([name, { weight }]) => [name, weight]));

export function rollTeamDraft(dice: Dice, workspace: string): TeamDraft {
  const of = workspace === team ? rolled : working;
  const name = dice.weighed(weighed(of));
  return { name, rolled: (of[name] as CommandKind).roll(dice) };
}

export const issuedInTeam = ({ name, rolled }: TeamDraft, view: View): Issued | null =>
  (kinds[name] as CommandKind).draft(rolled as never, view);

/** Somebody’s first work, so that there is something to change. */
export const firstTeamDrafts = (dice: Dice): readonly TeamDraft[] => [
  { name: 'capture', rolled: { idea: 0, title: dice.pick(['Bees', 'Moths']) } },
  { name: 'capture', rolled: { idea: 1, title: dice.pick(['Wasps', 'Ants']) } },
  ...firstLoop(dice),
  { name: 'comment', rolled: { thread: 0, data: { subject: { kind: 'idea', id: uuid(0, 0) }, text: 'Says who?' } } },
];

/** Somebody may do less from now on. */
export const lowering = (dice: Dice, accountId: string): TeamDraft => ({
  name: 'changeRole',
  rolled: { accountId, role: dice.pick(['advisor', 'viewer', 'viewer']) },
});

export const removing = (accountId: string): TeamDraft => ({ name: 'removeMember', rolled: { accountId } });

/** Ada opens the links by which people join. */
export const openLinks = (): readonly Issued[] =>
  links.map(({ role, linkId }) => simply('OpenInvitationLink', stream, { linkId, role, days: 30 }));
