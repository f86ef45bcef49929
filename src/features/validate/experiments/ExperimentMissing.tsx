import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { missingLabels as labels } from './labels.ts';

/** An address of an experiment that is not in this project. */
export function ExperimentMissing({ href }: { readonly href: string }) {
  return (
    <EmptyState
      title={labels.title}
      drawing={<PlotDrawing />}
      actions={<ButtonLink href={href}>{labels.all}</ButtonLink>}
    >
      {labels.text}
    </EmptyState>
  );
}

/** There is nothing to test yet. */
export function NothingStated({ href }: { readonly href: string }) {
  return (
    <EmptyState
      title={labels.statedTitle}
      drawing={<PlotDrawing />}
      actions={
        <ButtonLink href={href} variant="primary">
          {labels.toAssumptions}
        </ButtonLink>
      }
    >
      {labels.stated}
    </EmptyState>
  );
}
