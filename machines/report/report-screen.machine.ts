import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CommandDraft, reportDraft } from '#domain/log/command-draft.ts';
import type { NewReportBlock, ReportCommandData } from '#domain/report/report-commands.ts';
import { isSameMoment, live, type ReportMoment } from '#domain/report/report-moment.ts';
import { issue } from '../issue.ts';

interface ReportScreenContext {
  readonly reportId: string;
  /** The moment that is shown. */
  readonly moment: ReportMoment;
  /** The moments that are compared, or were last. */
  readonly compared: { readonly from: ReportMoment; readonly to: ReportMoment };
  /** The block that is worked on; it may be gone by now. */
  readonly block: string | null;
  /** The number of the freeze that was asked for, until it is recorded and shown, or rejected; null while none is. */
  readonly awaited: number | null;
}

type Settings = Omit<ReportCommandData<'SetReportBlock'>, 'block'>;

/** A new text for a block, with the text that it replaces. */
export interface WrittenText {
  readonly field: 'heading' | 'text';
  readonly base: string;
  readonly text: string;
}

export type ReportScreenEvent =
  | { readonly type: 'moment.chosen'; readonly moment: ReportMoment }
  /** The moment from the address. */
  | { readonly type: 'moment.read'; readonly moment: ReportMoment }
  | { readonly type: 'naming.opened' }
  | { readonly type: 'title.set'; readonly title: string }
  | { readonly type: 'block.added'; readonly block: NewReportBlock }
  | { readonly type: 'block.opened'; readonly id: string }
  /** Behind that block; first if null. */
  | { readonly type: 'block.moved'; readonly id: string; readonly after: string | null }
  | { readonly type: 'block.removed'; readonly id: string }
  | { readonly type: 'block.saved'; readonly texts: readonly WrittenText[]; readonly settings: Settings | null }
  /** Which freeze it will be: 1, 2, 3 … */
  | { readonly type: 'freeze.asked'; readonly freeze: number }
  /** How many the log has. */
  | { readonly type: 'freezes.counted'; readonly count: number }
  /** Nothing comes of the one that was asked for: the next one may be another device's. */
  | { readonly type: 'freeze.rejected' }
  | { readonly type: 'sharing.opened' }
  /** Shares a freeze, or the current report if null. */
  | {
      readonly type: 'share.asked';
      readonly grant: string;
      readonly freeze: number | null;
      readonly expiresAt: string | null;
    }
  | { readonly type: 'share.revoked'; readonly grant: string }
  | { readonly type: 'pdf.opened' }
  /** With now, at first. */
  | { readonly type: 'comparison.opened'; readonly from: ReportMoment }
  | { readonly type: 'comparison.changed'; readonly side: 'from' | 'to'; readonly moment: ReportMoment }
  | { readonly type: 'report.removed' }
  | { readonly type: 'overlay.closed' };

type EventOf<Type> = Extract<ReportScreenEvent, { readonly type: Type }>;

const issuing = <Event>(drafts: (context: ReportScreenContext, event: Event) => readonly CommandDraft[]) => ({
  type: 'issue' as const,
  params: ({ context, event }: { context: ReportScreenContext; event: Event }) => ({ drafts: drafts(context, event) }),
});

const awaitedMoment = ({ moment, awaited }: ReportScreenContext): ReportMoment =>
  awaited === null ? moment : { kind: 'frozen', freeze: awaited };

/** Only what differs from what stood there. */
function saving({ reportId, block }: ReportScreenContext, { texts, settings }: EventOf<'block.saved'>) {
  if (block === null) return [];
  return [
    ...texts
      .filter(({ base, text }) => base !== text)
      .map((written) => reportDraft('EditReportText', reportId, { block, ...written })),
    ...(settings ? [reportDraft('SetReportBlock', reportId, { block, ...settings })] : []),
  ];
}

/**
 * Reading and writing one report: at which moment it is looked at, and what becomes of its blocks. Action to provide:
 * `writeAddress`.
 */
export const reportScreenMachine = setup({
  types: {
    context: {} as ReportScreenContext,
    events: {} as ReportScreenEvent,
    input: {} as { readonly reportId: string; readonly moment: ReportMoment },
  },
  guards: {
    isLive: ({ context }) => context.moment.kind === 'live',
    // A link shows the report as it reads now, or a freeze.
    canBeShared: ({ context }) => context.moment.kind !== 'day',
    isElsewhere: ({ context }, { moment }: { moment: ReportMoment }) => !isSameMoment(moment, context.moment),
    isAwaited: ({ context: { awaited } }, { count }: { count: number }) => awaited !== null && count >= awaited,
  },
  actions: {
    set: assign((_, change: Partial<Pick<ReportScreenContext, 'moment' | 'block' | 'compared' | 'awaited'>>) => change),
    writeAddress: (_, _params: { readonly moment: ReportMoment }) => {},
    issue,
  },
}).createMachine({
  id: 'reportScreen',
  context: ({ input }) => ({ ...input, block: null, awaited: null, compared: { from: live, to: live } }),
  initial: 'reading',
  on: {
    'moment.read': {
      guard: { type: 'isElsewhere', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'set', params: ({ event: { moment } }) => ({ moment, awaited: null }) },
    },
    'freeze.asked': {
      guard: 'isLive',
      actions: [
        issuing(({ reportId }) => [reportDraft('FreezeReport', reportId, {})]),
        { type: 'set', params: ({ event: { freeze } }) => ({ awaited: freeze }) },
      ],
    },
    'freeze.rejected': { actions: { type: 'set', params: { awaited: null } } },
  },
  states: {
    reading: {
      description: 'The report is read; while it is live its blocks are added, moved and removed.',
      on: {
        'moment.chosen': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          actions: [
            { type: 'set', params: ({ event: { moment } }) => ({ moment, awaited: null }) },
            { type: 'writeAddress', params: ({ event: { moment } }) => ({ moment }) },
          ],
        },
        'freezes.counted': {
          guard: { type: 'isAwaited', params: ({ event }) => event },
          actions: [
            { type: 'set', params: ({ context }) => ({ moment: awaitedMoment(context), awaited: null }) },
            { type: 'writeAddress', params: ({ context: { moment } }) => ({ moment }) },
          ],
        },
        'naming.opened': { guard: 'isLive', target: 'naming' },
        'block.added': {
          guard: 'isLive',
          target: 'editing',
          actions: [
            issuing(({ reportId }, { block }: EventOf<'block.added'>) => [
              reportDraft('AddToReport', reportId, { blocks: [block] }),
            ]),
            { type: 'set', params: ({ event }) => ({ block: event.block.id }) },
          ],
        },
        'block.opened': {
          guard: 'isLive',
          target: 'editing',
          actions: { type: 'set', params: ({ event }) => ({ block: event.id }) },
        },
        'block.moved': {
          guard: 'isLive',
          actions: issuing(({ reportId }, { id, after }: EventOf<'block.moved'>) => [
            reportDraft('MoveReportBlocks', reportId, { blocks: [id], after }),
          ]),
        },
        'block.removed': {
          guard: 'isLive',
          actions: issuing(({ reportId }, { id }: EventOf<'block.removed'>) => [
            reportDraft('RemoveReportBlocks', reportId, { blocks: [id] }),
          ]),
        },
        'sharing.opened': { guard: 'canBeShared', target: 'sharing' },
        'pdf.opened': 'choosingPdf',
        'comparison.opened': {
          target: 'comparing',
          actions: { type: 'set', params: ({ event: { from } }) => ({ compared: { from, to: live } }) },
        },
        'report.removed': {
          target: 'removed',
          actions: issuing(({ reportId }) => [reportDraft('RemoveReport', reportId, {})]),
        },
      },
    },
    editing: {
      description: 'The heading, the words and the question of one block are changed.',
      on: {
        'block.saved': { target: 'reading', actions: issuing(saving) },
        'overlay.closed': 'reading',
      },
    },
    naming: {
      description: 'The report gets another title; what is frozen keeps its own.',
      on: {
        'title.set': {
          target: 'reading',
          actions: issuing(({ reportId }, { title }: EventOf<'title.set'>) => [
            reportDraft('RetitleReport', reportId, { title }),
          ]),
        },
        'overlay.closed': 'reading',
      },
    },
    sharing: {
      description: 'The links to the report are listed, made and revoked.',
      on: {
        'share.asked': {
          actions: issuing(({ reportId }, { grant, freeze, expiresAt }: EventOf<'share.asked'>) => [
            reportDraft('ShareReport', reportId, { grant, freeze, expiresAt }),
          ]),
        },
        'share.revoked': {
          actions: issuing(({ reportId }, { grant }: EventOf<'share.revoked'>) => [
            reportDraft('RevokeReport', reportId, { grant }),
          ]),
        },
        'overlay.closed': 'reading',
      },
    },
    choosingPdf: {
      description: 'The version and the paper of a PDF are chosen.',
      on: { 'overlay.closed': 'reading' },
    },
    comparing: {
      description: 'What differs between two moments.',
      on: {
        'comparison.changed': {
          actions: {
            type: 'set',
            params: ({ context: { compared }, event: { side, moment } }) => ({
              compared: { ...compared, [side]: moment },
            }),
          },
        },
        'overlay.closed': 'reading',
      },
    },
    removed: { type: 'final', description: 'The report is gone from every list.' },
  },
});

export type ReportScreenActor = ActorRefFrom<typeof reportScreenMachine>;
