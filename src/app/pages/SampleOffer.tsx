import { useSelector } from '@xstate/store-react';
import { labels } from '#features/home/labels.ts';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';

const loadActions = () => import('./sample-actions.ts');

export interface SampleOfferProps {
  /** The founder is in the middle of something: the example is added, and nothing leads to it. */
  readonly stays?: boolean;
}

/** The way to a finished example; nothing before the workspace is known. */
export function SampleOffer({ stays = false }: SampleOfferProps) {
  const { services } = useApp();
  const workspaceId = useSelector(services.workspace.id);
  useFetchAhead(loadActions);
  if (workspaceId === null) return null;
  const show = () =>
    loadActions()
      .then(({ addSample, showSample }) => (stays ? addSample : showSample)(services, workspaceId))
      .catch(services.showFailure);
  return <Button onPress={show}>{stays ? labels.sample.add : labels.sample.offer}</Button>;
}
