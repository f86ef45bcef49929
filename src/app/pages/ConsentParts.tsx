import { ConsentQuestion } from '#features/consent/ConsentQuestion.tsx';
import { ConsentSetting } from '#features/consent/ConsentSetting.tsx';
import { analyticsOf, type Service } from '../analytics.ts';
import { useApp } from '../app-context.ts';
import { focusHeading } from '../focus-heading.ts';

export interface ConsentProps {
  readonly service: Service;
}

/** Fetched only where the operator has set an analytics service. */
export function ConsentNotice({ service }: ConsentProps) {
  const app = useApp();
  return (
    <ConsentQuestion
      analytics={analyticsOf(app, service)}
      newId={app.services.newId}
      onAnswered={() => focusHeading(document)}
    />
  );
}

/** Fetched only where the operator has set an analytics service. */
export function ConsentChoice({ service }: ConsentProps) {
  const app = useApp();
  return <ConsentSetting analytics={analyticsOf(app, service)} newId={app.services.newId} />;
}
