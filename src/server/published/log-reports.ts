import type { FastifyBaseLogger } from 'fastify';

/** Where a page or survey is, such as `/p/crumb`, and how often strangers have reported it by now. */
export type Reported = (address: string, reports: number) => void;

/**
 * Tells the operator, who decides whether it is taken down. Not of each report, so that nobody fills the log by a button:
 * of the first, second, fifth, tenth and so on.
 */
export const logReports =
  (log: Pick<FastifyBaseLogger, 'warn'>): Reported =>
  (address, reports) => {
    if (/^[125]0*$/.test(`${reports}`)) log.warn({ address, reports }, 'A page or survey was reported.');
  };
