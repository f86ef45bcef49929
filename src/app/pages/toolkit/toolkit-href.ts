import { buildPath } from '#domain/routes/build-path.ts';
import type { ParamsOf } from '#domain/routes/routes.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { comparedAsText, longestLink, type NamedInputs } from '#domain/toolkit/link-inputs.ts';

/** The address of scenarios side by side. It carries their inputs if there is room, for whoever has none of them. */
export function comparisonHref(
  calculator: Calculator,
  scenarios: readonly (NamedInputs & { readonly id: string })[],
): string {
  const params = { calculator: calculator.id, compare: scenarios.map(({ id }) => id).join(',') };
  const whole = toolkitHref({ ...params, inputs: comparedAsText(calculator, scenarios) });
  return whole.length <= longestLink ? whole : toolkitHref(params);
}

/** The address of the toolkit, of a calculator, a scenario or a comparison. */
export const toolkitHref = (params: ParamsOf<'toolkit'> = {}): string => buildPath({ name: 'toolkit', params });

/** More columns than this can't be read beside each other. */
export const comparedAtMost = 4;
