import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AssistantsActor } from '#machines/assistants/assistants.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Link } from '#ui/Link.tsx';
import { AssistantRow } from './AssistantRow.tsx';
import { DeveloperPart } from './DeveloperPart.tsx';
import { assistantLabels as labels } from './labels.ts';
import { nameOfPlace, type Place } from './place.ts';

export interface AssistantListProps {
  readonly flow: AssistantsActor;
  /** The founder's workspaces. */
  readonly places: readonly Place[];
}

/** The assistants that the founder has let in, and the question before one is disconnected. */
export function AssistantList({ flow, places }: AssistantListProps) {
  const { listed, leaving, failure } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const guide = useRef<HTMLAnchorElement>(null);
  return (
    <DeveloperPart
      title={labels.title}
      rows={listed?.map((assistant) => (
        <AssistantRow
          key={assistant.id}
          assistant={assistant}
          workspace={nameOfPlace(places, assistant.workspaceId)}
          isLeaving={state === 'ending' && leaving?.id === assistant.id}
          onEnd={() => flow.send({ type: 'end.asked', id: assistant.id })}
        />
      ))}
      empty={labels.empty}
      state={state}
      failure={failure}
      heir={guide}
      onReload={() => flow.send({ type: 'list.reloaded' })}
    >
      <p>
        <Link ref={guide} href={buildPath({ name: 'resources.entry', params: { blogId: 'assistants' } })}>
          {labels.guide}
        </Link>
      </p>
      <AlertDialog
        title={labels.question(leaving?.name ?? '')}
        isOpen={state === 'asking'}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
        actions={[{ label: labels.disconnect, variant: 'danger', onPress: () => flow.send({ type: 'end.confirmed' }) }]}
      >
        {labels.note}
      </AlertDialog>
    </DeveloperPart>
  );
}
