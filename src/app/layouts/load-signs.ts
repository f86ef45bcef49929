import { whenIdle } from '#adapters/page/when-idle.ts';
import { whenReady } from '../mark-ready.ts';

/** Fetches the signs of the shell when there is nothing more urgent. */
export const loadSigns = async () => {
  await whenReady;
  await whenIdle();
  return import('./signs.ts');
};
