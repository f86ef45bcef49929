import { consequencesOf } from '#domain/ledger/decision-consequences.ts';
import type { LedgerFact, LedgerFactOf } from '#domain/ledger/ledger-facts.ts';
import type { Reaction } from '../event-store/reaction.ts';

const decided = 'DecisionRecorded' satisfies LedgerFact['type'];

/** Ends, or takes along, the tests, pages and surveys that a founder's decision is about. */
export const decisionReaction: Reaction = {
  name: 'decide',
  *react({ facts }) {
    for (const { id, type, data } of facts) {
      if (type !== decided) continue;
      yield { changeId: `decide:${id}`, drafts: consequencesOf(data as unknown as LedgerFactOf<typeof decided>) };
    }
  },
};
