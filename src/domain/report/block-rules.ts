import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import { partOf, withParts } from '../log/parts.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { keysAfter } from '../order/keys-after.ts';
import { cleanLines } from '../text/clean-lines.ts';
import { mergeText } from '../text/merge-text.ts';
import { oneLine } from '../text/one-line.ts';
import { blocksIn, liveBlock } from './block-order.ts';
import { formulaOfCalculator } from './calculator-formulas.ts';
import { type PlacedBlock, type Report, type ReportBlock, reportLimits } from './report.ts';
import { blockTraits } from './report-blocks.ts';
import type { NewReportBlock, ReportCommandData } from './report-commands.ts';
import type { BlockSettings, ReportFact } from './report-facts.ts';

type Held = Pick<Report, 'blocks'>;
type Decided = Decision<ReportFact>;
type Placed = Omit<PlacedBlock, 'removed'>;

export function addToReport(report: Report, { blocks }: ReportCommandData<'AddToReport'>): Decided {
  const placed = newBlocks(report, blocks);
  return typeof placed === 'string' ? reject(placed) : accept(fact('ReportBlocksAdded', { blocks: placed }));
}

/** The blocks as they will lie, each after those before it are there; or why they cannot. */
export function newBlocks(
  report: Pick<Report, 'blocks' | 'blockCount'>,
  wanted: readonly NewReportBlock[],
): readonly Placed[] | Rejection {
  if (report.blockCount + wanted.length > reportLimits.blocks) return 'report-full';
  let draft: Held = report;
  const placed: Placed[] = [];
  for (const { after, ...given } of wanted) {
    if (partOf(draft.blocks, given.id)) return 'id-taken';
    const block = cleanBlock(given);
    const [order] = keysAfter(blocksIn(draft), after, 1) ?? [];
    if (!block || order === undefined) return 'invalid-data';
    placed.push({ ...block, order });
    draft = { blocks: withParts(draft.blocks, [{ ...block, order, removed: false }]) };
  }
  return placed;
}

function cleanBlock({ id, kind, heading = '', text = '', ...given }: Omit<NewReportBlock, 'after'>) {
  const texts = { heading: cleanText('heading', heading), text: cleanText('text', text) };
  if (texts.heading === undefined || texts.text === undefined) return undefined;
  const { calculator = null, about = null, show = null, inputs = null } = given;
  const block = { id, kind, heading: texts.heading, text: texts.text, about, show, calculator, inputs };
  return fits(block) ? block : undefined;
}

/** Whether a block asks something that its kind can answer. */
function fits(block: ReportBlock): boolean {
  const { kind, about, show, calculator, inputs } = block;
  const traits = blockTraits(block);
  if (show !== null && !traits.shows.includes(show)) return false;
  if (about !== null && traits.about === null) return false;
  if (kind !== 'calculator') return calculator === null && inputs === null;
  return calculator !== null && formulaOfCalculator(calculator) !== undefined;
}

/** A heading is one line, a text some; undefined if it is too long. */
export function cleanText(field: 'heading' | 'text', raw: string): string | undefined {
  const text = field === 'heading' ? oneLine(raw) : cleanLines(raw);
  return text.length <= reportLimits[field] ? text : undefined;
}

export function moveBlocks(report: Report, { blocks, after }: ReportCommandData<'MoveReportBlocks'>): Decided {
  if (!blocks.every((id) => liveBlock(report, id))) return reject('block-missing');
  const moving = new Set(blocks);
  const others = blocksIn(report).filter(({ id }) => !moving.has(id));
  const keys = keysAfter(others, after, moving.size) ?? [];
  const moved = [...moving].map((id, n) => ({ id, order: keys[n] ?? '' }));
  const idsOf = (held: Held) => blocksIn(held).map(({ id }) => id);
  const placed = moved.flatMap(({ id, order }) => {
    const block = liveBlock(report, id);
    return block ? [{ ...block, order }] : [];
  });
  return sameJson(idsOf(report), idsOf({ blocks: withParts(report.blocks, placed) }))
    ? accept()
    : accept(fact('ReportBlocksMoved', { blocks: moved }));
}

export function setBlock(report: Report, { block: id, ...given }: ReportCommandData<'SetReportBlock'>): Decided {
  const block = liveBlock(report, id);
  if (!block) return reject('block-missing');
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (!fits({ ...block, ...wanted })) return reject('invalid-data');
  const changed: Partial<BlockSettings> = Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !sameJson(block[name as keyof BlockSettings], value)),
  );
  return Object.keys(changed).length === 0 ? accept() : accept(fact('ReportBlockSet', { block: id, ...changed }));
}

export function editText(
  report: Report,
  { block: id, field, base, text }: ReportCommandData<'EditReportText'>,
): Decided {
  const block = liveBlock(report, id);
  if (!block) return reject('block-missing');
  const now = block[field];
  const mine = cleanText(field, text);
  if (mine === undefined) return reject('invalid-data');
  const merged = mergeText(base === undefined ? now : (cleanText(field, base) ?? base), now, mine);
  const cleaned = merged === undefined ? undefined : cleanText(field, merged);
  if (cleaned === undefined) return reject('text-changed');
  return cleaned === now ? accept() : accept(fact('ReportTextEdited', { block: id, field, text: cleaned }));
}

export function removeBlocks(report: Report, ids: readonly string[]): Decided {
  if (!ids.every((id) => partOf(report.blocks, id))) return reject('block-missing');
  const gone = [...new Set(ids)].filter((id) => liveBlock(report, id));
  return gone.length === 0 ? accept() : accept(fact('ReportBlocksRemoved', { blocks: gone }));
}

/** Each comes back where it lay. */
export function restoreBlocks(report: Report, ids: readonly string[]): Decided {
  if (!ids.every((id) => partOf(report.blocks, id))) return reject('block-missing');
  const back = [...new Set(ids)].filter((id) => !liveBlock(report, id));
  if (report.blockCount + back.length > reportLimits.blocks) return reject('report-full');
  return back.length === 0 ? accept() : accept(fact('ReportBlocksRestored', { blocks: back }));
}
