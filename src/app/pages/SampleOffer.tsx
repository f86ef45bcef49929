import { useSelector } from '@xstate/store-react';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../app-context.ts';
import { showSample } from './sample-actions.ts';

/** The way to a finished example; nothing before the workspace is known. */
export function SampleOffer() {
  const { services } = useApp();
  const workspaceId = useSelector(services.workspace.id);
  if (workspaceId === null) return null;
  return <Button onPress={() => showSample(services, workspaceId)}>Look at a finished example</Button>;
}
