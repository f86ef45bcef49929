import { createRoot } from 'react-dom/client';
import type { JournalRecorder } from '#machines/journal/recorder.ts';
import { InspectorLink } from './InspectorLink.tsx';
import { inspectorAddress, tellInspectors } from './tell-inspectors.ts';
import { type Inspection, keepInspection } from './wants-inspection.ts';

/** Opens the inspector of this tab, or where the browser forbids that leaves the link to it. */
export function offerInspector(recorder: JournalRecorder, inspection: Inspection): void {
  const { tab, isNew } = inspection;
  keepInspection(inspection);
  tellInspectors(recorder, tab);
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<InspectorLink href={inspectorAddress(tab)} />);
  if (isNew) window.open(inspectorAddress(tab), 'groundwork-inspector');
}
