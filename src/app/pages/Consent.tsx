import { lazy, Suspense } from 'react';
import { namedExport } from '#ui/named-export.ts';
import { useApp } from '../app-context.ts';

const loadParts = () => import('./ConsentParts.tsx');
const parts = {
  question: lazy(namedExport(loadParts, 'ConsentNotice')),
  setting: lazy(namedExport(loadParts, 'ConsentChoice')),
};

export interface ConsentPlaceProps {
  /** The question is there until it is answered, the setting always. */
  readonly as: keyof typeof parts;
}

/** Whether the founder may be counted; nothing if the operator has no analytics service. */
export function Consent({ as }: ConsentPlaceProps) {
  const { posthog } = useApp().services.settings;
  if (!posthog) return null;
  const Part = parts[as];
  return (
    <Suspense fallback={null}>
      <Part service={posthog} />
    </Suspense>
  );
}
