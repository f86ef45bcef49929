import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { today } from '#adapters/clock/today.ts';
import { workOf } from '#domain/next-step/yours.ts';
import { Yours } from '#features/home/Yours.tsx';
import { loopsOf } from '#machines/home/select-loops.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';

/** The work that is assigned to the reader. */
export function YourWork() {
  const { actorOf, services } = useApp();
  const own = useSelector(actorOf('user'), selectUser)?.id ?? '';
  const loops = useAtom(loopsOf(services.workspace));
  const work = useMemo(() => workOf(own, loops.values()), [own, loops]);
  return <Yours work={work} today={today()} />;
}
