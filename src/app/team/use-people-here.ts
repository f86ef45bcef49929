import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { deviceName } from '#domain/account/device-name.ts';
import { lookOf } from '#domain/presence/person-look.ts';
import { presenceLabels } from '#features/presence/labels.ts';
import type { PersonHere } from '#features/presence/person-here.ts';
import { type PresenceActor, presenceMachine } from '#machines/canvas/presence.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { useMembers } from './use-members.ts';

/** Says that this browser has something open, and hears who else of the workspace has. */
export function usePresence(where: string): PresenceActor {
  const { services } = useApp();
  const channel = services.presence;
  const flow = useMemo(
    () =>
      presenceMachine.provide({
        actions: { say: (_, { presence }) => channel.say({ ...presence, selected: [...presence.selected] }) },
      }),
    [channel],
  );
  const presence = useFlow(flow, { where, device: deviceName(navigator.userAgent) });
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) presence.send({ type: 'connection.lost' });
  }, [presence, isOffline]);
  useEffect(() => {
    const stopListening = channel.listen(({ from, account, presence: other }) =>
      presence.send({ type: 'other.heard', from, account, presence: other }),
    );
    return () => {
      stopListening();
      channel.say(null);
    };
  }, [channel, presence]);
  return presence;
}

/** Everybody else who has it open, each browser for itself; the reader’s own by their device. */
export function usePeopleHere(presence: PresenceActor): readonly PersonHere[] {
  const members = useMembers();
  const ownId = useSelector(useApp().actorOf('user'), selectUser)?.id;
  const others = useSelector(presence, ({ context }) => context.others);
  return useMemo(
    () =>
      Object.entries(others).map(
        ([
          from,
          {
            account,
            presence: { device, field },
          },
        ]) => {
          const member = members.find(({ accountId }) => accountId === account);
          const isOwn = account === ownId;
          return {
            ...{ from, field, isOwn, look: lookOf(account, members) },
            name: isOwn ? device : (member?.name ?? presenceLabels.unnamed),
            picture: (!isOwn && member?.picture) || undefined,
          };
        },
      ),
    [others, members, ownId],
  );
}
