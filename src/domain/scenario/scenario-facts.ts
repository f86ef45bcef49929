import type { FactOf } from '../log/recorded-event.ts';
import type { ScenarioInputs } from './scenario.ts';

type Nothing = Record<string, never>;

type ScenarioFactData = {
  readonly ScenarioSaved: { readonly calculator: string; readonly title: string; readonly inputs: ScenarioInputs };
  readonly ScenarioChanged: { readonly title?: string; readonly inputs?: ScenarioInputs };
  readonly ScenarioRemoved: Nothing;
  readonly ScenarioRestored: Nothing;
};

/** All facts that can happen to saved inputs. */
export type ScenarioFact = FactOf<ScenarioFactData>;

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const scenarioFoldVersion = 1;
