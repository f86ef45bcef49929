import { differingParts, eachPart } from '../log/parts.ts';
import { differingFields } from '../undo/differing-fields.ts';
import type { FieldChange, Fields } from '../undo/field-change.ts';
import { emptied } from './evolve-report.ts';
import type { PlacedBlock, Report } from './report.ts';

type Field = readonly [name: string, value: Fields[string]];

const blockNames = ['heading', 'text', 'order', 'about', 'show', 'inputs'] as const;

const ofReport = (report: Report): readonly Field[] => [
  ['report:title', report.title],
  ['report:removed', report.removed],
];

/**
 * `block:{id}:{aspect}`; one that is not there counts as removed. One that was removed can be written anew, so it has
 * all.
 */
const ofBlock = (id: string, block: PlacedBlock | undefined): readonly Field[] => [
  [`block:${id}:removed`, block?.removed ?? true],
  ...(block ? blockNames.map((name) => [`block:${id}:${name}`, block[name] as Fields[string]] as const) : []),
];

/** Returns the fields that an undo can bring back. */
export function reportFields(report: Report): Fields {
  const blocks = [...eachPart(report.blocks)].flatMap((block) => ofBlock(block.id, block));
  return Object.fromEntries([...ofReport(report), ...blocks]);
}

/** Yields the changes that lead from `after` back to `before`, only for fields that differ. */
export function* reportDifferences(before: Report, after: Report): Generator<readonly [string, FieldChange]> {
  yield* differingFields(ofReport(before), ofReport(after));
  for (const [old, now] of differingParts(before.blocks, after.blocks)) {
    const id = (now ?? old)?.id ?? '';
    yield* differingFields(ofBlock(id, old), ofBlock(id, now));
  }
}

/** Without blocks, and out of every list. */
export const clearedReport = (report: Report): Report => ({ ...emptied(report), removed: true });
