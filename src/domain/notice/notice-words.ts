import { statusWords } from '../post/status-words.ts';
import { quotation } from '../text/quotation.ts';
import type { Notice } from './notice.ts';

const verdicts: Readonly<Record<string, string>> = {
  supports: 'supports the assumption',
  refutes: 'refutes the assumption',
  inconclusive: 'is inconclusive',
};

/** What a notice says, as one sentence, in the app and in emails. */
export function noticeWords({ kind, title, detail }: Pick<Notice, 'kind' | 'title' | 'detail'>): string {
  const about = title === '' ? 'An experiment' : quotation(title);
  switch (kind) {
    case 'judged':
      return `${about} is judged: it ${verdicts[detail] ?? 'has a verdict'}.`;
    case 'broken-split':
      return `${about} has no verdict: visitors weren’t split evenly between its versions.`;
    case 'ends-soon':
      return `${about} ends in two days.`;
    case 'first-sign-up':
      return title === '' ? 'Your first sign-up is here.' : `Your first sign-up is here, on ${about}.`;
    case 'ask-again':
      return 'You wanted to look at a decision again today.';
    case 'page-down':
      return `${title === '' ? 'Your page' : about} was taken down.`;
    case 'feedback':
      return `${about} is ${(statusWords[detail] ?? 'answered').toLowerCase()}.`;
  }
}
