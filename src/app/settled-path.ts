import { waitFor } from 'xstate';
import { selectPlace } from '#machines/shell/navigation.machine.ts';
import type { App } from './app-context.ts';

/** The address where the first navigation ends, undefined if it fails. */
export async function settledPath({ actorOf }: App): Promise<string | undefined> {
  const settled = await waitFor(actorOf('navigation'), (navigation) => !navigation.hasTag('pending'), {
    timeout: Number.POSITIVE_INFINITY,
  });
  return selectPlace(settled)?.path;
}
