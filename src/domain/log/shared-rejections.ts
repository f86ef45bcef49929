import { ideaLimits } from '../idea/idea.ts';

/** Reasons to reject a command that streams of several kinds give, or the log itself, as they are shown. */
export const sharedRejections = {
  'title-empty': 'An idea needs a title.',
  'title-too-long': `Keep the title to ${ideaLimits.title} characters or fewer.`,
  'text-changed': 'The same text was changed elsewhere in the meantime. Both versions are kept.',
  'not-found': 'This idea isn’t in your vault.',
  'invalid-data': 'Part of it is too long or has a character that can’t be stored.',
  'changed-since': 'It was changed again since then, so there’s nothing to undo.',
  'name-empty': 'Enter a name.',
  'too-many': 'You’ve reached the limit. Remove one first.',
  'id-taken': 'It’s already on the canvas.',
  'address-unverified': 'Verify your email first. We sent you a link, and you can ask for a new one.',
  'publishing-banned': 'The operator has stopped this account from publishing. Contact support to find out why.',
  'workspace-full':
    'This account has reached its limit of two million changes. You can download your data in Settings.',
  'text-empty': 'It can’t be empty.',
  'reason-empty': 'Give a reason.',
  'batch-failed': 'Another part of the same change was rejected.',
  'not-for-assistants': 'An assistant can’t do that. A person has to.',
  'unknown-type': 'The server doesn’t know this kind of change. Reload the page to get the latest version.',
} as const;
