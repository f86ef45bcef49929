import { ignoreUnknown } from '../log/define-stream.ts';
import { evolveMoments } from '../log/name-moment.ts';
import { partOf, withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Assumption, type Evidence, type Ledger, type LedgerPlace, projectIdOfLedger } from './ledger.ts';
import type { LedgerFact, LedgerFactOf } from './ledger-facts.ts';

export const emptyLedger = (stream: string): Ledger => ({
  projectId: projectIdOfLedger(stream),
  version: 0,
  evidenceVersion: 0,
  assumptions: {},
  assumptionCount: 0,
  evidence: {},
  evidenceCount: 0,
  decisions: [],
  moments: [],
  changedAt: '',
});

/** Folds one fact into a ledger. Its version counts every fact, also those of a newer build. */
export function evolveLedger(before: Ledger | undefined, fact: Dated<LedgerFact>, stream: string): Ledger {
  const ledger = before ?? emptyLedger(stream);
  const version = fact.version ?? ledger.version + 1;
  const after = evolve(ledger, fact, version);
  return { ...after, version, changedAt: fact.type === 'MomentNamed' ? ledger.changedAt : fact.at };
}

function evolve(ledger: Ledger, fact: Dated<LedgerFact>, version: number): Ledger {
  switch (fact.type) {
    case 'AssumptionStated':
      return withAssumption(ledger, newAssumption(ledger, fact.data), 1);
    case 'AssumptionReworded':
      return changeAssumption(ledger, fact.data.assumptionId, { text: fact.data.text });
    case 'AssumptionWeighed': {
      const { assumptionId, importance, critical, lowersAfterRefutation } = fact.data;
      const lowered = lowersAfterRefutation ? { loweredAfterRefutation: true } : {};
      return changeAssumption(ledger, assumptionId, { importance, critical, ...lowered });
    }
    case 'AssumptionRetired':
      return changeAssumption(ledger, fact.data.assumptionId, { retired: true, retiredFor: fact.data.reason });
    case 'AssumptionRevived':
      return changeAssumption(ledger, fact.data.assumptionId, { retired: false, retiredFor: '' });
    case 'EvidenceRecorded':
    case 'EvidenceCarried':
      return withEvidence(ledger, newEvidence(ledger, fact.data, placeOf(fact)), version);
    case 'EvidenceSuperseded':
      return changeEvidence(ledger, fact.data.evidenceId, fact.data.reason, version);
    case 'EvidenceReinstated':
      return changeEvidence(ledger, fact.data.evidenceId, null, version);
    case 'DecisionRecorded': {
      const { decisionId: id, askAgainOn = null, successor = null, ...made } = fact.data;
      return {
        ...ledger,
        decisions: [...ledger.decisions, { id, ...made, askAgainOn, successor, place: placeOf(fact) }],
      };
    }
    case 'MomentNamed':
      return { ...ledger, moments: evolveMoments(ledger.moments, fact.data) };
    default:
      return ignoreUnknown(fact, ledger);
  }
}

const placeOf = ({ at, position, recordedAt }: Dated<LedgerFact>): LedgerPlace => ({
  position: position ?? null,
  recordedAt: recordedAt ?? null,
  at,
});

function newAssumption(ledger: Ledger, data: LedgerFactOf<'AssumptionStated'>): Assumption {
  const { assumptionId: id, successorOf = null, node = null, carriedFrom = null, ...stated } = data;
  return {
    id,
    ...stated,
    successorOf,
    node,
    carriedFrom,
    retired: false,
    retiredFor: '',
    order: ledger.assumptionCount,
    cited: false,
    loweredAfterRefutation: false,
  };
}

function newEvidence(ledger: Ledger, data: LedgerFactOf<'EvidenceRecorded'>, place: LedgerPlace): Evidence {
  const { evidenceId: id, url = null, interviewId = null, quoteId = null, experimentId = null, ...more } = data;
  const { judgement = null, carriedFrom = null, ...said } = more;
  return {
    id,
    ...said,
    ...{ url, interviewId, quoteId, experimentId, judgement, carriedFrom, place },
    superseded: null,
    order: ledger.evidenceCount,
  };
}

const withAssumption = (ledger: Ledger, assumption: Assumption, more: 0 | 1): Ledger => ({
  ...ledger,
  assumptions: withParts(ledger.assumptions, [assumption]),
  assumptionCount: ledger.assumptionCount + more,
});

function changeAssumption(ledger: Ledger, id: string, change: Partial<Assumption>): Ledger {
  const assumption = partOf(ledger.assumptions, id);
  return assumption ? withAssumption(ledger, { ...assumption, ...change }, 0) : ledger;
}

function withEvidence(ledger: Ledger, evidence: Evidence, version: number): Ledger {
  return changeAssumption(
    {
      ...ledger,
      evidence: withParts(ledger.evidence, [evidence]),
      evidenceCount: ledger.evidenceCount + 1,
      evidenceVersion: version,
    },
    evidence.assumptionId,
    { cited: true },
  );
}

function changeEvidence(ledger: Ledger, id: string, superseded: string | null, version: number): Ledger {
  const evidence = partOf(ledger.evidence, id);
  if (!evidence) return ledger;
  return { ...ledger, evidence: withParts(ledger.evidence, [{ ...evidence, superseded }]), evidenceVersion: version };
}
