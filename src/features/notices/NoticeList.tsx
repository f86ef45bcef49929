import type { Notices } from '#domain/notice/notice.ts';
import { noticeWords } from '#domain/notice/notice-words.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { labels } from './labels.ts';

export interface NoticeListProps {
  /** Undefined until they are known. */
  readonly notices: Notices['notices'] | undefined;
  readonly hasFailed: boolean;
  /** Ids of those that were unread when they were first shown. */
  readonly fresh: readonly string[];
  /** Undefined if there are no older ones. */
  readonly onMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** A link was followed. */
  readonly onLeave: () => void;
}

/** Notices to the founder; each leads to its subject. */
export function NoticeList({ notices, hasFailed, fresh, onMore, isLoadingMore, onLeave }: NoticeListProps) {
  return (
    <div className={column}>
      <h2 className={css({ textStyle: 'reading', fontWeight: 'strong' })}>{labels.title}</h2>
      {!notices && hasFailed && <p>{labels.failed}</p>}
      {!notices && !hasFailed && <Skeleton label={labels.loading} count={3} />}
      {notices?.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.empty}</p>}
      {notices && notices.length > 0 && (
        <ul>
          {notices.map((notice) => (
            <li key={notice.id} className={row}>
              <Link href={notice.path} onClick={onLeave}>
                {noticeWords(notice)}
              </Link>
              <p className={facts}>
                {fresh.includes(notice.id) && <Badge tone="brand">{labels.new}</Badge>}
                <DateDisplay at={notice.at} form="recent" />
              </p>
            </li>
          ))}
        </ul>
      )}
      {onMore && (
        <div>
          <Button size="small" isPending={isLoadingMore} onPress={onMore}>
            {labels.more}
          </Button>
        </div>
      )}
      <Link href={buildPath({ name: 'settings.notifications' })} onClick={onLeave}>
        {labels.settings}
      </Link>
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12', maxWidth: 'form', minWidth: 'popover' });
const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: '12',
  borderTop: 'hairline',
  overflowWrap: 'anywhere',
});
const facts = css({ display: 'flex', alignItems: 'center', gap: '8', textStyle: 'small', color: 'ink.muted' });
