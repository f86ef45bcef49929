import { useSelector } from '@xstate/store-react';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context.ts';

interface Wish {
  readonly allDevices: boolean;
}

export interface SignOut {
  /** `asking` while commands are unsent and the founder has not decided, `sending` while they are on their way. */
  readonly state: 'idle' | 'asking' | 'sending';
  readonly unsent: number;
  readonly ask: (wish: Wish) => void;
  readonly send: () => void;
  readonly discard: () => void;
  readonly cancel: () => void;
}

/** Signing out clears this device, so it waits for a word about what was not sent yet. */
export function useSignOut(): SignOut {
  const { actorOf, services } = useApp();
  const session = actorOf('session');
  const unsent = useSelector(services.workspace.pendingCount);
  const [wish, setWish] = useState<Wish | null>(null);
  const [isSending, setIsSending] = useState(false);

  const leave = ({ allDevices }: Wish) => {
    setWish(null);
    setIsSending(false);
    session.send({ type: 'session.sign-out', allDevices });
  };
  const isSent = isSending && unsent === 0;
  useEffect(() => {
    if (isSent && wish) session.send({ type: 'session.sign-out', allDevices: wish.allDevices });
  }, [isSent, wish, session]);

  return {
    state: !wish || isSent ? 'idle' : isSending ? 'sending' : 'asking',
    unsent,
    ask: (asked) => (unsent > 0 ? setWish(asked) : leave(asked)),
    send: () => setIsSending(true),
    discard: () => wish && leave(wish),
    cancel: () => {
      setWish(null);
      setIsSending(false);
    },
  };
}
