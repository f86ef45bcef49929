import { useSelector as useAtom } from '@xstate/store-react';
import { useState } from 'react';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { pageStream } from '#domain/page/page-stream.ts';
import { listLabels as labels } from '#features/page-builder/labels.ts';
import { pagesByProject } from '#machines/page/select-pages.ts';
import { useApp } from '../../app-context.ts';
import type { PageProps } from '../../page-props.ts';
import { LeadOn } from '../LeadOn.tsx';
import { NoPage } from './NoPage.tsx';
import { OnePage } from './OnePage.tsx';

registerStream(pageStream);

/** The page that the address names, or else that of the idea that was changed last. */
export default function PageBuilderPage({ place }: PageProps) {
  const { workspace } = useApp().services;
  const { projectId = '', page: named } = place.params;
  const pages = useAtom(pagesByProject(workspace)).get(projectId) ?? [];
  // Work on another one elsewhere takes nobody away from this one.
  const [first, setFirst] = useState<{ readonly projectId: string; readonly id: string } | null>(null);
  const [latest] = pages;
  if (latest && first?.projectId !== projectId) setFirst({ projectId, id: latest.id });
  const id = named ?? first?.id;
  const page = pages.find((each) => each.id === id);
  const there = useAtom(workspace.stream(pageStreamOf(id ?? ''))) as Page | undefined;
  if (there && there.projectId !== projectId && !there.removed) {
    const params = { projectId: there.projectId, page: there.id };
    return <LeadOn to={{ name: 'page-builder.project', params }} label={labels.loading} />;
  }
  if (!page) return <NoPage projectId={projectId} isNamed={id !== undefined} />;
  return <OnePage key={page.id} page={page} />;
}
