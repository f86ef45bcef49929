import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { TeamScreenActor } from '#machines/team/team-screen.machine.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { formStyle } from '../form-style.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { teamLabels } from './labels.ts';
import type { TeamView } from './team-view.ts';

const labels = teamLabels.name;

export interface WorkspaceNameProps {
  readonly screen: TeamScreenActor;
  readonly team: TeamView;
  readonly isPending: boolean;
}

/** The name of the workspace, which owners can change. */
export function WorkspaceName({ screen, team, isPending }: WorkspaceNameProps) {
  const { name, nameProblem } = useSelector(screen, ({ context }) => context);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    screen.send({ type: 'name.submitted' });
  };
  return (
    <SettingsSection title={labels.title}>
      {team.role !== 'owner' ? (
        <p>{team.name}</p>
      ) : (
        <form noValidate onSubmit={submit} className={formStyle}>
          <TextField
            label={labels.field}
            value={name ?? team.name}
            error={nameProblem ? labels.problems[nameProblem] : undefined}
            onChange={(typed) => screen.send({ type: 'name.typed', name: typed })}
          />
          <div>
            <Button type="submit" isPending={isPending}>
              {labels.save}
            </Button>
          </div>
        </form>
      )}
    </SettingsSection>
  );
}
