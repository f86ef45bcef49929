import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { textOfDraft } from '#domain/next-step/drafted-assumptions.ts';
import type { FirstAssumptionsActor } from '#machines/validate/first-assumptions.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { firstAssumptionsLabels as labels } from './later-labels.ts';

export interface FirstAssumptionsProps {
  readonly question: FirstAssumptionsActor;
  readonly onSubmit: () => void;
}

/** Three drafted assumptions of the founder’s first idea, of which those that would sink it become its own. */
export function FirstAssumptions({ question, onSubmit }: FirstAssumptionsProps) {
  const { drafts, selected, idea } = useSelector(question, ({ context }) => context);
  const isAsking = useSelector(question, (snapshot) => snapshot.matches('asking'));
  const isEmpty = useSelector(question, (snapshot) => snapshot.matches({ asking: 'nothingSelected' }));
  if (!isAsking) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <section aria-labelledby="first-assumptions" className={frame}>
      <Heading level={2} size="subheading" id="first-assumptions">
        {labels.title}
      </Heading>
      <p className={css({ color: 'ink.muted', maxWidth: 'prose', overflowWrap: 'anywhere' })}>
        {labels.text(idea.title)}
      </p>
      <form onSubmit={submit} className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <fieldset aria-labelledby="first-assumptions" className={choices}>
          {drafts.map((draft) => (
            <Checkbox
              key={draft.lens}
              label={textOfDraft(draft)}
              isSelected={selected.includes(draft.lens)}
              onChange={(isSelected) => question.send({ type: 'draft.selected', lens: draft.lens, isSelected })}
            />
          ))}
        </fieldset>
        {isEmpty && <InlineMessage tone="error">{labels.nothingSelected}</InlineMessage>}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <Button type="submit">{labels.submit}</Button>
          <Button variant="quiet" onPress={() => question.send({ type: 'question.dismissed' })}>
            {labels.dismiss}
          </Button>
        </div>
      </form>
    </section>
  );
}

const frame = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  padding: '16',
});
const choices = css({ display: 'flex', flexDirection: 'column', gap: '4', overflowWrap: 'anywhere' });
