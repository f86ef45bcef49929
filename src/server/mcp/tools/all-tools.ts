import type { Tool } from '../tool.ts';
import { calculatorTools } from './calculator-tools.ts';
import { canvasTools } from './canvas-tools.ts';
import { ideaTools } from './idea-tools.ts';
import { interviewTools } from './interview-tools.ts';
import { ledgerTools } from './ledger-tools.ts';
import { reportTools } from './report-tools.ts';
import { searchTools } from './search-tool.ts';
import { testTools } from './test-tools.ts';

/**
 * Everything that an assistant can do. Nothing here locks, publishes, shares, decides, erases, mails or invites, and the log
 * refuses such commands of assistants besides.
 */
export const allTools: readonly Tool[] = [
  ...searchTools,
  ...ideaTools,
  ...canvasTools,
  ...ledgerTools,
  ...testTools,
  ...interviewTools,
  ...reportTools,
  ...calculatorTools,
];
