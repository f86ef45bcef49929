import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useRef, useState } from 'react';
import { surveyDraft } from '#domain/log/command-draft.ts';
import type { Block, Page } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyPublicationOf } from '#domain/survey/survey-publication.ts';
import { surveyLabels as labels } from '#features/page-builder/labels.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { useApp } from '../../app-context.ts';
import { NewSurvey } from '../validate/surveys/NewSurvey.tsx';

export interface SurveyReferenceProps {
  readonly page: Page;
  readonly block: Block;
  readonly onSet: (survey: string) => void;
}

const none: readonly Survey[] = [];

/** The survey to which a block of a page leads: one that is there, or a new one in the look of the page. */
export function SurveyReference({ page, block, onSet }: SurveyReferenceProps) {
  const { workspace } = useApp().services;
  const { id: pageId, projectId, theme, palette } = page;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? none;
  const chosen = surveys.find(({ id }) => id === textOf(block, 'survey'));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const look = isPageTheme(theme) ? { theme, palette } : null;
  const within = useRef<HTMLDivElement>(null);
  // The button that takes the look goes once it is pressed.
  useLostFocus(within, () => within.current?.querySelector('button')?.focus());
  return (
    <div ref={within} className={column}>
      {surveys.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <Select
          label={labels.survey}
          placeholder={labels.choose}
          options={surveys.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen?.id ?? null}
          onChange={onSet}
          {...(chosen && !chosen.isLive && { description: labels.unpublished })}
        />
      )}
      {chosen && look && <PageLook key={chosen.id} survey={chosen} look={look} />}
      <div>
        <Button size="small" onPress={() => setAsking(true)}>
          {labels.newSurvey}
        </Button>
      </div>
      {isAsking && <NewSurvey projectId={projectId} from={{ pageId, block: block.id, look }} onClose={close} />}
    </div>
  );
}

interface PageLookProps {
  readonly survey: Survey;
  readonly look: Pick<Page, 'palette'> & { readonly theme: NonNullable<Survey['theme']> };
}

/** Offers the look of the page to a survey without a theme. What is published stays until it is published again. */
function PageLook({ survey, look }: PageLookProps) {
  const { services } = useApp();
  const [isTaken, setTaken] = useState(false);
  const isPlain = !isPageTheme(survey.theme);
  if (!isPlain && !isTaken) return null;
  const take = () => {
    services.dispatch([surveyDraft('SetSurvey', survey.id, look)]);
    setTaken(true);
  };
  const isOld = !isPlain && surveyPublicationOf(survey) === 'changed';
  return (
    <div className={column}>
      <p role="status">{isPlain ? labels.plain : `${labels.matched} ${isOld ? labels.republish : ''}`.trim()}</p>
      {isPlain && (
        <div>
          <Button size="small" onPress={take}>
            {labels.match}
          </Button>
        </div>
      )}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '8' });
