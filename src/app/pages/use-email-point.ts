import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type CheckedPoint, emailPoint } from '#domain/page/checked-point.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useReloadedUser } from './use-reloaded-user.ts';

/** Whether the founder's address is verified, as whoever publishes needs it to be; as far as this device knows. */
export function useEmailPoint(): CheckedPoint {
  const { actorOf, services } = useApp();
  const isVerified = useSelector(actorOf('user'), selectUser)?.emailVerified ?? false;
  const { reloadUser } = services;
  useReloadedUser(!isVerified);
  useEffect(() => {
    if (!isVerified) reloadUser();
  }, [isVerified, reloadUser]);
  return emailPoint(isVerified);
}
