import type { Lock } from './experiment.ts';

/** Unless another window is chosen. */
export const usualWindowMinutes = 60;

/** How long a visit lasts at most in web analytics. */
const visitMinutes = 30;

/** How long visitors may take to do what counts. A window of 0 is the visit itself: nobody fills in a form in no time. */
export const minutesToConvert = ({ windowMinutes }: Pick<Lock, 'windowMinutes'>): number =>
  windowMinutes === 0 ? visitMinutes : windowMinutes;
