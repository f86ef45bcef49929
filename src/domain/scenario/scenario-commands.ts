import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { text } from '../log/text.ts';
import { quoted } from '../text/quoted.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { isWithinLimits, scenarioLimits } from './scenario.ts';

const title = text(1000);
/** The names of fields are a calculator's own, and it reads whatever was typed into them. */
const inputs = z
  .record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,31}$/)), text(scenarioLimits.inputs))
  .check(z.refine(isWithinLimits, { error: 'holds more than a calculator has fields for' }));

export const scenarioCommands = {
  SaveScenario: commandType(
    z.strictObject({ calculator: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/)), title, inputs }),
    {
      label: (data) => `Save ${quoted(data['title'])}`,
      labelMany: (count) => `Save ${count} scenarios`,
      begins: true,
    },
  ),
  /** The inputs as a whole: half of one calculation and half of another mean nothing. The last writer wins. */
  ChangeScenario: commandType(z.strictObject({ title: z.optional(title), inputs: z.optional(inputs) }), {
    label: (_, scenario) => `Change ${scenario}`,
    labelMany: (count) => `Change ${count} scenarios`,
  }),
  RemoveScenario: commandType(z.strictObject({}), {
    label: (_, scenario) => `Remove ${scenario}`,
    labelMany: (count) => `Remove ${count} scenarios`,
  }),
  RestoreScenario: commandType(z.strictObject({}), {
    label: (_, scenario) => `Restore ${scenario}`,
    labelMany: (count) => `Restore ${count} scenarios`,
  }),
  UndoChange: undoCommand,
} as const;

export type ScenarioCommandData<T extends keyof typeof scenarioCommands> = CommandDataOf<typeof scenarioCommands, T>;
export type ScenarioCommand = CommandOf<typeof scenarioCommands>;
