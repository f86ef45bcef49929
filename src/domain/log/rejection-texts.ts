import { canvasRejections } from '../canvas/canvas-rejections.ts';
import { experimentRejections } from '../experiment/experiment-rejections.ts';
import { ideaRejections } from '../idea/idea-rejections.ts';
import { intakeRejections } from '../intake/intake-rejections.ts';
import { interviewRejections } from '../interview/interview-rejections.ts';
import { ledgerRejections } from '../ledger/ledger-rejections.ts';
import { pageRejections } from '../page/page-rejections.ts';
import { projectRejections } from '../project/project-rejections.ts';
import { reportRejections } from '../report/report-rejections.ts';
import { surveyRejections } from '../survey/survey-rejections.ts';
import { teamRejections } from '../team/team-rejections.ts';
import { threadRejections } from '../thread/thread-rejections.ts';
import { vaultRejections } from '../vault/vault-rejections.ts';
import type { Rejection } from './decision.ts';
import { sharedRejections } from './shared-rejections.ts';

/** Every reason to reject a command, as it is shown. A kind of stream with reasons of its own adds its line. */
export const rejectionTexts = {
  ...sharedRejections,
  ...ideaRejections,
  ...vaultRejections,
  ...projectRejections,
  ...canvasRejections,
  ...ledgerRejections,
  ...experimentRejections,
  ...interviewRejections,
  ...pageRejections,
  ...intakeRejections,
  ...surveyRejections,
  ...reportRejections,
  ...threadRejections,
  ...teamRejections,
} as const;

/** Says why a command was rejected. The server may know reasons that this version does not. */
export function reasonText(reason: string): string {
  return Object.hasOwn(rejectionTexts, reason)
    ? rejectionTexts[reason as Rejection]
    : `The server rejected it (${reason}).`;
}
