import type { Criterion } from '#domain/vault/vault.ts';
import { type CriterionTemplate, criteriaTemplates } from '#machines/criteria-draft.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { percentText } from './weight-text.ts';

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
    name: 'What founders ask first',
    note: 'Does it hurt, would they pay, how many are there, can you make it.',
    template: criteriaTemplates.founder,
  },
  { name: 'ICE', note: 'Quick and rough: impact, how sure you are, ease.', template: criteriaTemplates.ice },
  { name: 'Three lenses', note: 'Do people want it, can it be made, can it pay.', template: criteriaTemplates.even },
];

/** Sets to begin with, while there are no criteria. Everything about them can be changed. */
export function CriteriaStart({ newId, onChoose }: CriteriaStartProps) {
  return (
    <section className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <Heading level={3} size="label">
        Begin with a set, and change what does not fit
      </Heading>
      <ul className={css({ borderTop: 'hairline' })}>
        {sets.map(({ name, note, template }) => (
          <li key={name} className={row}>
            <div>
              <strong className={css({ fontWeight: 'medium' })}>{name}</strong>
              <p className={css({ color: 'ink.muted' })}>{note}</p>
              <p className={css({ textStyle: 'small' })}>
                {template.map((each) => `${each.name} ${percentText(each.weight)}`).join(', ')}
              </p>
            </div>
            <Button
              size="small"
              aria-label={`Use: ${name}`}
              onPress={() => onChoose(template.map((each) => ({ id: newId(), ...each })))}
            >
              Use
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
