import { useSelector } from '@xstate/store-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { labels } from '#features/home/labels.ts';
import { sampleIn } from '#machines/sample/select-sample.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';

const loadActions = () => import('./sample-actions.ts');

/** While the sample is in the vault: what it is, where it is, and the way to be rid of it. */
export function SampleNotice() {
  const { services } = useApp();
  const { projects, isWaiting } = useSelector(sampleIn(services.workspace));
  // What came last of it is what the first idea turned into.
  const newest = projects.findLast(({ removed }) => !removed);
  return newest && <Notice projectId={newest.id} isWaiting={isWaiting} />;
}

interface NoticeProps {
  readonly projectId: string;
  readonly isWaiting: boolean;
}

function Notice({ projectId, isWaiting }: NoticeProps) {
  const { actorOf, services } = useApp();
  useFetchAhead(loadActions);
  const remove = () =>
    loadActions()
      .then(({ removeSample }) => removeSample(actorOf('toasts'), services))
      .catch(services.showFailure);
  return (
    <InlineMessage
      tone="info"
      title={labels.sample.title}
      actions={
        <>
          <ButtonLink size="small" href={buildPath({ name: 'canvas', params: { projectId } })}>
            {labels.sample.open}
          </ButtonLink>
          <IfMayEdit>
            <Button size="small" variant="quiet" onPress={remove}>
              {labels.sample.remove}
            </Button>
          </IfMayEdit>
        </>
      }
    >
      {labels.sample.text}
      {isWaiting && ` ${labels.sample.waiting}`}
    </InlineMessage>
  );
}

/** The way to a finished example; nothing before the workspace is known. */
export function SampleOffer() {
  const { services } = useApp();
  const workspaceId = useSelector(services.workspace.id);
  useFetchAhead(loadActions);
  if (workspaceId === null) return null;
  const show = () =>
    loadActions()
      .then(({ showSample }) => showSample(services, workspaceId))
      .catch(services.showFailure);
  return <Button onPress={show}>{labels.sample.offer}</Button>;
}
