import { OldPromise } from '#features/page-builder/OldPromise.tsx';
import { oldPromiseMachine } from '#machines/page/old-promise.machine.ts';
import type { OldPromise as Promised } from '#machines/page/select-old-promises.ts';
import { useFlow } from '../../use-flow.ts';
import { useDismissedPromises } from './use-dismissed-promises.ts';

export interface OldPromiseOfProps {
  readonly pageId: string;
  readonly promise: Promised;
}

/** The notice that a page was written for another idea. */
export default function OldPromiseOf({ pageId, promise }: OldPromiseOfProps) {
  const { isDismissed, dismiss } = useDismissedPromises();
  const flow = useFlow(oldPromiseMachine.provide({ actions: { rememberDismissal: () => dismiss(pageId, promise) } }), {
    isDismissed: isDismissed(pageId, promise),
  });
  return <OldPromise promise={flow} title={promise.title} />;
}
