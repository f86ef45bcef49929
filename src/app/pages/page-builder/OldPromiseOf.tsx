import { OldPromise } from '#features/page-builder/OldPromise.tsx';
import type { OldPromise as Promised } from '#machines/page/select-old-promises.ts';
import { useKeptChoice } from '../../use-kept-choice.ts';
import { useDismissedPromises } from './use-dismissed-promises.ts';

export interface OldPromiseOfProps {
  readonly pageId: string;
  readonly promise: Promised;
}

/** The notice that a page was written for another idea. */
export function OldPromiseOf({ pageId, promise }: OldPromiseOfProps) {
  const { isDismissed, dismiss } = useDismissedPromises();
  const [isOver, end] = useKeptChoice(
    () => isDismissed(pageId, promise),
    () => dismiss(pageId, promise),
  );
  return isOver ? null : <OldPromise title={promise.title} dismiss={() => end(true)} />;
}
