import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AssistantsActor } from '#machines/assistants/assistants.machine.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { failureText } from '../labels.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { rowsStyle } from '../rows-style.ts';
import { AssistantRow } from './AssistantRow.tsx';
import { assistantLabels as labels } from './assistant-labels.ts';
import { DeveloperPart } from './DeveloperPart.tsx';
import { developerLabels } from './labels.ts';
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
  const shown = useRef(0);
  const length = listed?.length ?? 0;
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (length < shown.current) guide.current?.focus();
    shown.current = length;
  }, [length]);
  return (
    <DeveloperPart title={labels.title}>
      {state === 'unavailable' && <ReadFailure onRetry={() => flow.send({ type: 'list.reloaded' })} />}
      {failure && state === 'listing' && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {listed === null && state === 'loading' && <Skeleton label={developerLabels.loading} shape="rows" count={1} />}
      {listed?.length === 0 && <p>{labels.empty}</p>}
      {length > 0 && (
        <ul aria-label={labels.title} className={rowsStyle}>
          {listed?.map((assistant) => (
            <AssistantRow
              key={assistant.id}
              assistant={assistant}
              workspace={nameOfPlace(places, assistant.workspaceId)}
              isLeaving={state === 'ending' && leaving?.id === assistant.id}
              onEnd={() => flow.send({ type: 'end.asked', id: assistant.id })}
            />
          ))}
        </ul>
      )}
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
