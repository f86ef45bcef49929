import type { ReportedFor } from '#domain/feedback/feedback-post.ts';
import type { PostStatus, ReportReason } from '#domain/post/post.ts';

const figures = new Intl.NumberFormat('en-US');
const plural = new Intl.PluralRules('en-US');
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
const counted = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${plural.select(count) === 'one' ? one : many}`;

export const statusLabels: Readonly<Record<PostStatus, string>> = {
  open: 'Open',
  planned: 'Planned',
  started: 'In progress',
  done: 'Done',
  declined: 'Declined',
};

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam or advertising',
  abuse: 'Insults or hate',
  personal: 'Someone’s personal data',
  other: 'Something else',
};

/** A part of the feedback board that is read from the server. */
export type BoardPart = 'board' | 'list' | 'roadmap' | 'activity' | 'post';

export const labels = {
  title: 'Feedback',
  lead: 'Tell us what would help you most, and vote for what others asked for.',
  news: 'See what changed lately',
  views: { all: 'All posts', roadmap: 'Roadmap', mine: 'My activity', reported: 'Reported' },
  compose: {
    field: 'What should we improve?',
    hint: 'One wish per post. We look for similar ones while you type.',
    details: 'Details (optional)',
    detailsHint: 'What are you trying to do, and what gets in the way?',
    post: 'Post',
    discard: 'Discard',
  },
  similar: {
    title: 'Already posted?',
    some: 'If one of these is what you mean, vote for it instead.',
    none: 'Nothing like it yet.',
  },
  filters: {
    status: 'Status',
    anyStatus: 'Any status',
    tag: 'Tag',
    anyTag: 'Any tag',
    order: 'Order',
    votes: 'Most votes',
    new: 'Newest',
  },
  posts: 'Posts',
  vote: 'Vote',
  votes: (count: number) => counted(count, 'vote', 'votes'),
  comments: (count: number) => counted(count, 'comment', 'comments'),
  more: 'Show more',
  loading: 'Loading the feedback board',
  loadingPost: 'Loading the post',
  team: 'Groundwork team',
  you: 'You',
  someone: 'A founder',
  youPosted: 'You posted this',
  youVoted: 'You voted',
  youCommented: 'You commented',
  yoursMerged: 'Your post was merged into this',
  hidden: 'Hidden',
  merged: 'Merged',
  reports: (count: number) => counted(count, 'report', 'reports'),
  edited: 'edited',
  empty: {
    title: 'No posts yet',
    text: 'Wishes for Groundwork will show up here, with their votes.',
    write: 'Write the first one',
  },
  noneChosen: { title: 'No posts match', text: 'Try another status or tag.', clear: 'Clear filters' },
  noActivity: {
    title: 'Nothing here yet',
    text: 'Posts you write, vote for or comment on will show up here.',
    all: 'See all posts',
  },
  noReports: { title: 'Nothing reported', text: 'Posts and comments that someone reports will show up here.' },
  roadmap: {
    lead: 'What we’re working on, in the order of your votes, and what’s done, latest first.',
    none: 'Nothing here at the moment.',
  },
  offline: {
    title: 'You’re offline',
    kept: {
      board: 'This is the board as it last loaded. What you post, vote or comment is sent when you’re back online.',
      list: 'This is the list as it last loaded. Your votes are sent when you’re back online.',
      roadmap: 'This is the roadmap as it last loaded. Your votes are sent when you’re back online.',
      activity: 'This is your activity as it last loaded. Your votes are sent when you’re back online.',
      post: 'This is the post as it last loaded. Your votes and comments are sent when you’re back online.',
    },
    missing: {
      board: 'The board isn’t saved on this device yet. What you post is sent when you’re back online.',
      list: 'This list isn’t saved on this device. Try all posts, or come back when you’re online.',
      roadmap: 'The roadmap isn’t saved on this device yet. Open it once while you’re online.',
      activity: 'Your activity isn’t saved on this device yet. Open it once while you’re online.',
      post: 'This post isn’t saved on this device. Posts are saved when you open them online.',
    },
  },
  failed: {
    title: 'Can’t load the feedback board',
    text: 'The server isn’t responding. What you wrote is kept.',
    retry: 'Try again',
  },
  gone: { title: 'This post isn’t here anymore', text: 'It was removed, or the link is wrong.' },
  outbox: {
    waitingPost: 'Waiting to send',
    waiting: (count: number) => `${counted(count, 'item', 'items')} waiting to send`,
    text: 'Saved on this device, and sent when the server answers.',
    limit: {
      post: 'You’ve reached the limit of posts',
      vote: 'You’ve reached the limit of votes',
      comment: 'You’ve reached the limit of comments',
    },
    goesOn: (count: number, at: Date) =>
      `${count === 1 ? 'This one goes' : `These ${figures.format(count)} go`} out at ${clock.format(at)}${
        at.toDateString() === new Date().toDateString() ? '' : ` on ${day.format(at)}`
      }. You don’t have to do anything.`,
    retry: 'Send now',
    refused: 'Couldn’t send',
    rejected: 'The server rejected something you wrote on the feedback board. Your text is kept.',
    open: 'Open feedback',
    dismiss: 'Dismiss',
  },
  post: {
    reply: 'Reply from the team',
    merged: 'Merged with this post',
    mergedInto: 'This post was merged into',
    mergedAway: 'This post was merged into one that’s hidden right now, so it can’t get votes or comments.',
    comments: 'Comments',
    noComments: 'No comments yet.',
    comment: 'Add a comment',
    send: 'Comment',
    edit: 'Edit',
    report: 'Report',
    remove: 'Remove',
    actions: 'More actions',
    commentActions: 'Comment actions',
    cancel: 'Cancel',
    save: 'Save',
    titleField: 'Title',
    bodyField: 'Details',
    reportTitle: 'Report to the team',
    reportText: 'Only the team sees your report.',
    reason: 'What’s wrong with it?',
    sendReport: 'Send report',
    reported: 'Thanks. The team will have a look.',
  },
  staff: {
    title: 'Team',
    status: 'Status',
    reply: 'Reply',
    replyHint: 'Shown with the status.',
    saveAnswer: 'Save status and reply',
    tags: 'Tags',
    merge: 'Merge into…',
    mergeTitle: 'Merge into another post',
    mergeText: 'Votes count there, each person once. You can unmerge it later, and every vote is as before.',
    mergeSearch: 'Find the post',
    unmerge: 'Unmerge',
    hide: 'Hide post',
    show: 'Show post',
    hideComment: 'Hide comment',
    showComment: 'Show comment',
    settle: 'Dismiss reports',
    reported: (reasons: ReportedFor) =>
      `Reported for: ${reasons.map(({ reason, count }) => `${reasonLabels[reason]} (${figures.format(count)})`).join(', ')}`,
  },
} as const;
