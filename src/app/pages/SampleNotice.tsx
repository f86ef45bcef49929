import { useSelector } from '@xstate/store-react';
import { sampleIn } from '#machines/select-sample.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../app-context.ts';
import { removeSample } from './sample-actions.ts';

/** While the sample is in the vault: what it is, and the way to be rid of it. */
export function SampleNotice() {
  const { actorOf, services } = useApp();
  const { isThere } = useSelector(sampleIn(services.workspace));
  if (!isThere) return null;
  return (
    <InlineMessage
      tone="info"
      title="The example is in your vault"
      actions={
        <Button size="small" onPress={() => removeSample(actorOf('toasts'), services)}>
          Remove the sample
        </Button>
      }
    >
      Two made-up ideas of a bakery: one that was given up after its tests, and the one it was turned into. Its tests
      come when experiments are built.
    </InlineMessage>
  );
}
