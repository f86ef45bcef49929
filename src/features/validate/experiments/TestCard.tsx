import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { goalsOf } from '#domain/experiment/counted-artefacts.ts';
import type { Method } from '#domain/experiment/experiment.ts';
import { methodFit } from '#domain/experiment/method-fit.ts';
import type { Lens } from '#domain/ledger/ledger.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { artefactOf } from '#machines/validate/artefact-of.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import type { MethodChoiceActor } from '#machines/validate/method-choice.machine.ts';
import { css } from '#styled-system/css';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Select } from '#ui/Select.tsx';
import { ArtefactFields } from './ArtefactFields.tsx';
import { DesignFields } from './DesignFields.tsx';
import { cardLabels as labels } from './labels.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { SurveyFields } from './SurveyFields.tsx';

export interface TestCardProps {
  readonly editor: ExperimentEditorActor;
  readonly methods: MethodChoiceActor;
  /** Assumptions that can be tested, the riskiest first. */
  readonly assumptions: readonly { readonly id: string; readonly text: string; readonly lens: Lens }[];
  /** Nothing can be changed, since a lock waits for the server. */
  readonly isFrozen: boolean;
  /** Pages of the project, for methods that count on one. */
  readonly pages: readonly Page[];
  readonly pagesHref: string;
  /** Whether people are mailed to confirm their addresses. */
  readonly confirmsPeople: boolean;
  /** How long after a visit somebody may still do what counts. */
  readonly windowMinutes: number;
  readonly surveys: readonly Survey[];
  readonly surveysHref: string;
  /** Forecast of the plan. */
  readonly planner: ReactNode;
  readonly lock: ReactNode;
}

/** A design before its lock: the method first, then what the method needs, with what it all means beside. */
export function TestCard(props: TestCardProps) {
  const { editor, methods, assumptions, isFrozen, pages, pagesHref, confirmsPeople, windowMinutes } = props;
  const { surveys, surveysHref, planner, lock } = props;
  const draft = useSelector(editor, ({ context }) => context.draft);
  const hasBegun = useSelector(editor, (snapshot) => !snapshot.matches({ unwritten: 'blank' }));
  const countedBy = (method: Method) => artefactOf(method, draft.artefact, { pages, surveys });
  const lens = assumptions.find(({ id }) => id === draft.assumptionId)?.lens;
  const misfit = lens && draft.method !== null ? methodFit(lens, draft.method, draft.artefact) : null;
  return (
    <div className={hasBegun ? columns : undefined}>
      <div className={fields}>
        <Select
          label={labels.assumption}
          options={assumptions.map(({ id, text }) => ({ value: id, label: text }))}
          value={draft.assumptionId === '' ? null : draft.assumptionId}
          isDisabled={isFrozen}
          onChange={(assumptionId) => editor.send({ type: 'draft.changed', typed: { assumptionId } })}
        />
        <MethodChoice
          choice={methods}
          method={draft.method}
          isDisabled={isFrozen}
          onChange={(method) =>
            editor.send({
              type: 'draft.changed',
              typed: { method, artefact: countedBy(method) },
            })
          }
        />
        {misfit !== null && (
          <InlineMessage tone="warning" title={labels.misfit}>
            {misfit}
          </InlineMessage>
        )}
        {hasBegun && draft.method !== null && goalsOf(draft.method).length > 0 && (
          <ArtefactFields
            editor={editor}
            method={draft.method}
            pages={pages}
            pagesHref={pagesHref}
            confirmsPeople={confirmsPeople}
            windowMinutes={windowMinutes}
            isFrozen={isFrozen}
          />
        )}
        {hasBegun && draft.method === 'survey' && (
          <SurveyFields editor={editor} surveys={surveys} surveysHref={surveysHref} isFrozen={isFrozen} />
        )}
        {hasBegun && <DesignFields editor={editor} isFrozen={isFrozen} />}
      </div>
      {hasBegun && <div className={beside}>{planner}</div>}
      {hasBegun && <div className={locking}>{lock}</div>}
    </div>
  );
}

// The planner grows as it works: the button that is held must not move, so that it stands below the fields.
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { laptop: 'max-content 1fr' },
  alignItems: 'start',
  columnGap: '48',
  rowGap: '32',
});
const fields = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0', maxWidth: 'sheet' });
const locking = css({ display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0', maxWidth: 'sheet' });
const beside = css({
  minWidth: '0',
  gridRow: { laptop: '1 / span 2' },
  gridColumn: { laptop: '2' },
  position: { laptop: 'sticky' },
  top: { laptop: '24' },
});
