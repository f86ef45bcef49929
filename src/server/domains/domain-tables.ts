import type { DomainFault, DomainState } from '#domain/page/own-domain.ts';

/** Hosts of founders' own at which their pages are, or are to be. */
export interface DomainTables {
  page_domains: {
    workspace_id: string;
    page_id: string;
    /** In ASCII and lower case. Of one workspace each host is one page's; one workspace at most has it working. */
    host: string;
    state: DomainState;
    fault: DomainFault | null;
    /** When it came into its state. */
    since: Date;
    checked_at: Date | null;
    /** When its records are read next. */
    check_at: Date;
  };
}
