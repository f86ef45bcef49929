import { useSelector } from '@xstate/store-react';
import { labels } from '#features/idea-vault/labels.ts';
import { nextStepIn } from '#machines/home/select-next-step.ts';
import { css } from '#styled-system/css';
import { FlagSign } from '#ui/FlagSign.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../app-context.ts';

export interface NextFlagProps {
  readonly ideaId: string;
}

/** Marks the one idea of a list that the next step is about. */
export function NextFlag({ ideaId }: NextFlagProps) {
  const { services } = useApp();
  const step = useSelector(nextStepIn(services.workspace, services.now()), ({ ideaId: next, action }) =>
    next === ideaId ? action : null,
  );
  if (step === null) return null;
  return (
    <span title={step} className={css({ display: 'flex', flexShrink: '0' })}>
      <FlagSign className={css({ width: '16', height: '16', color: 'marker.text' })} />
      <VisuallyHidden>{labels.next(step)}</VisuallyHidden>
    </span>
  );
}
