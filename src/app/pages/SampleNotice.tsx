import { useSelector } from '@xstate/store-react';
import { labels } from '#features/home/labels.ts';
import { sampleIn } from '#machines/select-sample.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../app-context.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';

const loadActions = () => import('./sample-actions.ts');

/** While the sample is in the vault: what it is, and the way to be rid of it. */
export function SampleNotice() {
  const { services } = useApp();
  const { isThere, isWaiting } = useSelector(sampleIn(services.workspace));
  return isThere && <Notice isWaiting={isWaiting} />;
}

function Notice({ isWaiting }: { readonly isWaiting: boolean }) {
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
        <Button size="small" onPress={remove}>
          {labels.sample.remove}
        </Button>
      }
    >
      {labels.sample.text}
      {isWaiting && ` ${labels.sample.waiting}`}
    </InlineMessage>
  );
}
