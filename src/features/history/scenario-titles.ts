import type { JsonObject } from '#domain/log/json.ts';
import type { ScenarioFact } from '#domain/scenario/scenario-facts.ts';
import { quoted } from '#domain/text/quoted.ts';

type Titles = {
  readonly [T in ScenarioFact['type']]: (data: Extract<ScenarioFact, { readonly type: T }>['data']) => string;
};

const titles: Titles = {
  ScenarioSaved: ({ title }) => `Saved ${quoted(title)}`,
  ScenarioChanged: ({ title }) =>
    title === undefined ? 'Changed the scenario’s inputs' : `Renamed the scenario to ${quoted(title)}`,
  ScenarioRemoved: () => 'Removed the scenario',
  ScenarioRestored: () => 'Restored the scenario',
};

/** Describes a fact about a scenario; undefined for any other. */
export const scenarioTitle = (type: string, data: JsonObject): string | undefined =>
  Object.hasOwn(titles, type) ? titles[type as ScenarioFact['type']](data as never) : undefined;
