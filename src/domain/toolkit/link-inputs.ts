import { scenarioLimits } from '../scenario/scenario.ts';
import type { Calculator } from './calculator.ts';
import { fieldsOf, plainInputs } from './read-inputs.ts';

type Inputs = Readonly<Record<string, string>>;

/** Inputs as one search parameter of a link: nothing is stored for it. */
export const inputsAsText = (calculator: Calculator, inputs: Inputs): string =>
  new URLSearchParams(plainInputs(calculator, inputs)).toString();

/** Inputs under a name. */
export interface NamedInputs {
  readonly title: string;
  readonly inputs: Inputs;
}

/** The same for several beside each other, in their order. */
export const comparedAsText = (calculator: Calculator, compared: readonly NamedInputs[]): string =>
  new URLSearchParams(compared.map(({ title, inputs }) => [title, inputsAsText(calculator, inputs)])).toString();

/** Reads several named inputs from a link; cuts a name to the longest that can be saved. */
export const comparedOfText = (calculator: Calculator, text: string | undefined): readonly NamedInputs[] =>
  [...new URLSearchParams(text ?? '')].map(([title, inputs]) => ({
    title: title.slice(0, scenarioLimits.title),
    inputs: inputsOfText(calculator, inputs),
  }));

/** In characters of an address, from its first slash: what a way through the sign-in page keeps. */
export const longestLink = 2000;

/** Reads the inputs from a link, as they would be typed. Leaves out names that no field of the calculator has. */
export function inputsOfText(calculator: Calculator, text: string | undefined): Inputs {
  const said = new URLSearchParams(text ?? '');
  const names = Object.keys(fieldsOf(calculator));
  return Object.fromEntries(names.flatMap((name) => (said.has(name) ? [[name, said.get(name) ?? '']] : [])));
}
