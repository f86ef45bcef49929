import type { JsonObject } from '#domain/log/json.ts';
import { type CommandKind, simply, uuid } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Few, so that commands meet. */
const scenarios = 2;
const titles = ['Lean year', 'Bold year', '', 'x'.repeat(141)];
const inputs = [{ yes: '15', asked: '50' }, { yes: '20' }, {}, { 'no field': 'x' }];

const scenarioKind = (weight: number, type: string, data: (dice: Dice) => JsonObject = () => ({})): CommandKind => ({
  weight,
  roll: (dice) => ({ scenario: dice.below(scenarios), data: data(dice) }),
  draft: ({ scenario, data: rolled }: { scenario: number; data: JsonObject }) =>
    simply(type, `scenario-${uuid(scenario, 9)}`, rolled),
});

/** Every kind of command that a founder sends to scenarios, valid and not. */
export const scenarioCommandKinds = {
  scenario: scenarioKind(3, 'SaveScenario', (dice) => ({
    ...{ calculator: dice.pick(['wilson', 'runway', 'No such']), title: dice.pick(titles), inputs: dice.pick(inputs) },
  })),
  changeScenario: scenarioKind(3, 'ChangeScenario', (dice) =>
    dice.pick([{ title: dice.pick(titles) }, { inputs: dice.pick(inputs) }]),
  ),
  removeScenario: scenarioKind(1, 'RemoveScenario'),
  restoreScenario: scenarioKind(1, 'RestoreScenario'),
} satisfies Record<string, CommandKind>;
