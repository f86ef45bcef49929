import { EllipsisVertical } from 'lucide-react';
import type { Scenario } from '#domain/scenario/scenario.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { scenarioLabels as labels } from './labels.ts';

export interface ListedScenario {
  readonly scenario: Scenario;
  /** Its result, or the name of its calculator. */
  readonly note: string;
}

export interface ScenarioListProps {
  readonly label: string;
  readonly scenarios: readonly ListedScenario[];
  readonly hrefOf: (scenario: Scenario) => string;
  /** The one that is shown. */
  readonly openId?: string | undefined;
  /** Ids of the selected scenarios, if some can be compared. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (id: string, isSelected: boolean) => void;
  readonly onRename: (scenario: Scenario) => void;
  readonly onRemove: (scenario: Scenario) => void;
}

/** Saved inputs, each with what it comes to. */
export function ScenarioList(props: ScenarioListProps) {
  const { label, scenarios, hrefOf, openId, selected, onSelect, onRename, onRemove } = props;
  return (
    <ul aria-label={label}>
      {scenarios.map(({ scenario, note }) => {
        const { id, title, changedAt } = scenario;
        return (
          <li key={id} className={row}>
            {selected && (
              <span className={css({ flex: 'none' })}>
                <Checkbox
                  label={labels.select(title)}
                  isLabelHidden
                  isSelected={selected.has(id)}
                  onChange={(isSelected) => onSelect?.(id, isSelected)}
                />
              </span>
            )}
            <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
              <Link href={hrefOf(scenario)} aria-current={id === openId ? 'page' : undefined}>
                {title}
              </Link>
              <span className={css({ display: 'block', color: 'ink.muted' })}>{note}</span>
            </span>
            <span className={when}>
              <DateDisplay at={changedAt} form="recent" />
            </span>
            <RowMenu label={labels.actions(title)} icon={<EllipsisVertical aria-hidden="true" />}>
              <MenuRows
                groups={[
                  [
                    { id: 'rename', label: labels.rename, onAction: () => onRename(scenario) },
                    { id: 'remove', label: labels.remove, isDangerous: true, onAction: () => onRemove(scenario) },
                  ],
                ]}
              />
            </RowMenu>
          </li>
        );
      })}
    </ul>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minHeight: 'touch',
  paddingBlock: '8',
  borderBottom: 'hairline',
  _hover: { background: 'surface' },
});
const when = css({ color: 'ink.muted', textStyle: 'small', display: { base: 'none', tablet: 'inline' } });
