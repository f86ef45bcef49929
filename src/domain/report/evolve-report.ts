import { ignoreUnknown } from '../log/define-stream.ts';
import { evolveMoments } from '../log/name-moment.ts';
import { eachPart, partOf, withParts } from '../log/parts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { askedBlocks } from './block-order.ts';
import type { PlacedBlock, Report } from './report.ts';
import type { ReportFact } from './report-facts.ts';
import { reportIdOf } from './report-kind.ts';

type FactOfType<T> = Dated<Extract<ReportFact, { readonly type: T }>>;

/** Folds one fact into a report. Facts before the first change nothing. */
export function evolveReport(before: Report | undefined, fact: Dated<ReportFact>, stream: string): Report | undefined {
  if (!before) return fact.type === 'ReportWritten' ? begun(fact, stream) : undefined;
  if (fact.type === 'MomentNamed') return { ...before, moments: evolveMoments(before.moments, fact.data) };
  return evolve({ ...before, changedAt: fact.at }, fact, before);
}

const begun = ({ data: { blocks, ...written }, at }: FactOfType<'ReportWritten'>, stream: string): Report =>
  placed(
    {
      ...written,
      id: reportIdOf(stream),
      blocks: {},
      blockCount: 0,
      frozen: [],
      shares: {},
      removed: false,
      moments: [],
      createdAt: at,
      changedAt: at,
    },
    blocks,
  );

function evolve(report: Report, fact: Exclude<Dated<ReportFact>, { type: 'MomentNamed' }>, before: Report): Report {
  switch (fact.type) {
    case 'ReportWritten':
      return placed({ ...emptied(report), title: fact.data.title }, fact.data.blocks);
    case 'ReportRetitled':
      return { ...report, title: fact.data.title };
    case 'ReportBlocksAdded':
      return placed(report, fact.data.blocks);
    case 'ReportBlockSet': {
      const { block: id, ...settings } = fact.data;
      return changed(report, [{ id, ...settings }]);
    }
    case 'ReportTextEdited': {
      const { block: id, field, text } = fact.data;
      return changed(report, [{ id, [field]: text }]);
    }
    case 'ReportBlocksMoved':
      return changed(report, fact.data.blocks);
    case 'ReportBlocksRemoved':
      return filed(report, fact.data.blocks, true);
    case 'ReportBlocksRestored':
      return filed(report, fact.data.blocks, false);
    case 'ReportFrozen':
      return frozen(report, fact, before.changedAt);
    case 'ReportShared':
    case 'ReportRevoked':
      return shared(report, fact, before.changedAt);
    case 'ReportRemoved':
      return { ...report, removed: true };
    case 'ReportRestored':
      return { ...report, removed: false };
    default:
      return ignoreUnknown(fact, before);
  }
}

/** Records a freeze without a change to the report being edited. */
function frozen(report: Report, { data, at, recordedAt = at }: FactOfType<'ReportFrozen'>, changedAt: string): Report {
  const entry = { ...data, at: recordedAt, title: report.title, blocks: askedBlocks(report) };
  return { ...report, changedAt, frozen: [...report.frozen, entry] };
}

function shared(report: Report, fact: FactOfType<'ReportShared' | 'ReportRevoked'>, changedAt: string): Report {
  const { grant } = fact.data;
  if (fact.type === 'ReportShared') {
    const share = { ...fact.data, revoked: false, sharedAt: fact.recordedAt ?? fact.at };
    return { ...report, changedAt, shares: { ...report.shares, [grant]: share } };
  }
  const share = report.shares[grant];
  if (!share) return report;
  return { ...report, changedAt, shares: { ...report.shares, [grant]: { ...share, revoked: true } } };
}

/** Without blocks, which can be brought back. */
export const emptied = (report: Report): Report => ({
  ...report,
  blocks: withParts(
    report.blocks,
    [...eachPart(report.blocks)].map((block) => ({ ...block, removed: true })),
  ),
  blockCount: 0,
});

const placed = (report: Report, blocks: readonly Omit<PlacedBlock, 'removed'>[]): Report => ({
  ...report,
  blocks: withParts(
    report.blocks,
    blocks.map((block) => ({ ...block, removed: false })),
  ),
  blockCount: report.blockCount + blocks.length,
});

function changed(report: Report, changes: readonly (Partial<PlacedBlock> & { readonly id: string })[]): Report {
  const blocks = changes.flatMap((change) => {
    const block = partOf(report.blocks, change.id);
    return block ? [{ ...block, ...change }] : [];
  });
  return { ...report, blocks: withParts(report.blocks, blocks) };
}

const filed = (report: Report, ids: readonly string[], removed: boolean): Report => ({
  ...changed(
    report,
    ids.map((id) => ({ id, removed })),
  ),
  blockCount: report.blockCount + (removed ? -1 : 1) * ids.length,
});
