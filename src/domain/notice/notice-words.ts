import { roles } from '../team/role.ts';
import { aRole } from '../team/team-labels.ts';
import { quotation } from '../text/quotation.ts';
import type { Notice } from './notice.ts';

const verdicts: Readonly<Record<string, string>> = {
  supports: 'supports the assumption',
  refutes: 'refutes the assumption',
  inconclusive: 'is inconclusive',
};

/** Statuses of a post, in words. */
const statusWords: Readonly<Record<string, string>> = {
  open: 'Open',
  planned: 'Planned',
  started: 'In progress',
  done: 'Done',
  declined: 'Declined',
};

/** Returns a notice as one sentence, for the app and for emails. */
export function noticeWords(notice: Pick<Notice, 'kind' | 'title' | 'detail' | 'words'>): string {
  const { kind, title, detail } = notice;
  const about = title === '' ? 'An experiment' : quotation(title);
  switch (kind) {
    case 'judged':
      if (notice.words) return `${about} is judged. ${notice.words}`;
      return `${about} is judged: it ${verdicts[detail] ?? 'has a verdict'}.`;
    case 'broken-split':
      return `${about} has no verdict: visitors weren’t split evenly between its versions.`;
    case 'ends-soon':
      return `${about} ends in two days.`;
    case 'first-sign-up':
      return title === '' ? 'Your first sign-up is here.' : `Your first sign-up is here, on ${about}.`;
    case 'ask-again':
      return `${title === '' ? 'A decision' : `The decision on ${about}`} is due for another look today.`;
    case 'page-down':
      return `${title === '' ? 'Your page' : about} was taken down.`;
    case 'feedback':
      return feedbackWords(notice);
    case 'mention':
      return commentWords('mentioned you', 'in a comment', notice);
    case 'reply':
      return commentWords('replied', 'to a comment', notice);
    case 'witnessed':
      return `${nameOf(notice)} witnessed the lock of ${notice.words ? quotation(notice.words) : 'a test'}.`;
    case 'joined':
      return joinedWords(notice);
  }
}

/** Longest quotation of a reply or a comment, in UTF-16 units. */
const lettersAtMost = 200;

const shortened = (words: string): string =>
  words.length > lettersAtMost ? `${words.slice(0, lettersAtMost).trimEnd()}…` : words;

/** Somebody’s name is the title of what is told of them; empty once their account is erased. */
const nameOf = ({ title }: Pick<Notice, 'title'>): string => (title === '' ? 'A former member' : title);

function joinedWords({ title, words }: Pick<Notice, 'title' | 'words'>): string {
  const role = roles.find((each) => each === words);
  return `${nameOf({ title })} joined your team${role ? ` as ${aRole(role)}` : ''}.`;
}

function commentWords(deed: string, where: string, { title, words = '' }: Pick<Notice, 'title' | 'words'>): string {
  const author = nameOf({ title });
  return words === '' ? `${author} ${deed} ${where}.` : `${author} ${deed}: ${quotation(shortened(words))}`;
}

function feedbackWords({ title, detail, words = '' }: Pick<Notice, 'title' | 'detail' | 'words'>): string {
  const about = quotation(title);
  if (detail === 'merged') return `${about} was merged into ${words === '' ? 'another post' : quotation(words)}.`;
  const reply = quotation(shortened(words));
  if (detail === 'replied')
    return words === '' ? `The team replied to ${about}.` : `The team replied to ${about}: ${reply}`;
  // What was never open before is told of as something else.
  const status = detail === 'open' ? 'open again' : (statusWords[detail] ?? 'answered').toLowerCase();
  return `${about} is ${status}.${words === '' ? '' : ` The team replied: ${reply}`}`;
}

/** The same in short, for the subject of a mail. */
export const noticeSubject = (notice: Pick<Notice, 'kind' | 'title' | 'detail' | 'words'>): string =>
  noticeWords(notice.detail === 'merged' ? notice : { ...notice, words: '' });
