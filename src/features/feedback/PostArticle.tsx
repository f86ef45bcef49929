import { type ReactNode, useId } from 'react';
import type { PostSummary } from '#domain/feedback/feedback-post.ts';
import type { PostStatus } from '#domain/post/post.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { type PlotSign, StatusWord } from '#ui/StatusWord.tsx';
import { labels, statusLabels } from './labels.ts';

export interface PostArticleProps {
  readonly post: PostSummary;
  readonly vote: ReactNode;
  /** Whether it says how the founder took part in the post. */
  readonly hasOwnPart?: boolean;
  readonly level?: 2 | 3;
}

const signs: Readonly<Record<PostStatus, PlotSign>> = {
  open: 'empty',
  planned: 'quarter',
  started: 'half',
  done: 'full',
  declined: 'struck',
};

export const PostStatusWord = ({ status }: { readonly status: PostStatus }) => (
  <StatusWord sign={signs[status]}>{statusLabels[status]}</StatusWord>
);

/** A post among others. */
export function PostArticle({ post, vote, hasOwnPart = false, level = 2 }: PostArticleProps) {
  const { id, title, body, status, tags, comments, writtenAt, reply, isHidden, isMerged, reports } = post;
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <article aria-labelledby={titleId} className={row}>
      {vote}
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0', flex: '1' })}>
        <Title id={titleId} className={name}>
          <Link href={buildPath({ name: 'feedback', params: { post: id } })}>{title}</Link>
        </Title>
        {body !== '' && <p className={excerpt}>{body}</p>}
        {reply !== '' && (
          <p className={excerpt}>
            <strong>{labels.team}:</strong> {reply}
          </p>
        )}
        <p className={facts}>
          <PostStatusWord status={status} />
          {isHidden && <Badge tone="warning">{labels.hidden}</Badge>}
          {isMerged && <Badge>{labels.merged}</Badge>}
          {reports > 0 && <Badge tone="danger">{labels.reports(reports)}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
          {comments > 0 && <span>{labels.comments(comments)}</span>}
          <DateDisplay at={writtenAt} />
          {hasOwnPart &&
            ownParts(post).map((part) => (
              <Badge key={part} tone="brand">
                {part}
              </Badge>
            ))}
        </p>
      </div>
    </article>
  );
}

/** A post is among the founder’s activity without any of these only if one that they wrote was merged into it. */
function ownParts({ isMine, hasVoted, hasCommented }: PostSummary): readonly string[] {
  const parts = [
    ...(isMine ? [labels.youPosted] : []),
    ...(hasVoted ? [labels.youVoted] : []),
    ...(hasCommented ? [labels.youCommented] : []),
  ];
  return parts.length > 0 ? parts : [labels.yoursMerged];
}

export const row = css({
  display: 'flex',
  alignItems: 'start',
  gap: { base: '12', tablet: '24' },
  paddingBlock: '16',
  borderBottom: 'hairline',
});
export const name = css({ textStyle: 'reading', fontWeight: 'strong', overflowWrap: 'anywhere' });
const excerpt = css({ color: 'ink.muted', maxWidth: 'prose', overflowWrap: 'anywhere', lineClamp: '2' });
export const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  textStyle: 'small',
  color: 'ink.muted',
});
