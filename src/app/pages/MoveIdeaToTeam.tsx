import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { local } from '#adapters/storage/local.ts';
import { moveIdea } from '#adapters/team/move-idea.ts';
import { failureMessage } from '#domain/api/failure-message.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { MoveToTeam } from '#features/project/MoveToTeam.tsx';
import { useApp } from '../app-context.ts';
import { queryClient } from '../query-client.ts';
import { openWorkspace } from '../team/open-workspace.ts';
import type { TeamOfOwn } from '../team/use-other-teams.ts';

export interface MoveIdeaToTeamProps {
  readonly idea: Idea;
  readonly teams: readonly [TeamOfOwn, ...TeamOfOwn[]];
  readonly onClose: () => void;
}

/** Moves an idea into another workspace, by a call: only the server can write there. */
export function MoveIdeaToTeam({ idea, teams, onClose }: MoveIdeaToTeamProps) {
  const { services } = useApp();
  const [chosen, setChosen] = useState(teams[0].id);
  const move = useMutation({ mutationFn: () => moveIdea(services.call, idea.id, chosen) }, queryClient);
  const team = teams.find(({ id }) => id === chosen) ?? teams[0];
  return (
    <MoveToTeam
      title={idea.title}
      workspaces={teams.map(({ id, name }) => ({ value: id, label: name }))}
      chosen={chosen}
      onChoose={(id) => {
        move.reset();
        setChosen(id);
      }}
      isPending={move.isPending}
      failure={move.isError ? failureMessage(move.error) : undefined}
      isMoved={move.isSuccess}
      onMove={() => move.mutate()}
      onOpen={() => openWorkspace(local, team.isOwn ? null : team.id)}
      onClose={onClose}
    />
  );
}
