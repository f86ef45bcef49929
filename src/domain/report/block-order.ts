import { eachPart, partOf } from '../log/parts.ts';
import type { PlacedBlock, Report, ReportBlock } from './report.ts';

type Held = Pick<Report, 'blocks'>;

export function liveBlock({ blocks }: Held, id: string): PlacedBlock | undefined {
  const block = partOf(blocks, id);
  return block?.removed ? undefined : block;
}

/** Lists the live blocks from first to last; ties by id. */
export const blocksIn = ({ blocks }: Held): readonly PlacedBlock[] =>
  [...eachPart(blocks)]
    .filter(({ removed }) => !removed)
    .sort((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1));

/** Lists the live blocks without their places in the report. */
export const askedBlocks = (report: Held): readonly ReportBlock[] =>
  blocksIn(report).map(({ order: _, removed: __, ...block }) => block);
