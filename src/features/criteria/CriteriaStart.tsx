import { percentOf } from '#domain/text/figures.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import { type CriterionTemplate, criteriaTemplates } from '#machines/vault/criteria-draft.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { labels } from './labels.ts';

export interface CriteriaStartProps {
  readonly newId: () => string;
  readonly onChoose: (criteria: readonly Criterion[]) => void;
}

const sets: readonly {
  readonly name: string;
  readonly note: string;
  readonly template: readonly CriterionTemplate[];
}[] = [
  {
    name: labels.start.founder,
    note: labels.start.founderNote,
    template: criteriaTemplates.founder,
  },
  { name: labels.start.ice, note: labels.start.iceNote, template: criteriaTemplates.ice },
  { name: labels.start.lenses, note: labels.start.lensesNote, template: criteriaTemplates.even },
];

/** Sets to begin with, while there are no criteria. Everything about them can be changed. */
export function CriteriaStart({ newId, onChoose }: CriteriaStartProps) {
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={3} size="label">
        {labels.start.heading}
      </Heading>
      <ul className={css({ borderTop: 'hairline' })}>
        {sets.map(({ name, note, template }) => (
          <li key={name} className={row}>
            <div>
              <strong className={css({ fontWeight: 'medium' })}>{name}</strong>
              <p className={css({ color: 'ink.muted' })}>{note}</p>
              <p className={css({ textStyle: 'small' })}>
                {template.map((each) => `${each.name} ${percentOf(each.weight)}`).join(', ')}
              </p>
            </div>
            <Button
              size="small"
              aria-label={labels.start.named(name)}
              onPress={() => onChoose(template.map((each) => ({ id: newId(), ...each })))}
            >
              {labels.start.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16',
  py: '12',
  borderBottom: 'hairline',
});
