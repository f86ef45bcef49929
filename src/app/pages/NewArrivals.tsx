import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { fromCallback } from 'xstate';
import { readHomeLook, writeHomeLook } from '#adapters/storage/home-look-storage.ts';
import { local } from '#adapters/storage/local.ts';
import { CameIn } from '#features/home/CameIn.tsx';
import { homeLookMachine, selectHomeLook } from '#machines/home/home-look.machine.ts';
import { arrivalsIn } from '#machines/home/select-arrivals.ts';
import { namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

export interface NewArrivalsProps {
  /** The account's id. */
  readonly account: string;
}

/** Entries that came in since this account last looked at home on this device. */
export function NewArrivals({ account }: NewArrivalsProps) {
  const { workspace, now } = useApp().services;
  const look = useFlow(
    homeLookMachine.provide({
      actors: {
        arrivals: fromCallback(({ sendBack }) => {
          const atom = arrivalsIn(workspace);
          const report = (): void => {
            const seen = atom.get();
            if (seen) sendBack({ type: 'arrivals.counted', at: now(), seen });
          };
          const { unsubscribe } = atom.subscribe(report);
          report();
          return unsubscribe;
        }),
      },
      actions: { store: (_, { look }) => look && writeHomeLook(local, account, look) },
    }),
    { last: readHomeLook(local, account) },
  );
  const current = useSelector(look, selectHomeLook);
  const projects = useAtom(namedProjectsOf(workspace));
  return current && <CameIn look={current} projects={projects.filter(({ isSample }) => !isSample)} />;
}
