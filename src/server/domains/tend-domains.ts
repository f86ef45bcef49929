import { type Rounds, runRounds } from '../operations/run-rounds.ts';
import type { CheckDomains } from './check-domains.ts';

export interface TendDomainsDeps {
  readonly domains: Pick<CheckDomains, 'next'>;
  failed(error: unknown): void;
  readonly everyMs?: number;
  readonly after?: Rounds['after'];
}

const everyMsByDefault = 5000;

/** Reads the records of domains when they are due, whichever server is first at it. Returns the way to stop. */
export const tendDomains = ({ domains, failed, everyMs = everyMsByDefault, after }: TendDomainsDeps) =>
  runRounds(
    async (isStopped) => {
      try {
        while (!isStopped() && (await domains.next()));
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    { everyMs, ...(after && { after }) },
  );
