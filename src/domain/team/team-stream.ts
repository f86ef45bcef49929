import { defineStream } from '../log/define-stream.ts';
import { decideTeam } from './decide-team.ts';
import { evolveTeam } from './evolve-team.ts';
import type { Team } from './team.ts';
import { teamCommands } from './team-commands.ts';
import type { TeamFact } from './team-facts.ts';
import { teamKind } from './team-kind.ts';

export const teamStream = defineStream({
  ...teamKind,
  commands: teamCommands,
  decide: decideTeam,
  evolve: evolveTeam,
  // Who may enter is never undone: it is changed again, by somebody who may.
  fields: () => ({}),
  unbegun: (team: Team) => team,
  personal: {
    ...teamKind.personal,
    erasedBy: 'InvitationErased',
    subjectOf: ({ data }: Pick<TeamFact, 'data'> | { readonly data: object }, stream: string) =>
      `${stream}/${(data as { readonly invitationId?: string }).invitationId}`,
    isErased: () => false,
  },
});
