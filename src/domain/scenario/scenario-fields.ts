import type { Fields } from '../undo/field-change.ts';
import { inputsAsJson, type Scenario } from './scenario.ts';

/** Returns the fields that an undo can bring back. */
export const scenarioFields = ({ title, inputs, removed }: Scenario): Fields => ({
  title,
  inputs: inputsAsJson(inputs),
  removed,
});
