import { useSelector as useAtom } from '@xstate/store-react';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyLabels as labels } from '#features/page-builder/labels.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { Select } from '#ui/Select.tsx';
import { useApp } from '../../app-context.ts';
import { validateHref } from '../validate/validate-href.ts';

export interface SurveyReferenceProps {
  readonly projectId: string;
  /** The id of the one that is chosen; empty for none. */
  readonly value: string;
  readonly onSet: (survey: string) => void;
}

const none: readonly Survey[] = [];

/** The survey to which a block of a page leads. */
export function SurveyReference({ projectId, value, onSet }: SurveyReferenceProps) {
  const { workspace } = useApp().services;
  const surveys = useAtom(surveysByProject(workspace)).get(projectId) ?? none;
  const chosen = surveys.find(({ id }) => id === value);
  if (surveys.length === 0)
    return (
      <p>
        {labels.none} <Link href={validateHref({ projectId, view: 'experiments' })}>{labels.toSurveys}</Link>
      </p>
    );
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
      <Select
        label={labels.survey}
        placeholder={labels.choose}
        options={surveys.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen?.id ?? null}
        onChange={onSet}
        {...(chosen && !chosen.isLive && { description: labels.unpublished })}
      />
    </div>
  );
}
