import { useMemo } from 'react';
import type { Difference } from '#domain/history/differences-between.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { outlineOf } from '#domain/page/page-outline.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { HistoryContent } from '#features/history/HistoryContent.tsx';
import { describeDifference } from '#features/page-builder/difference-words.ts';
import { historyLabels as labels } from '#features/page-builder/labels.ts';
import { PageStage } from '#features/page-builder/PageStage.tsx';
import type { StageWidth } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { Dialog } from '#ui/Dialog.tsx';
import { useStreamHistory } from '../use-stream-history.tsx';

export interface PageHistoryProps {
  readonly page: Page;
  readonly width: StageWidth;
  readonly version: 'a' | 'b';
  readonly image: (asset: string) => PageImage | undefined;
  readonly onClose: () => void;
}

/** All changes of a page under a slider: the page as it looked at any moment. */
export function PageHistory({ page, width, version, image, onClose }: PageHistoryProps) {
  const stream = pageStreamOf(page.id);
  const { history, timeline, compared, at, author, words: plain, pending } = useStreamHistory(stream);
  const then = useMemo(() => timeline.statesAfter(at).get(stream) as Page | undefined, [timeline, at, stream]);
  const words = useMemo(
    () => ({ ...plain, difference: (difference: Difference) => describeDifference(page, difference) }),
    [plain, page],
  );
  return (
    <Dialog title={labels.title} place="wide" isOpen onClose={onClose}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p className={css({ color: 'ink.muted' })}>{labels.text}</p>
        <HistoryContent
          history={history}
          moments={page.moments}
          words={words}
          author={author}
          isBeside
          // What differs is listed, as everywhere.
          view={compared ? undefined : <PageThen page={then} {...{ width, version, image }} />}
          pending={pending}
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

const ignore = () => {};
const then = css({
  display: 'grid',
  minWidth: '0',
  height: { base: 'card', laptop: 'dialog' },
  border: 'hairline',
  borderRadius: 'card',
});
