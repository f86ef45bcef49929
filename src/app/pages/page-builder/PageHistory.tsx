import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { Timeline } from '#domain/history/timeline.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { outlineOf } from '#domain/page/page-outline.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { HistoryContent } from '#features/history/HistoryContent.tsx';
import { labels as generalLabels } from '#features/history/labels.ts';
import { historyLabels as labels } from '#features/page-builder/labels.ts';
import { PageStage } from '#features/page-builder/PageStage.tsx';
import type { StageWidth } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { historyFlow } from '../history-flow.ts';

export interface PageHistoryProps {
  readonly page: Page;
  readonly width: StageWidth;
  readonly version: 'a' | 'b';
  readonly image: (asset: string) => PageImage | undefined;
  readonly onClose: () => void;
}

/** All changes of a page under a slider: the page as it looked at any moment. */
export default function PageHistory({ page, width, version, image, onClose }: PageHistoryProps) {
  const app = useApp();
  const { workspace } = app.services;
  const stream = pageStreamOf(page.id);
  const flow = useMemo(() => historyFlow(app, [stream]), [app, stream]);
  const history = useFlow(flow, { stream });
  const position = useAtom(workspace.position);
  useEffect(() => {
    if (position > 0) history.send({ type: 'history.grown' });
  }, [position, history]);
  const pending = useAtom(workspace.pending, (all) => all.filter((each) => each.stream === stream).length);
  const { events, index, isComparing } = useSelector(history, ({ context }) => context);
  const timeline = useMemo(() => new Timeline(events), [events]);
  const at = index ?? timeline.changes.length - 1;
  const then = useMemo(() => timeline.statesAfter(at).get(stream) as Page | undefined, [timeline, at, stream]);
  // What differs from now is listed, as everywhere.
  const isListed = isComparing && index !== null;
  return (
    <Dialog title={labels.title} place="wide" isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p className={css({ color: 'ink.muted' })}>{labels.text}</p>
        <HistoryContent
          history={history}
          moments={page.moments}
          words={noWords}
          isBeside
          view={isListed ? undefined : <PageThen page={then} {...{ width, version, image }} />}
          pending={pending > 0 && <InlineMessage tone="info">{generalLabels.pending(pending)}</InlineMessage>}
        />
      </div>
    </Dialog>
  );
}

interface PageThenProps extends Pick<PageHistoryProps, 'width' | 'version' | 'image'> {
  readonly page: Page | undefined;
}

function PageThen({ page, width, version, image }: PageThenProps) {
  const outline = useMemo(() => (page ? outlineOf(page, []) : []), [page]);
  if (!page) return <p>{labels.nothing}</p>;
  return (
    <div className={then}>
      <PageStage
        page={page}
        outline={outline}
        version={page.hasVersionB ? version : 'a'}
        width={width}
        selected={null}
        onSelect={ignore}
        image={image}
      />
    </div>
  );
}

/** A page has neither. */
const noWords = { status: (status: string) => status, criterion: (id: string) => id };
const ignore = () => {};
const then = css({
  display: 'grid',
  minWidth: '0',
  height: { base: 'card', laptop: 'dialog' },
  border: 'hairline',
  borderRadius: 'card',
});
