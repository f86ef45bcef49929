import type { InspectionEvent } from 'xstate';

/** Sees every event of every actor that is started with it. */
export type Inspect = (event: InspectionEvent) => void;
