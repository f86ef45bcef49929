import { local } from './local.ts';

/** Before the account: where it is written how many images wait, beside them, so that it can be read at once. */
export const waitingImagesPrefix = 'groundwork-images-';

/** How many images of an account wait on this device. */
export const countWaitingImages = (account = ''): number => Number(local.get(waitingImagesPrefix + account));
