import { ignoreUnknown } from '../log/define-stream.ts';
import type { Dated } from '../log/recorded-event.ts';
import { type Post, type PostComment, postIdOf } from './post.ts';
import type { PostFact } from './post-facts.ts';

/** Folds one fact into a post. Facts before the first change nothing. */
export function evolvePost(before: Post | undefined, fact: Dated<PostFact>, stream: string): Post | undefined {
  const at = fact.recordedAt ?? fact.at;
  if (fact.type === 'PostWritten') {
    const { member: author, title = '', body = '' } = fact.data;
    return { ...blank, id: postIdOf(stream), author, title, body, writtenAt: at };
  }
  if (!before) return before;
  switch (fact.type) {
    case 'PostEdited': {
      const { title, body } = fact.data;
      return title === undefined ? before : { ...before, title, body: body ?? '', editedAt: at };
    }
    case 'VoteCast':
      return { ...before, voters: [...before.voters, fact.data.member] };
    case 'VoteWithdrawn':
      return { ...before, voters: without(before.voters, fact.data.member) };
    case 'CommentWritten': {
      const { commentId: id, member: author, isStaff, text = '' } = fact.data;
      const comment = { id, author, isStaff, text, writtenAt: at, removed: text === '', hidden: false };
      return { ...before, comments: [...before.comments, comment] };
    }
    case 'CommentRemoved': {
      const { commentId } = fact.data;
      return withoutReports(withComment(before, commentId, { removed: true }), [commentId]);
    }
    case 'AbuseReported': {
      const { member, commentId, reason } = fact.data;
      return { ...before, reports: [...before.reports, { member, commentId, reason }] };
    }
    case 'PostAnswered':
      return { ...before, status: fact.data.status, reply: fact.data.reply, statusAt: at };
    case 'PostTagged':
      return { ...before, tags: fact.data.tags };
    case 'PostMerged':
      return { ...before, mergedInto: fact.data.into };
    case 'PostUnmerged':
      return { ...before, mergedInto: null };
    case 'PostModerated': {
      const { commentId, hidden } = fact.data;
      const settled = withoutReports(before, [commentId]);
      return commentId === null ? { ...settled, hidden } : withComment(settled, commentId, { hidden });
    }
    case 'PersonErased':
      return withoutMember(before, fact.data.member);
    default:
      return ignoreUnknown(fact, before);
  }
}

const blank = {
  tags: [],
  status: 'open',
  reply: '',
  voters: [],
  comments: [],
  mergedInto: null,
  hidden: false,
  reports: [],
  editedAt: null,
  statusAt: null,
} as const;

const without = (members: readonly string[], gone: string): readonly string[] =>
  members.filter((member) => member !== gone);

const withComment = (post: Post, commentId: string, change: Partial<PostComment>): Post => ({
  ...post,
  comments: post.comments.map((comment) => (comment.id === commentId ? { ...comment, ...change } : comment)),
});

/** Null is the post itself. */
const withoutReports = (post: Post, about: readonly (string | null)[]): Post => ({
  ...post,
  reports: post.reports.filter(({ commentId }) => !about.includes(commentId)),
});

function withoutMember(post: Post, gone: string): Post {
  const theirs = post.comments.flatMap(({ id, author }) => (author === gone ? [id] : []));
  return {
    ...post,
    ...(post.author === gone && { author: null, title: '', body: '' }),
    voters: without(post.voters, gone),
    comments: post.comments.map((comment) =>
      comment.author === gone ? { ...comment, author: null, text: '', removed: true } : comment,
    ),
    reports: withoutReports(post, theirs).reports.filter(({ member }) => member !== gone),
  };
}
