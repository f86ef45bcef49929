import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo, useState } from 'react';
import type { Scenario } from '#domain/scenario/scenario.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { compute } from '#domain/toolkit/compute-calculator.ts';
import { scenarioLabels as labels } from '#features/toolkit/labels.ts';
import { ScenarioList } from '#features/toolkit/ScenarioList.tsx';
import { scenariosOf } from '#machines/toolkit/select-scenarios.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useApp } from '../../app-context.ts';
import { comparedAtMost, comparisonHref, toolkitHref } from './toolkit-href.ts';

export interface ScenariosOfProps {
  readonly calculator: Calculator;
  readonly openId: string | undefined;
  readonly onRename: (scenario: Scenario) => void;
  readonly onRemove: (scenario: Scenario) => void;
}

/** The saved scenarios of one calculator; some can be selected for comparison. */
export function ScenariosOf({ calculator, openId, onRename, onRemove }: ScenariosOfProps) {
  const { workspace } = useApp().services;
  const all = useAtom(scenariosOf(workspace));
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const listed = useMemo(
    () =>
      all
        .filter((each) => each.calculator === calculator.id)
        .map((scenario) => ({ scenario, note: noteOf(calculator, scenario) })),
    [all, calculator],
  );
  // What was removed since is not selected any more.
  const chosen = listed.flatMap(({ scenario }) => (selected.has(scenario.id) ? [scenario] : []));
  const canCompare = chosen.length >= 2 && chosen.length <= comparedAtMost;
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={2} size="subheading">
        {labels.list}
      </Heading>
      {listed.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.none}</p>}
      {listed.length > 0 && (
        <ScenarioList
          label={labels.list}
          scenarios={listed}
          hrefOf={({ id }) => toolkitHref({ calculator: calculator.id, scenario: id })}
          openId={openId}
          selected={new Set(chosen.map(({ id }) => id))}
          onSelect={(id, isSelected) => select(isSelected ? selected.union(new Set([id])) : without(selected, id))}
          onRename={onRename}
          onRemove={onRemove}
        />
      )}
      {listed.length > 1 &&
        (canCompare ? (
          <div>
            <ButtonLink href={comparisonHref(calculator, chosen)}>{labels.compare}</ButtonLink>
          </div>
        ) : (
          <p className={css({ color: 'ink.muted' })}>{labels.compareHint}</p>
        ))}
    </section>
  );
}

const without = (all: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...all].filter((each) => each !== id));

/** Returns a scenario's result. A result that takes longer than a frame is computed when the scenario is opened. */
function noteOf(calculator: Calculator, { inputs }: Scenario): string {
  if (calculator.isSlow) return labels.openForResult;
  const result = compute(calculator, inputs);
  return result.kind === 'answer' ? result.headline : result.words;
}
