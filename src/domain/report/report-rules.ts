import { accept, type Decision, reject } from '../log/decision.ts';
import { partOf } from '../log/parts.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { oneLine } from '../text/one-line.ts';
import { newBlocks } from './block-rules.ts';
import { formulasOf } from './formulas-of.ts';
import { type Report, type ReportBlock, type ReportShare, reportLimits } from './report.ts';
import type { ReportCommandData } from './report-commands.ts';
import type { ReportFact } from './report-facts.ts';

type Decided = Decision<ReportFact>;

export function writeReport(report: Report | undefined, data: ReportCommandData<'WriteReport'>): Decided {
  const { projectId, template = null } = data;
  const title = oneLine(data.title);
  const fault = titleFault(title);
  if (fault) return reject(fault);
  if (report && report.projectId !== projectId) return reject('id-taken');
  const blocks = newBlocks({ blocks: {}, blockCount: 0 }, data.blocks);
  if (typeof blocks === 'string') return reject(blocks);
  // What a block is stays, so that an undo can bring its texts back.
  if (report && !blocks.every((block) => isSameKind(partOf(report.blocks, block.id), block))) return reject('id-taken');
  return accept(fact('ReportWritten', { projectId, title, template: report ? report.template : template, blocks }));
}

type Kind = Pick<ReportBlock, 'kind' | 'calculator'>;

const isSameKind = (known: Kind | undefined, { kind, calculator }: Kind): boolean =>
  !known || (known.kind === kind && known.calculator === calculator);

export function retitleReport(report: Report, data: ReportCommandData<'RetitleReport'>): Decided {
  const title = oneLine(data.title);
  const fault = titleFault(title);
  if (fault) return reject(fault);
  return title === report.title ? accept() : accept(fact('ReportRetitled', { title }));
}

const titleFault = (title: string) =>
  title === '' ? 'title-empty' : title.length > reportLimits.title ? 'title-too-long' : undefined;

/** The same again, while nothing else was recorded, is a freeze of its own: it bears another date. */
export function freezeReport(report: Report, { position = 0 }: Reads): Decided {
  if (report.removed) return reject('not-found');
  if (report.frozen.length >= reportLimits.freezes) return reject('too-many');
  return accept(fact('ReportFrozen', { freeze: report.frozen.length + 1, position, formulas: formulasOf(report) }));
}

/** `at` is when the founder issued it. ISO 8601. A grant is never used twice, not even one that was revoked. */
export function shareReport(
  report: Report,
  { grant, freeze = null, expiresAt = null }: ReportCommandData<'ShareReport'>,
  at: string,
): Decided {
  if (report.removed) return reject('not-found');
  if (Object.hasOwn(report.shares, grant)) return reject('id-taken');
  if (freeze !== null && !report.frozen[freeze - 1]) return reject('freeze-missing');
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(at)) return reject('invalid-data');
  const open = Object.values(report.shares).filter((share) => isOpenShare(share, at));
  return open.length >= reportLimits.shares
    ? reject('too-many')
    : accept(fact('ReportShared', { grant, freeze, expiresAt }));
}

/** Whether a link opens something at that time. */
export const isOpenShare = ({ revoked, expiresAt }: Pick<ReportShare, 'revoked' | 'expiresAt'>, at: string): boolean =>
  !revoked && (expiresAt === null || Date.parse(expiresAt) > Date.parse(at));

export function revokeReport(report: Report, { grant }: ReportCommandData<'RevokeReport'>): Decided {
  const share = Object.hasOwn(report.shares, grant) ? report.shares[grant] : undefined;
  if (!share) return reject('not-found');
  return share.revoked ? accept() : accept(fact('ReportRevoked', { grant }));
}

/** Its links open nothing while it is removed. */
export const fileReport = (report: Report, removed: boolean): Decided =>
  report.removed === removed ? accept() : accept(fact(removed ? 'ReportRemoved' : 'ReportRestored', {}));
