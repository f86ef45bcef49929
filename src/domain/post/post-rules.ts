import { accept, type Decision, reject } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import { fact } from '../log/recorded-event.ts';
import { isGone, type Post, type PostComment, postLimits, postStreamOf } from './post.ts';
import type { PostCommandData } from './post-commands.ts';
import type { PostFact } from './post-facts.ts';

type Decided = Decision<PostFact>;

export function writePost(post: Post | undefined, { member, title, body }: PostCommandData<'WritePost'>): Decided {
  if (post) return reject('id-taken');
  const words = { title: inOneLine(title), body: body.trim() };
  return words.title === '' ? reject('title-empty') : accept(fact('PostWritten', { member, ...words }));
}

export function editPost(post: Post, { member, title, body }: PostCommandData<'EditPost'>): Decided {
  if (post.author !== member || post.hidden) return reject('not-found');
  const words = { title: inOneLine(title), body: body.trim() };
  if (words.title === '') return reject('title-empty');
  if (words.title === post.title && words.body === post.body) return accept();
  return accept(fact('PostEdited', { member, ...words }));
}

/** One an account. A vote is withdrawn also where the post is closed to others. */
export function setVote(post: Post, { member, voted }: PostCommandData<'SetVote'>): Decided {
  if (post.voters.includes(member) === voted) return accept();
  if (!voted) return accept(fact('VoteWithdrawn', { member }));
  if (post.hidden) return reject('not-found');
  return post.mergedInto === null ? accept(fact('VoteCast', { member })) : reject('already-closed');
}

export function writeComment(post: Post, data: PostCommandData<'WriteComment'>): Decided {
  if (post.hidden) return reject('not-found');
  if (post.comments.some(({ id }) => id === data.commentId)) return reject('id-taken');
  if (post.comments.length >= postLimits.comments) return reject('too-many');
  const text = data.text.trim();
  return text === '' ? reject('text-empty') : accept(fact('CommentWritten', { ...data, text }));
}

export function removeComment(post: Post, { member, commentId }: PostCommandData<'RemoveComment'>): Decided {
  const comment = commentOf(post, commentId);
  if (comment?.author !== member) return reject('not-found');
  return comment.removed ? accept() : accept(fact('CommentRemoved', { member, commentId }));
}

/** The first report of an account about the same thing counts. */
export function reportAbuse(post: Post, data: PostCommandData<'ReportAbuse'>): Decided {
  const { member, commentId } = data;
  const comment = commentId === null ? undefined : commentOf(post, commentId);
  if (commentId !== null && (!comment || comment.removed)) return reject('not-found');
  const isKnown = post.reports.some((report) => report.member === member && report.commentId === commentId);
  return isKnown || (comment ?? post).hidden ? accept() : accept(fact('AbuseReported', data));
}

export function answerPost(post: Post, { staff, status, reply: raw }: PostCommandData<'AnswerPost'>): Decided {
  const reply = raw.trim();
  return post.status === status && post.reply === reply
    ? accept()
    : accept(fact('PostAnswered', { staff, status, reply }));
}

export function tagPost(post: Post, { staff, tags: raw }: PostCommandData<'TagPost'>): Decided {
  const tags = [...new Set(raw.map((tag) => inOneLine(tag).toLowerCase()))].filter((tag) => tag !== '');
  if (tags.length > postLimits.tags) return reject('too-many');
  if (tags.some((tag) => tag.length > postLimits.tag)) return reject('invalid-data');
  return tags.join('\n') === post.tags.join('\n') ? accept() : accept(fact('PostTagged', { staff, tags }));
}

/** Into a post that is merged into none itself, so that no merges ever form a ring; see `reparentPost`. */
export function mergePost(post: Post, { staff, into }: PostCommandData<'MergePost'>, reads: Reads): Decided {
  if (post.mergedInto === into) return accept();
  const target = reads.state(postStreamOf(into)) as Post | undefined;
  if (!target || isGone(target) || target.hidden) return reject('not-found');
  if (into === post.id) return reject('group-cycle');
  if (post.mergedInto !== null || target.mergedInto !== null) return reject('already-closed');
  return accept(fact('PostMerged', { staff, into }));
}

/**
 * Out of a post whose author is gone, into what that one was merged into itself, or into none. What lies above both has
 * neither below it, so this forms no ring either.
 */
export function reparentPost(post: Post, { from }: PostCommandData<'ReparentPost'>, reads: Reads): Decided {
  const parent = reads.state(postStreamOf(from)) as Post | undefined;
  if (post.mergedInto !== from || !parent || !isGone(parent)) return accept();
  const unmerged = fact('PostUnmerged', { staff: null, from });
  const into = parent.mergedInto;
  return accept<PostFact>(unmerged, ...(into === null ? [] : [fact('PostMerged', { staff: null, into })]));
}

export function moderatePost(post: Post, { staff, commentId, hidden }: PostCommandData<'ModeratePost'>): Decided {
  const moderated = commentId === null ? post : commentOf(post, commentId);
  if (!moderated) return reject('not-found');
  const isReported = post.reports.some((report) => report.commentId === commentId);
  if (moderated.hidden === hidden && !isReported) return accept();
  return accept(fact('PostModerated', { staff, commentId, hidden }));
}

export function forgetMember(post: Post, { member }: PostCommandData<'ForgetMember'>): Decided {
  const isThere =
    post.author === member ||
    post.voters.includes(member) ||
    post.comments.some(({ author }) => author === member) ||
    post.reports.some((report) => report.member === member);
  return isThere ? accept(fact('PersonErased', { member })) : accept();
}

const commentOf = ({ comments }: Post, commentId: string): PostComment | undefined =>
  comments.find(({ id }) => id === commentId);

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
