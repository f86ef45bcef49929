import { ignoreUnknown } from '../log/define-stream.ts';
import { doneBy } from '../log/member-of-fact.ts';
import { evolveMoments } from '../log/name-moment.ts';
import { partOf, withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { assignmentOf } from '../team/assignment.ts';
import { type Assumption, type Evidence, type Ledger, type LedgerPlace, projectIdOfLedger } from './ledger.ts';
import type { LedgerFact } from './ledger-facts.ts';

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

/** The same as fact by fact, in less time: pieces of evidence that were recorded in a row are put in together. */
export function evolveLedgerAll(
  before: Ledger | undefined,
  facts: readonly Dated<LedgerFact>[],
  stream: string,
): Ledger | undefined {
  let ledger = before;
  let row: EvidenceFact[] = [];
  for (const [n, fact] of facts.entries()) {
    if (!isEvidence(fact)) {
      ledger = evolveLedger(ledger, fact, stream);
      continue;
    }
    row.push(fact);
    const next = facts[n + 1];
    if (next && isEvidence(next)) continue;
    const known: Ledger = ledger ?? emptyLedger(stream);
    const version = fact.version ?? known.version + row.length;
    ledger = { ...withEvidence(known, row, version), version, changedAt: fact.at };
    row = [];
  }
  return ledger;
}

type EvidenceFact = Extract<Dated<LedgerFact>, { type: 'EvidenceRecorded' | 'EvidenceCarried' }>;

const isEvidence = (fact: Dated<LedgerFact>): fact is EvidenceFact =>
  fact.type === 'EvidenceRecorded' || fact.type === 'EvidenceCarried';

function evolve(ledger: Ledger, fact: Dated<LedgerFact>, version: number): Ledger {
  switch (fact.type) {
    case 'AssumptionStated':
      return withAssumption(ledger, newAssumption(ledger, fact), 1);
    case 'AssumptionReworded':
      return changeAssumption(ledger, fact.data.assumptionId, { text: fact.data.text });
    case 'AssumptionWeighed': {
      const { assumptionId, importance, critical, lowersAfterRefutation } = fact.data;
      const lowered = lowersAfterRefutation ? { loweredAfterRefutation: true } : {};
      return changeAssumption(ledger, assumptionId, { importance, critical, ...lowered });
    }
    case 'AssumptionRetired':
      return changeAssumption(ledger, fact.data.assumptionId, {
        retired: true,
        retiredFor: fact.data.reason,
        ...filedIn(fact),
      });
    case 'AssumptionRevived':
      return changeAssumption(ledger, fact.data.assumptionId, { retired: false, retiredFor: '', ...filedIn(fact) });
    case 'AssumptionAssigned':
      return changeAssumption(ledger, fact.data.assumptionId, { assigned: assignmentOf(fact.data) });
    case 'EvidenceRecorded':
    case 'EvidenceCarried':
      return withEvidence(ledger, [fact], version);
    case 'EvidenceSuperseded':
      return changeEvidence(ledger, fact.data.evidenceId, fact.data.reason, version);
    case 'EvidenceReinstated':
      return changeEvidence(ledger, fact.data.evidenceId, null, version);
    case 'DecisionRecorded': {
      const { decisionId: id, askAgainOn = null, successor = null, ongoing = [], ...made } = fact.data;
      const decision = { id, ...made, askAgainOn, successor, ongoing, place: placeOf(fact) };
      return { ...ledger, decisions: [...ledger.decisions, decision] };
    }
    case 'MomentNamed':
      return { ...ledger, moments: evolveMoments(ledger.moments, fact.data) };
    default:
      return ignoreUnknown(fact, ledger);
  }
}

const placeOf = (fact: Dated<LedgerFact>): LedgerPlace => ({
  position: fact.position ?? null,
  recordedAt: fact.recordedAt ?? null,
  at: fact.at,
  ...doneBy('by', fact),
  ...(fact.via === undefined ? {} : { via: fact.via }),
});

const filedIn = (fact: Dated<LedgerFact>) => ({ filedAt: fact.at, ...doneBy('filedBy', fact) });

type Stated = Extract<Dated<LedgerFact>, { type: 'AssumptionStated' }>;

function newAssumption(ledger: Ledger, fact: Stated): Assumption {
  const { assumptionId: id, successorOf = null, node = null, carriedFrom = null, ...stated } = fact.data;
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
    statedAt: fact.at,
    ...doneBy('statedBy', fact),
    ...(fact.via === undefined ? {} : { statedVia: fact.via }),
    filedAt: null,
  };
}

function newEvidence(fact: EvidenceFact, order: number): Evidence {
  const { evidenceId: id, url = null, interviewId = null, quoteId = null, experimentId = null, ...more } = fact.data;
  const { judgement = null, carriedFrom = null, origin, ...said } = more;
  return {
    id,
    ...said,
    ...{ url, interviewId, quoteId, experimentId, judgement, carriedFrom, place: placeOf(fact) },
    ...(origin && { origin }),
    superseded: null,
    order,
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

function withEvidence(ledger: Ledger, facts: readonly EvidenceFact[], version: number): Ledger {
  const evidence = facts.map((fact, n) => newEvidence(fact, ledger.evidenceCount + n));
  const cited = evidence.flatMap(({ assumptionId }) => partOf(ledger.assumptions, assumptionId) ?? []);
  return {
    ...ledger,
    assumptions: withParts(
      ledger.assumptions,
      cited.map((assumption) => ({ ...assumption, cited: true })),
    ),
    evidence: withParts(ledger.evidence, evidence),
    evidenceCount: ledger.evidenceCount + evidence.length,
    evidenceVersion: version,
  };
}

function changeEvidence(ledger: Ledger, id: string, superseded: string | null, version: number): Ledger {
  const evidence = partOf(ledger.evidence, id);
  if (!evidence) return ledger;
  return { ...ledger, evidence: withParts(ledger.evidence, [{ ...evidence, superseded }]), evidenceVersion: version };
}
