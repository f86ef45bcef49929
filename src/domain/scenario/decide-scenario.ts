import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { fact } from '../log/recorded-event.ts';
import { sameJson } from '../log/same-json.ts';
import { oneLine } from '../text/one-line.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { type Scenario, scenarioLimits } from './scenario.ts';
import { type ScenarioCommand, type ScenarioCommandData, scenarioCommands } from './scenario-commands.ts';
import type { ScenarioFact } from './scenario-facts.ts';
import { scenarioFields } from './scenario-fields.ts';

/** Decides a scenario command whose data its schema has accepted. */
export function decideScenario(scenario: Scenario | undefined, command: Sent<ScenarioCommand>): Decision<ScenarioFact> {
  if (command.type === 'SaveScenario') return scenario ? reject('id-taken') : save(command.data);
  if (!scenario) return reject('not-found');
  switch (command.type) {
    case 'ChangeScenario':
      return change(scenario, command.data);
    case 'RemoveScenario':
      return file(scenario, true);
    case 'RestoreScenario':
      return file(scenario, false);
    case 'UndoChange':
      return decideUndo(fieldIn(scenarioFields(scenario)), command.data, (wanted) => restore(scenario, wanted));
  }
}

function save({ title: raw, ...rest }: ScenarioCommandData<'SaveScenario'>): Decision<ScenarioFact> {
  const title = oneLine(raw);
  return rejectionOf(title) ?? accept(fact('ScenarioSaved', { ...rest, title }));
}

function change(scenario: Scenario, data: ScenarioCommandData<'ChangeScenario'>): Decision<ScenarioFact> {
  const title = data.title === undefined ? scenario.title : oneLine(data.title);
  const rejection = rejectionOf(title);
  if (rejection) return rejection;
  const inputs = data.inputs ?? scenario.inputs;
  const changed = {
    ...(title !== scenario.title && { title }),
    ...(!sameJson(inputs, scenario.inputs) && { inputs }),
  };
  return Object.keys(changed).length === 0 ? accept() : accept(fact('ScenarioChanged', changed));
}

function rejectionOf(title: string): Decision<never> | undefined {
  if (title === '') return reject('name-empty');
  return title.length > scenarioLimits.title ? reject('title-too-long') : undefined;
}

function file({ removed: now }: Scenario, removed: boolean): Decision<ScenarioFact> {
  if (now === removed) return accept();
  return accept(removed ? fact('ScenarioRemoved', {}) : fact('ScenarioRestored', {}));
}

/** Leads fields to wanted values: all of them, or none. */
function restore(
  scenario: Scenario,
  { removed = scenario.removed, ...texts }: Readonly<Record<string, Json>>,
): Decision<ScenarioFact> {
  const data = scenarioCommands.ChangeScenario.schema.safeParse(texts);
  if (!data.success || typeof removed !== 'boolean') return reject('invalid-data');
  const changed = change(scenario, data.data);
  const filed = file(scenario, removed);
  return changed.kind === 'accepted' && filed.kind === 'accepted' ? accept(...changed.facts, ...filed.facts) : changed;
}
