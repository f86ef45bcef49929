import { useSelector } from '@xstate/store-react';
import { sampleIn } from '#machines/select-sample.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';

const loadActions = () => import('./sample-actions.ts');

/** While the sample is in the vault: what it is, and the way to be rid of it. */
export function SampleNotice() {
  const { services } = useApp();
  const { isThere } = useSelector(sampleIn(services.workspace));
  return isThere && <Notice />;
}

function Notice() {
  const { actorOf, services } = useApp();
  useFetchAhead(loadActions);
  const remove = () =>
    loadActions()
      .then(({ removeSample }) => removeSample(actorOf('toasts'), services))
      .catch(services.showFailure);
  return (
    <InlineMessage
      tone="info"
      title="The example is in your vault"
      actions={
        <Button size="small" onPress={remove}>
          Remove example
        </Button>
      }
    >
      Two made-up bakery ideas: one that was dropped after its tests, and the one it turned into. Its tests will follow
      when experiments are built.
    </InlineMessage>
  );
}
