import type { JsonObject } from '../log/json.ts';

/** Typed texts, by the names of a calculator's fields. */
export type ScenarioInputs = Readonly<Record<string, string>>;

/** Saved inputs of a calculator, folded from their stream. What they come to is worked out when they are shown. */
export interface Scenario {
  readonly id: string;
  /** The id of the calculator. One that this build doesn't know is kept as it is. */
  readonly calculator: string;
  /** Name that the founder gave it. */
  readonly title: string;
  readonly inputs: ScenarioInputs;
  readonly removed: boolean;
  /** By the founder's clock. ISO 8601. */
  readonly savedAt: string;
  readonly changedAt: string;
}

/** In UTF-16 units; `fields` is a number of them, `inputs` what all of them hold together. */
export const scenarioLimits = { title: 140, fields: 20, inputs: 21_000 } as const;

export const isWithinLimits = (inputs: ScenarioInputs): boolean =>
  Object.keys(inputs).length <= scenarioLimits.fields &&
  Object.values(inputs).reduce((sum, text) => sum + text.length, 0) <= scenarioLimits.inputs;

/** Returns inputs in the form in which commands and facts carry them. */
export const inputsAsJson = (inputs: ScenarioInputs): JsonObject => ({ ...inputs });
