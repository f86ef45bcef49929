import { useSelector } from '@xstate/store-react';
import { labels } from '#features/home/labels.ts';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';

const loadActions = () => import('./sample-actions.ts');

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
