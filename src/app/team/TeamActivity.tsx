import { useCallback } from 'react';
import { RecentActivity, type RecentActivityProps } from '#features/home/RecentActivity.tsx';
import { Byline } from '#ui/Byline.tsx';
import { useDoers } from './use-doers.ts';

/** The latest changes with who made them, where several people work. */
export function TeamActivity({ workspace }: Pick<RecentActivityProps, 'workspace'>) {
  const doerOf = useDoers();
  const doneBy = useCallback(
    (accountId: string) => {
      const doer = doerOf(accountId);
      return doer && <Byline {...doer} />;
    },
    [doerOf],
  );
  return <RecentActivity workspace={workspace} doneBy={doneBy} />;
}
