import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { momentCommand } from '../log/moment.ts';
import { originSchema } from '../log/origin.ts';
import type { Needs } from '../log/reads.ts';
import { text } from '../log/text.ts';
import { assigningFields } from '../team/assignment.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { decisionKinds, directions, ledgerLimits, ledgerStreamOf, lenses, ongoingKinds, rungs } from './ledger.ts';

const importance = z.int().check(z.minimum(1), z.maximum(5));
const weight = z.number().check(z.minimum(0), z.maximum(1000));
const direction = z.literal(directions);
/** Empty or not is for `decide` to say, with a reason of its own. */
const reason = text(ledgerLimits.reason);
/** A founder's evidence has a UUID, an experiment's is named after the experiment. */
const evidenceId = partId;
const webAddress = text(ledgerLimits.url).check(z.regex(/^https?:\/\//));

const ongoing = z.strictObject({
  kind: z.enum(ongoingKinds),
  id: uuid,
  goesOn: z.boolean(),
  assumptionId: z.optional(uuid),
});

/** Whether a started experiment cites an assumption is known by the experiments alone. */
const experiments: Needs = { kinds: ['experiment'] };

export const ledgerCommands = {
  StateAssumption: commandType(
    z.strictObject({
      assumptionId: uuid,
      text: text(ledgerLimits.text),
      lens: z.enum(lenses),
      importance,
      critical: z.boolean(),
      successorOf: z.optional(uuid),
      node: z.optional(partId),
      carriedFrom: z.optional(z.strictObject({ projectId: uuid, assumptionId: uuid })),
    }),
    {
      label: (data) => `State ${quoted(data['text'])}`,
      labelMany: (count) => `State ${count} assumptions`,
      begins: true,
      needs: ({ carriedFrom }) =>
        carriedFrom ? { streams: [ledgerStreamOf(carriedFrom.projectId)], ...experiments } : {},
      access: {
        creates: ({ assumptionId }) => [assumptionId],
        requires: ({ successorOf }) => (successorOf === undefined ? [] : [successorOf]),
      },
    },
  ),
  /** `base` is the text that the founder started from, so that two edits can be merged. */
  RewordAssumption: commandType(
    z.strictObject({ assumptionId: uuid, text: text(ledgerLimits.text), base: z.optional(text(ledgerLimits.text)) }),
    {
      label: (data) => `Reword to ${quoted(data['text'])}`,
      needs: () => experiments,
      access: { requires: ({ assumptionId }) => [assumptionId], overwrites: ({ assumptionId }) => [assumptionId] },
    },
  ),
  WeighAssumption: commandType(z.strictObject({ assumptionId: uuid, importance, critical: z.boolean() }), {
    label: () => 'Change how much an assumption matters',
    labelMany: (count) => `Change how much ${count} assumptions matter`,
    access: { requires: ({ assumptionId }) => [assumptionId] },
  }),
  RetireAssumption: commandType(z.strictObject({ assumptionId: uuid, reason: z.optional(reason) }), {
    label: () => 'Retire an assumption',
    labelMany: (count) => `Retire ${count} assumptions`,
    access: { requires: ({ assumptionId }) => [assumptionId] },
  }),
  ReviveAssumption: commandType(z.strictObject({ assumptionId: uuid, reason: z.optional(reason) }), {
    label: () => 'Revive an assumption',
    labelMany: (count) => `Revive ${count} assumptions`,
    access: { requires: ({ assumptionId }) => [assumptionId] },
  }),
  AssignAssumption: commandType(z.strictObject({ assumptionId: uuid, ...assigningFields }), {
    label: ({ accountId }) => (accountId === null ? 'Unassign an assumption' : 'Assign an assumption'),
    labelMany: (count) => `Assign ${count} assumptions`,
    access: { requires: ({ assumptionId }) => [assumptionId] },
  }),
  RecordEvidence: commandType(
    z.strictObject({
      evidenceId: uuid,
      assumptionId: uuid,
      direction,
      rung: z.enum(rungs),
      weight,
      text: text(ledgerLimits.evidenceText),
      interviewId: z.optional(uuid),
      quoteId: z.optional(partId),
      url: z.optional(webAddress),
    }),
    {
      label: (data) => `Record ${quoted(data['text'])}`,
      labelMany: (count) => `Record ${count} pieces of evidence`,
      access: { creates: ({ evidenceId }) => [evidenceId], requires: ({ assumptionId }) => [assumptionId] },
    },
  ),
  WithdrawEvidence: commandType(z.strictObject({ evidenceId, reason }), {
    label: () => 'Withdraw evidence',
    labelMany: (count) => `Withdraw ${count} pieces of evidence`,
    access: { requires: (data) => [data.evidenceId] },
  }),
  /** Cites evidence of another project, where the assumption is worded the same. */
  CarryEvidence: commandType(
    z.strictObject({ evidenceId: uuid, assumptionId: uuid, from: z.strictObject({ projectId: uuid, evidenceId }) }),
    {
      label: () => 'Carry evidence over',
      labelMany: (count) => `Carry ${count} pieces of evidence over`,
      needs: ({ from }) => ({ streams: [ledgerStreamOf(from.projectId)] }),
      access: { creates: (data) => [data.evidenceId], requires: ({ assumptionId }) => [assumptionId] },
    },
  ),
  /**
   * `seenVersion` is the version of the ledger that the founder looked at. `ongoing` says what becomes of each running
   * test and of each page and survey on the web, of a pivot alone; where it is absent, all of them end.
   */
  RecordDecision: commandType(
    z.strictObject({
      decisionId: uuid,
      kind: z.enum(decisionKinds),
      reason,
      reversedBy: reason,
      seenVersion: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
      askAgainOn: z.optional(z.iso.date()),
      successor: z.optional(
        z.strictObject({ ideaId: uuid, projectId: uuid, canvasId: uuid, title: text(ledgerLimits.title) }),
      ),
      ongoing: z.optional(z.array(ongoing).check(z.maxLength(ledgerLimits.ongoing))),
    }),
    {
      label: (data, idea) => `Decide on ${idea}: ${String(data['kind'])}`,
      begins: true,
      needs: ({ kind }) => (kind === 'pivot' ? { kinds: ongoingKinds } : {}),
      // Without the decision, what it leads to would be left behind.
      leads: ({ successor }) => successor !== undefined,
    },
  ),
  /** Records the result of a judged experiment as evidence. */
  RecordJudgedEvidence: commandType(
    z.strictObject({
      evidenceId,
      assumptionId: uuid,
      direction,
      rung: z.enum(rungs),
      weight,
      experimentId: uuid,
      judgement: z.int().check(z.minimum(1)),
      text: text(ledgerLimits.evidenceText),
      selfReported: z.boolean(),
    }),
    { label: () => 'Record what an experiment showed', by: 'system', begins: true },
  ),
  /** Records evidence as another workspace has it, from which its idea has moved here. */
  MoveInEvidence: commandType(
    z.strictObject({
      evidenceId,
      assumptionId: uuid,
      direction,
      rung: z.enum(rungs),
      weight,
      text: text(ledgerLimits.evidenceText),
      selfReported: z.boolean(),
      url: z.optional(webAddress),
      experimentId: z.optional(uuid),
      judgement: z.optional(z.int().check(z.minimum(1))),
      origin: originSchema,
    }),
    { label: () => 'Move evidence in', by: 'system' },
  ),
  /** An experiment was judged anew. */
  SupersedeEvidence: commandType(z.strictObject({ evidenceId, reason }), {
    label: () => 'Supersede evidence',
    by: 'system',
  }),
  NameMoment: momentCommand,
  UndoChange: { ...undoCommand, needs: () => experiments },
} as const;

export type LedgerCommandData<T extends keyof typeof ledgerCommands> = CommandDataOf<typeof ledgerCommands, T>;
export type LedgerCommand = CommandOf<typeof ledgerCommands>;
