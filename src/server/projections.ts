import { decisionReaction } from './decisions/decision.reaction.ts';
import type { Projection } from './event-store/projection.ts';
import type { Reaction } from './event-store/reaction.ts';
import { postProjection } from './feedback/post.projection.ts';
import { dueProjection } from './judgement/due.projection.ts';
import { judgeReaction } from './judgement/judge.reaction.ts';
import { noticeProjection } from './notices/notice.projection.ts';
import { mailProjection, writtenMailProjection } from './outbox/mail.projection.ts';
import { pageProjection } from './published/page.projection.ts';
import { removeProjectReaction } from './published/remove-project.reaction.ts';
import { shareProjection } from './sharing/share.projection.ts';
import { surveyProjection } from './survey/survey.projection.ts';
import { surveyDraftProjection } from './survey/survey-draft.projection.ts';
import { surveyFileProjection } from './survey/survey-file.projection.ts';
import { deletionProjection } from './team/deletion.projection.ts';
import { membershipProjection } from './team/membership.projection.ts';
import { teamReaction } from './team/team.reaction.ts';
import { webhookProjection } from './webhooks/webhook.projection.ts';

/** All rows that follow from facts, in the order in which the one statement of an append writes them. */
export const projectionsOf = ({ hasMailer }: { readonly hasMailer: boolean }): readonly Projection[] => [
  shareProjection,
  membershipProjection,
  deletionProjection(hasMailer),
  surveyDraftProjection,
  surveyFileProjection,
  writtenMailProjection,
  dueProjection,
  pageProjection,
  surveyProjection,
  mailProjection(hasMailer),
  noticeProjection(hasMailer),
  postProjection,
  webhookProjection,
];

/** All commands that follow from facts, in the order in which they follow a command. */
export const reactions: readonly Reaction[] = [judgeReaction, decisionReaction, removeProjectReaction, teamReaction];
