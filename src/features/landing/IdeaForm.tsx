import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { ideaLimits } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { LandingIdeaActor } from '#machines/landing/landing-idea.machine.ts';
import { css, cx } from '#styled-system/css';
import { field } from '#styled-system/recipes';
import { NextStep } from '#ui/NextStep.tsx';
import { exampleIdea } from './example-idea.ts';
import { ideaFieldId } from './idea-field-id.ts';

export interface IdeaFormProps {
  readonly idea: LandingIdeaActor;
}

const styles = field({ size: 'large' });

const problemTexts = {
  empty: 'Write one line first. Rough is fine.',
  'too-long': `Keep it to one line of at most ${ideaLimits.title} characters. You can add more later.`,
};

/** The one action of the page. The browser keeps the text, so that what is typed before the script runs is not lost. */
export function IdeaForm({ idea }: IdeaFormProps) {
  const problem = useSelector(idea, ({ context }) => context.problem);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    idea.send({ type: 'draft.submitted', text: input.current?.value ?? '' });
    if (idea.getSnapshot().matches('refused')) input.current?.focus();
  };

  return (
    <form action={buildPath({ name: 'sign-up' })} noValidate onSubmit={submit} className={form}>
      <div className={styles.root} data-invalid={problem ?? undefined}>
        <label htmlFor={ideaFieldId} className={styles.label}>
          Your idea, in one line
        </label>
        <div className={cx(styles.frame, frame)}>
          <input
            ref={input}
            id={ideaFieldId}
            type="text"
            autoComplete="off"
            placeholder={exampleIdea}
            aria-invalid={problem !== null}
            aria-describedby={noteId}
            onChange={(event) => idea.send({ type: 'draft.changed', text: event.currentTarget.value })}
            className={styles.input}
          />
        </div>
        <p id={noteId} className={problem ? styles.error : styles.description}>
          {problem ? problemTexts[problem] : 'Saved in this browser until you sign up.'}
        </p>
      </div>
      <NextStep type="submit" size="large">
        Start with this idea
      </NextStep>
    </form>
  );
}

const form = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '16',
  width: 'full',
  maxWidth: 'dialog',
});

const frame = css({ '&:has(input:focus-visible)': { outline: 'ring', outlineOffset: '2' } });
