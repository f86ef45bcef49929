import { useSelector } from '@xstate/react';
import type { Assumption } from '#domain/ledger/ledger.ts';
import type { EvidenceListActor } from '#machines/validate/evidence-list.machine.ts';
import { countOfSet, evidenceSources } from '#machines/validate/list-evidence.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/Select.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { directionLabels, evidenceLabels, sourceLabels } from './labels.ts';

export interface EvidenceFiltersProps {
  readonly page: EvidenceListActor;
  readonly assumptions: readonly Assumption[];
}

const labels = evidenceLabels.filters;
const any = { value: 'any', label: labels.any } as const;
const directionOptions = [
  any,
  ...(['1', '0', '-1'] as const).map((value) => ({ value, label: directionLabels[value] })),
];
const sourceOptions = [any, ...evidenceSources.map((value) => ({ value, label: sourceLabels[value] }))];
const directionOf = { any: null, '1': 1, '0': 0, '-1': -1 } as const;

/** Filters of the evidence list; on a phone behind one line, which says how many are set. */
export function EvidenceFilters(props: EvidenceFiltersProps) {
  const set = useSelector(props.page, ({ context }) => countOfSet(context.filter));
  if (!useIsNarrow()) return <Fields {...props} />;
  return (
    <Disclosure summary={labels.fold(set)}>
      <Fields {...props} />
    </Disclosure>
  );
}

function Fields({ page, assumptions }: EvidenceFiltersProps) {
  const { assumptionId, direction, source, hasSuperseded } = useSelector(page, ({ context }) => context.filter);
  const assumptionOptions = [any, ...assumptions.map(({ id, text }) => ({ value: id, label: text }))];
  return (
    <fieldset aria-label={labels.group} className={line}>
      <div className={wide}>
        <Select
          label={labels.assumption}
          options={assumptionOptions}
          value={assumptionId ?? 'any'}
          onChange={(chosen) =>
            page.send({ type: 'filter.changed', change: { assumptionId: chosen === 'any' ? null : chosen } })
          }
        />
      </div>
      <div className={narrow}>
        <Select
          label={labels.direction}
          options={directionOptions}
          value={direction === null ? 'any' : `${direction}`}
          onChange={(chosen) => page.send({ type: 'filter.changed', change: { direction: directionOf[chosen] } })}
        />
      </div>
      <div className={narrow}>
        <Select
          label={labels.source}
          options={sourceOptions}
          value={source ?? 'any'}
          onChange={(chosen) =>
            page.send({ type: 'filter.changed', change: { source: chosen === 'any' ? null : chosen } })
          }
        />
      </div>
      <Checkbox
        label={labels.superseded}
        isSelected={hasSuperseded}
        onChange={(chosen) => page.send({ type: 'filter.changed', change: { hasSuperseded: chosen } })}
      />
    </fieldset>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12',
  border: 'none',
  padding: '0',
});
const wide = css({
  flex: { laptop: '1' },
  width: { base: 'full', laptop: 'auto' },
  minWidth: '160',
  maxWidth: { laptop: 'form' },
});
const narrow = css({ flex: { base: '1', laptop: 'none' }, minWidth: '96' });
