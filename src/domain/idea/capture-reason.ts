import type { Rejection } from '../log/decision.ts';
import { sharedRejections } from '../log/shared-rejections.ts';
import { ideaRejections } from './idea-rejections.ts';

const reasons = { ...sharedRejections, ...ideaRejections };

/**
 * Says why a line can’t become an idea. Only ideas decide this, in the browser, so the vault’s first load goes without the
 * reasons of all other streams.
 */
export const captureReasonText = (reason: Rejection): string => reasons[reason as keyof typeof reasons];
