import { useSelector as useAtom } from '@xstate/store-react';
import { Suspense } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { pageRecordText } from '#domain/intake/page-record.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import type { Page } from '#domain/page/page.ts';
import { pageStream } from '#domain/page/page-stream.ts';
import { listLabels as labels } from '#features/page-builder/labels.ts';
import { PageAddress, PageList } from '#features/page-builder/PageList.tsx';
import { PagesFrame } from '#features/page-builder/PagesFrame.tsx';
import { oldPromisesIn } from '#machines/page/select-old-promises.ts';
import { pageRecordsIn } from '#machines/page/select-page-records.ts';
import { pagesByProject } from '#machines/page/select-pages.ts';
import { Button } from '#ui/Button.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IfMayEdit } from '#ui/rights.ts';
import { useApp } from '../../app-context.ts';
import { lazyOrNothing } from '../../lazy-or-nothing.ts';
import { whenReady } from '../../mark-ready.ts';
import { useRestOfWorkspace } from '../../use-rest-of-workspace.ts';
import { NothingExplored } from '../NothingExplored.tsx';
import { pagesOriginIn } from '../pages-origin.ts';
import { useDismissedPromises } from './use-dismissed-promises.ts';
import { useNewPage } from './use-new-page.tsx';

/** The list comes first: a page in small brings along what draws it. */
async function loadParts() {
  await whenReady;
  await whenIdle();
  return import('./list-parts.tsx');
}
const PageThumbnail = lazyOrNothing(async () => ({ default: (await loadParts()).ThumbnailOf }));
const AddressOf = lazyOrNothing(async () => ({ default: (await loadParts()).AddressOf }));
const thumbnail = (page: Page) => (
  <Suspense fallback={null}>
    <PageThumbnail page={page} />
  </Suspense>
);

registerStream(pageStream);
registerStream(intakeStream);

/** All pages of the ideas being explored. */
export default function PageListPage() {
  const { workspace, settings } = useApp().services;
  const { ideas, ask, dialog } = useNewPage();
  const byProject = useAtom(pagesByProject(workspace));
  const promises = useAtom(oldPromisesIn(workspace));
  const records = useAtom(pageRecordsIn(workspace));
  const { isDismissed } = useDismissedPromises();
  const address = ({ id }: Page, slug: string) => {
    const usual = <PageAddress of={`${pagesOriginIn(settings)}/p/${slug}`} />;
    return settings.ownDomains ? (
      <Suspense fallback={usual}>
        <AddressOf pageId={id} slug={slug} />
      </Suspense>
    ) : (
      usual
    );
  };
  const rest = useRestOfWorkspace();
  const listed = ideas.flatMap(({ id, title, isSample }) => {
    const pages = byProject.get(id);
    return pages ? [{ projectId: id, title, isSample, pages }] : [];
  });
  const writtenFor = ({ id }: Page) => {
    const promise = promises.get(id);
    return promise && !isDismissed(id, promise) ? promise.title : undefined;
  };
  const recordOf = (page: Page) => pageRecordText(page, records[page.id] ?? { visitors: 0, yeses: 0 });
  return (
    <PagesFrame onNew={listed.length === 0 ? undefined : () => ask()} rest={rest}>
      {listed.length > 0 && <PageList {...{ ideas: listed, writtenFor, recordOf, address, thumbnail }} />}
      {listed.length === 0 && rest === undefined && ideas.length > 0 && (
        <EmptyState
          title={labels.emptyTitle}
          drawing={<PlotDrawing />}
          actions={
            <IfMayEdit>
              <Button variant="primary" onPress={() => ask()}>
                {labels.newPage}
              </Button>
            </IfMayEdit>
          }
        >
          {labels.empty}
        </EmptyState>
      )}
      {ideas.length === 0 && rest === undefined && (
        <NothingExplored title={labels.noIdeasTitle} drawing={<PlotDrawing />} toVault={labels.toVault}>
          {labels.noIdeas}
        </NothingExplored>
      )}
      {dialog}
    </PagesFrame>
  );
}
