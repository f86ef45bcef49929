import { ConsentSetting } from '#features/consent/ConsentSetting.tsx';
import { analyticsOf } from '../analytics.ts';
import { useApp } from '../app-context.ts';
import type { ConsentProps } from './ConsentNotice.tsx';

/** Fetched only where the operator has set an analytics service. */
export default function ConsentChoice({ service }: ConsentProps) {
  const app = useApp();
  return <ConsentSetting analytics={analyticsOf(app, service)} newId={app.services.newId} />;
}
