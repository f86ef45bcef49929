import type { JsonObject } from '#domain/log/json.ts';
import { partOf } from '#domain/log/parts.ts';
import type { Report } from '#domain/report/report.ts';
import { type CommandKind, simply, uuid, type View } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Few of each, so that commands meet. */
const reports = 2;
const ids = ['intro', 'table', 'walk', 'words'] as const;
const kindOf = { intro: 'text', table: 'assumptions', walk: 'corridor', words: 'quotes' } as const;
const reportOf = (n: number): string => `report-${uuid(n, 9)}`;
const texts = ['', 'one\ntwo\nthree', 'one\n2\nthree', 'ONE\ntwo\nthree', 'quite other'];
const titles = ['Bread', 'Cake', '', 'x'.repeat(141)];

/** One that sends what was rolled as it is. */
const reportKind = (weight: number, type: string, data: (dice: Dice) => JsonObject = () => ({})): CommandKind => ({
  weight,
  roll: (dice) => ({ report: dice.below(reports), data: data(dice) }),
  draft: ({ report, data: rolled }: { report: number; data: JsonObject }) => simply(type, reportOf(report), rolled),
});

const block = (id: (typeof ids)[number]) => ({ id, kind: kindOf[id], text: `About ${id}` });
const some = (dice: Dice): (typeof ids)[number][] => [...new Set([dice.pick(ids), dice.pick(ids)])];
const after = (dice: Dice) => (dice.chance(0.5) ? { after: dice.pick([null, ...ids]) } : {});
const grant = (dice: Dice): string => `grant-${dice.below(3)}`.padEnd(22, 'x');

/** Every kind of command that a founder sends to reports, valid and not. */
export const reportCommandKinds = {
  report: reportKind(4, 'WriteReport', (dice) => ({
    ...{ projectId: uuid(0, 1), title: dice.pick(titles), template: 'one-pager' },
    blocks: some(dice).map(block),
  })),
  retitleReport: reportKind(1, 'RetitleReport', (dice) => ({ title: dice.pick(titles) })),
  addToReport: reportKind(3, 'AddToReport', (dice) => ({
    blocks: some(dice).map((id) => ({ ...block(id), ...after(dice) })),
  })),
  setReportBlock: reportKind(2, 'SetReportBlock', (dice) => ({
    block: dice.pick(ids),
    ...dice.pick([{ show: 'critical' }, { about: 'a' }, { about: null, show: null }]),
  })),
  reportText: {
    weight: 4,
    roll: (dice) => ({
      ...{ report: dice.below(reports), block: dice.pick(ids), text: dice.pick(texts) },
      base: dice.pick(['seen', 'stale', 'none']),
    }),
    draft(
      { report, block: id, text, base }: { report: number; block: string; text: string; base: string },
      view: View,
    ) {
      const seen = partOf((view.shown(reportOf(report)) as Report | undefined)?.blocks ?? {}, id)?.text ?? '';
      const from = { seen: { base: seen }, stale: { base: 'one\ntwo\nthree' }, none: {} };
      const data = { block: id, field: 'text', text, ...from[base as 'seen'] };
      return simply('EditReportText', reportOf(report), data);
    },
  },
  moveReportBlocks: reportKind(2, 'MoveReportBlocks', (dice) => ({ blocks: some(dice), ...after(dice) })),
  removeReportBlocks: reportKind(2, 'RemoveReportBlocks', (dice) => ({ blocks: some(dice) })),
  restoreReportBlocks: reportKind(1, 'RestoreReportBlocks', (dice) => ({ blocks: some(dice) })),
  freezeReport: reportKind(2, 'FreezeReport'),
  shareReport: reportKind(2, 'ShareReport', (dice) => ({
    grant: grant(dice),
    ...(dice.chance(0.5) ? { freeze: 1 + dice.below(2) } : {}),
  })),
  revokeReport: reportKind(1, 'RevokeReport', (dice) => ({ grant: grant(dice) })),
  fileReport: {
    weight: 1,
    roll: (dice) => ({ report: dice.below(reports), type: dice.pick(['RemoveReport', 'RestoreReport']) }),
    draft: ({ report, type }: { report: number; type: string }) => simply(type, reportOf(report)),
  },
} satisfies Record<string, CommandKind>;
