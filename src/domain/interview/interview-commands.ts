import * as z from 'zod/mini';
import { directions } from '../ledger/ledger.ts';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { text } from '../log/text.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { answers, commitments, interviewLimits } from './interview.ts';

const person = text(interviewLimits.person);
const lastTime = text(interviewLimits.lastTime);
const on = z.iso.date();
const commitment = z.enum(commitments);
const answer = z.enum(answers);

export const interviewCommands = {
  LogInterview: commandType(
    z.strictObject({ projectId: uuid, experimentId: z.optional(uuid), person, on, lastTime, commitment, answer }),
    // No name of a person in the list of what waits or can be undone.
    { label: () => 'Log an interview', labelMany: (count) => `Log ${count} interviews`, begins: true },
  ),
  /** `base` is the text that the founder started from, so that two edits can be merged. */
  EditInterview: commandType(
    z.strictObject({
      person: z.optional(person),
      on: z.optional(on),
      lastTime: z.optional(lastTime),
      commitment: z.optional(commitment),
      answer: z.optional(answer),
      base: z.optional(z.strictObject({ lastTime: z.optional(lastTime) })),
    }),
    {
      label: () => 'Edit an interview',
      labelMany: (count) => `Edit ${count} interviews`,
      access: { overwrites: (data) => (data.lastTime === undefined ? [] : ['lastTime']) },
    },
  ),
  /** The same id again marks it anew. */
  MarkQuote: commandType(
    z.strictObject({
      quoteId: partId,
      text: text(interviewLimits.quote),
      assumptionId: uuid,
      mark: z.literal(directions),
    }),
    {
      label: () => 'Mark a quote',
      labelMany: (count) => `Mark ${count} quotes`,
      access: { creates: ({ quoteId }) => [quoteId] },
    },
  ),
  UnmarkQuote: commandType(z.strictObject({ quoteId: partId }), {
    label: () => 'Unmark a quote',
    labelMany: (count) => `Unmark ${count} quotes`,
    access: { requires: ({ quoteId }) => [quoteId] },
  }),
  /** For assistants: what they find counts for nothing until a person has accepted it. `by` is what they are called. */
  ProposeQuote: commandType(
    z.strictObject({
      quoteId: partId,
      text: text(interviewLimits.quote),
      assumptionId: uuid,
      mark: z.literal(directions),
      by: text(interviewLimits.proposer),
    }),
    {
      label: () => 'Propose a quote',
      labelMany: (count) => `Propose ${count} quotes`,
      access: { creates: ({ quoteId }) => [quoteId] },
    },
  ),
  /** Makes a proposed quote one of the founder's, under the same id. */
  AcceptQuote: commandType(z.strictObject({ quoteId: partId }), {
    label: () => 'Accept a quote',
    labelMany: (count) => `Accept ${count} quotes`,
    access: { requires: ({ quoteId }) => [quoteId] },
  }),
  DismissQuote: commandType(z.strictObject({ quoteId: partId }), {
    label: () => 'Dismiss a quote',
    labelMany: (count) => `Dismiss ${count} quotes`,
    access: { requires: ({ quoteId }) => [quoteId] },
  }),
  RemoveInterview: commandType(z.strictObject({}), {
    label: () => 'Remove an interview',
    labelMany: (count) => `Remove ${count} interviews`,
  }),
  RestoreInterview: commandType(z.strictObject({}), {
    label: () => 'Restore an interview',
    labelMany: (count) => `Restore ${count} interviews`,
  }),
  /** Deletes the person's words everywhere; what was counted stays. */
  ErasePerson: commandType(z.strictObject({}), { label: () => 'Erase a person', waitsForServer: true }),
  UndoChange: undoCommand,
} as const;

export type InterviewCommandData<T extends keyof typeof interviewCommands> = CommandDataOf<typeof interviewCommands, T>;
export type InterviewCommand = CommandOf<typeof interviewCommands>;
