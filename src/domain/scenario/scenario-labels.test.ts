import { expect, test } from 'vitest';
import { factTitle } from '../log/all-labels.ts';
import type { JsonObject } from '../log/json.ts';

const words = { status: String, criterion: String };

test.each<[string, JsonObject, string]>([
  ['ScenarioSaved', { title: 'Lean year' }, 'Saved “Lean year”'],
  ['ScenarioChanged', { title: 'Bold year', inputs: {} }, 'Renamed the scenario to “Bold year”'],
  ['ScenarioChanged', { inputs: {} }, 'Changed the scenario’s inputs'],
  ['ScenarioRemoved', {}, 'Removed the scenario'],
  ['ScenarioRestored', {}, 'Restored the scenario'],
])('%s %j', (type, data, title) => {
  expect(factTitle({ type, data }, words)).toBe(title);
});
