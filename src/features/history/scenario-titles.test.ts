import { expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { scenarioTitle } from './scenario-titles.ts';

test.each<[string, JsonObject, string | undefined]>([
  ['ScenarioSaved', { title: 'Lean year' }, 'Saved “Lean year”'],
  ['ScenarioChanged', { title: 'Bold year', inputs: {} }, 'Renamed the scenario to “Bold year”'],
  ['ScenarioChanged', { inputs: {} }, 'Changed the scenario’s inputs'],
  ['ScenarioRemoved', {}, 'Removed the scenario'],
  ['ScenarioRestored', {}, 'Restored the scenario'],
  ['SurveyRemoved', {}, undefined],
  ['toString', {}, undefined],
])('%s %j', (type, data, title) => {
  expect(scenarioTitle(type, data)).toBe(title);
});
