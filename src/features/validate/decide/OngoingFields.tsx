import type { DecideActor } from '#machines/validate/decide.machine.ts';
import type { OngoingChoice } from '#machines/validate/ongoing-choices.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { ongoingLabels as labels } from './ongoing-labels.ts';

export interface OngoingFieldsProps {
  readonly page: DecideActor;
  readonly choices: readonly OngoingChoice[];
  /** Name of each. */
  readonly nameOf: (choice: OngoingChoice) => string;
  readonly isOffline: boolean;
}

/** Choice for each running test, and for each page and survey on the web: what the pivot makes of it. */
export function OngoingFields({ page, choices, nameOf, isOffline }: OngoingFieldsProps) {
  if (choices.length === 0) return null;
  return (
    <section className={column}>
      <Heading level={3}>{labels.title}</Heading>
      <p className={css({ color: 'ink.muted' })}>{labels.note}</p>
      {choices.map((choice) => (
        <RadioGroup
          key={choice.id}
          label={labels.name(choice.kind, nameOf(choice))}
          options={[
            { value: 'ends', ...labels.ends(choice.kind) },
            { value: 'goes-on', ...labels.goesOn(choice), isDisabled: !choice.canGoOn },
          ]}
          value={choice.goesOn ? 'goes-on' : 'ends'}
          onChange={(value) => page.send({ type: 'ongoing.chosen', id: choice.id, goesOn: value === 'goes-on' })}
        />
      ))}
      {isOffline && <p className={css({ color: 'ink.muted' })}>{labels.offline}</p>}
    </section>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
