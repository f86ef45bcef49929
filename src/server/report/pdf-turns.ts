import { ApiError } from '../http/api-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import { createFairTurns, type Party } from '../http/fair-turns.ts';

/** One is read while another is set. */
const width = 2;
/** A long report takes a second: so that nobody waits until their browser gives up. */
const waitingAtMost = 12;
const retryAfterS = 60;

const busy = 'pdf-busy';

/** Whether somebody could not even wait. */
export const isPdfBusy = (error: unknown): error is ApiError => error instanceof ApiError && error.code === busy;

const refusal = () =>
  new ApiError(429, busy, 'Other PDFs are being made right now. Try again in a minute.', retryAfterS);

/** PDFs wait for their turn, so that one workspace, or one stranger, never holds up the others. */
export const createPdfTurns = () => createFairTurns({ width, waitingAtMost, refusal });

/** The founder's own: two at a time for a workspace. */
export const founderParty = (workspaceId: string): Party => ({
  ...{ lane: `founder ${workspaceId}`, who: `founder ${workspaceId}` },
  ...{ atOnce: 2, waitingAtMost: 4 },
});

/** A stranger’s, who has a link: one at a time for an address, and all of a workspace's strangers together have one lane. */
export const strangerParty = (workspaceId: string, ip: string): Party => ({
  ...{ lane: `strangers ${workspaceId}`, who: `stranger ${countedAddress(ip)}` },
  ...{ atOnce: 1, waitingAtMost: 2 },
});
