import { useSelector } from '@xstate/react';
import { type CountedGoal, goalsOf } from '#domain/experiment/counted-artefacts.ts';
import { countedWords } from '#domain/experiment/counted-words.ts';
import type { Method } from '#domain/experiment/experiment.ts';
import type { Page } from '#domain/page/page.ts';
import { windowText } from '#domain/verdict/test-sentence.ts';
import { artefactWith, countablePages } from '#machines/validate/countable-pages.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Select } from '#ui/Select.tsx';
import { countedGoalLabels, artefactLabels as labels } from './labels.ts';

export interface ArtefactFieldsProps {
  readonly editor: ExperimentEditorActor;
  readonly method: Method;
  /** Pages of the project. */
  readonly pages: readonly Page[];
  readonly pagesHref: string;
  /** Whether people are mailed to confirm their addresses. */
  readonly confirmsPeople: boolean;
  /** How long after a visit somebody may still do what counts. */
  readonly windowMinutes: number;
  readonly isFrozen: boolean;
}

/** The page that is counted on, and what on it counts. */
export function ArtefactFields(props: ArtefactFieldsProps) {
  const { editor, method, pages, pagesHref, confirmsPeople, windowMinutes, isFrozen } = props;
  const artefact = useSelector(editor, ({ context }) => context.draft.artefact);
  const those = countablePages(method, pages);
  const goals = goalsOf(method);
  const change = (to: { readonly id?: string; readonly goal?: CountedGoal }) =>
    editor.send({ type: 'draft.changed', typed: { artefact: artefactWith(method, artefact, to) } });
  if (those.length === 0) {
    return (
      <InlineMessage
        tone="info"
        title={method === 'split' ? labels.noSplitTitle : labels.noneTitle}
        actions={<ButtonLink href={pagesHref}>{labels.toPages}</ButtonLink>}
      >
        {method === 'split' ? labels.noSplit : labels.none}
      </InlineMessage>
    );
  }
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '16', '& > *': { flex: '1', minWidth: '192' } })}>
        <Select
          label={labels.page}
          {...(artefact === null || artefact.goal === 'fake-door'
            ? {}
            : { description: confirmsPeople ? labels.confirmed : labels.received })}
          options={those.map(({ id, title }) => ({ value: id, label: title }))}
          value={those.some(({ id }) => id === artefact?.id) ? (artefact?.id ?? null) : null}
          isDisabled={isFrozen}
          onChange={(id) => change({ id })}
        />
        {goals.length > 1 && (
          <Select
            label={labels.goal}
            options={goals.map((value) => ({ value, label: countedGoalLabels[value] }))}
            value={goals.find((goal) => goal === artefact?.goal) ?? null}
            isDisabled={isFrozen}
            onChange={(goal) => change({ goal })}
          />
        )}
      </div>
      <p className={css({ color: 'ink.muted', textStyle: 'small' })}>
        {windowText(windowMinutes, countedWords[method])}.
      </p>
    </div>
  );
}
