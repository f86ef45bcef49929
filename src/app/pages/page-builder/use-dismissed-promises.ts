import { useSelector } from '@xstate/react';
import { local } from '#adapters/storage/local.ts';
import { dismissPromise, isPromiseDismissed } from '#adapters/storage/old-promise-storage.ts';
import type { OldPromise } from '#machines/page/select-old-promises.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../../app-context.ts';

/** The notices on pages taken along that this account has dismissed on this device. */
export function useDismissedPromises(): {
  readonly isDismissed: (pageId: string, promise: OldPromise) => boolean;
  readonly dismiss: (pageId: string, promise: OldPromise) => void;
} {
  const account = useSelector(useApp().actorOf('user'), selectUser)?.id ?? '';
  return {
    isDismissed: (pageId, { decisionId }) => isPromiseDismissed(local, account, { pageId, decisionId }),
    dismiss: (pageId, { decisionId }) => dismissPromise(local, account, { pageId, decisionId }),
  };
}
