import type { NewsActor } from '#machines/shell/news.machine.ts';
import { css } from '#styled-system/css';
import { labels } from './labels.ts';
import { useUnread } from './use-unread.ts';

export interface UnreadCountProps {
  readonly news: NewsActor;
  /** Id of the words for the number, by which a link can be described without changing its name. */
  readonly id: string;
}

/** How much news there is; nothing if there is none. */
export function UnreadCount({ news, id }: UnreadCountProps) {
  const count = useUnread(news)?.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={sign}>
        {labels.badge(count)}
      </span>
      <span id={id} hidden>
        {labels.unread(count)}
      </span>
    </>
  );
}

const sign = css({
  minWidth: '20',
  paddingInline: '4',
  borderRadius: 'round',
  background: 'brand',
  color: 'onBrand',
  textStyle: 'figure.small',
  textAlign: 'center',
  _forcedColors: { border: 'hairline' },
});
