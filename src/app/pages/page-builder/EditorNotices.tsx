import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { pageRecordText } from '#domain/intake/page-record.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { changesSince } from '#domain/page/changes-since.ts';
import { type Page, type PublishedVersion, pageStreamOf } from '#domain/page/page.ts';
import { publicationOf } from '#domain/page/publication.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { LiveLine, type LiveLineProps } from '#features/page-builder/LiveLine.tsx';
import { OldPromise } from '#features/page-builder/OldPromise.tsx';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import type { OldPromise as Promised } from '#machines/page/select-old-promises.ts';
import { pageRecordsIn } from '#machines/page/select-page-records.ts';
import { useApp } from '../../app-context.ts';
import { useKeptChoice } from '../../use-kept-choice.ts';
import { usePageAddress } from '../use-page-address.ts';
import { useStreamHistory } from '../use-stream-history.tsx';
import { useDismissedPromises } from './use-dismissed-promises.ts';

registerStream(intakeStream);

export interface LiveLineOfProps {
  readonly page: Page;
  readonly editor: PageEditorActor;
}

/** Leads to a page as visitors see it, and says how far it has moved on. */
export function LiveLineOf({ page, editor }: LiveLineOfProps) {
  const { services } = useApp();
  const last = page.published.at(-1);
  const addressOf = usePageAddress();
  const counted = useAtom(pageRecordsIn(services.workspace), (records) => records[page.id]);
  if (!page.isLive || !last) return null;
  const said = counted ? pageRecordText(page, counted).counts : [];
  const params = { projectId: page.projectId, view: 'people', id: page.id };
  const record = said.length > 0 ? { text: said.join(', '), href: buildPath({ name: 'validate', params }) } : undefined;
  const address = addressOf(page.id, last.slug);
  return publicationOf(page) === 'changed' ? (
    <Changed {...{ page, editor, address, last, record }} />
  ) : (
    <LiveLine address={address} record={record} />
  );
}

interface ChangedProps extends LiveLineOfProps, Pick<LiveLineProps, 'address' | 'record'> {
  readonly last: PublishedVersion;
}

function Changed({ page, editor, address, record, last }: ChangedProps) {
  const { workspace } = useApp().services;
  const stream = pageStreamOf(page.id);
  const { timeline } = useStreamHistory(stream);
  const waiting = useAtom(
    workspace.pending,
    (all) => new Set(all.flatMap((each) => (each.stream === stream ? [each.changeId ?? each.id] : []))).size,
  );
  const count = useMemo(
    () => (timeline.changes.length === 0 ? undefined : changesSince(timeline.changes, last).length),
    [timeline, last],
  );
  const onOpen = () => editor.send({ type: 'changes.opened' });
  return (
    <LiveLine {...{ address, record }} changed={{ count: count === undefined ? count : count + waiting, onOpen }} />
  );
}

export interface OldPromiseOfProps {
  readonly pageId: string;
  readonly promise: Promised;
}

/** The notice that a page was written for another idea. */
export function OldPromiseOf({ pageId, promise }: OldPromiseOfProps) {
  const { isDismissed, dismiss } = useDismissedPromises();
  const [isOver, end] = useKeptChoice(
    () => isDismissed(pageId, promise),
    () => dismiss(pageId, promise),
  );
  return isOver ? null : <OldPromise title={promise.title} dismiss={() => end(true)} />;
}
