import { listLabels as labels } from '#features/validate/surveys/labels.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { validateHref } from '../validate-href.ts';

/** An address of a survey that is not in this account, or was removed. */
export function SurveyMissing({ projectId }: { readonly projectId: string }) {
  return (
    <EmptyState
      title={labels.missingTitle}
      drawing={<PlotDrawing />}
      actions={<ButtonLink href={validateHref({ projectId, view: 'experiments' })}>{labels.all}</ButtonLink>}
    >
      {labels.missing}
    </EmptyState>
  );
}
