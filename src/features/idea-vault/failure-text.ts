import { ideaLimits } from '#domain/idea/idea.ts';
import type { Rejection } from '#domain/log/decision.ts';

const reasons: Readonly<Record<Rejection, string>> = {
  'title-empty': 'An idea needs a title.',
  'title-too-long': `A title has at most ${ideaLimits.title} characters. Shorten it a little.`,
  'text-changed': 'The same words were changed elsewhere in the meantime. Both versions are kept.',
  'idea-missing': 'The idea is not there any more.',
  'not-found': 'The idea is not in this vault.',
  'idea-exists': 'The idea is in the vault already.',
  'invalid-data': 'A part of it is longer than it may be, or holds a character that cannot be stored.',
  'batch-failed': 'It belonged to a change of which another part was refused.',
  'unknown-type': 'This version of Groundwork asked for something that the server does not know. Load the page again.',
};

/** Why a change to an idea was refused. The server may know reasons that this version does not. */
export function reasonText(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as Rejection] : `The server refused it (${reason}).`;
}

const wishes: Readonly<Record<string, string>> = {
  CaptureIdea: 'Capturing an idea',
  RenameIdea: 'A new title',
  DescribeIdea: 'A new description',
  TagIdea: 'New tags',
  MoveIdea: 'A new status',
  ArchiveIdea: 'Archiving',
  RestoreIdea: 'Bringing it back',
};

/** What a refused command wanted. */
export const wishText = (type: string): string => wishes[type] ?? 'A change';
