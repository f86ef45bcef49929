import { useSelector } from '@xstate/react';
import { local } from '#adapters/storage/local.ts';
import { readDismissedPromises, writeDismissedPromises } from '#adapters/storage/old-promise-storage.ts';
import type { OldPromise } from '#machines/page/select-old-promises.ts';
import { selectUser } from '#machines/user.store.ts';
import { useApp } from '../../app-context.ts';

const keyOf = (pageId: string, { decisionId }: OldPromise): string => `${pageId} ${decisionId}`;

/** What this account has dismissed on this device of pages that pivots took along. */
export function useDismissedPromises(): {
  readonly isDismissed: (pageId: string, promise: OldPromise) => boolean;
  readonly dismiss: (pageId: string, promise: OldPromise) => void;
} {
  const account = useSelector(useApp().actorOf('user'), selectUser)?.id ?? '';
  return {
    isDismissed: (pageId, promise) => readDismissedPromises(local, account).includes(keyOf(pageId, promise)),
    dismiss: (pageId, promise) =>
      writeDismissedPromises(local, account, [...readDismissedPromises(local, account), keyOf(pageId, promise)]),
  };
}
