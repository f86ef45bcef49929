import { ideaLimits } from '#domain/idea/idea.ts';
import type { Rejection } from '#domain/log/decision.ts';

const reasons: Readonly<Record<Rejection, string>> = {
  'title-empty': 'An idea needs a title.',
  'title-too-long': `Keep the title to ${ideaLimits.title} characters or fewer.`,
  'text-changed': 'The same text was changed elsewhere in the meantime. Both versions are kept.',
  'idea-missing': 'This idea no longer exists.',
  'not-found': 'This idea isn’t in your vault.',
  'idea-exists': 'This idea is already in your vault.',
  'invalid-data': 'Part of it is too long or has a character that can’t be stored.',
  'changed-since': 'It was changed again since then, so there’s nothing to undo.',
  'rating-out-of-range': 'A rating is a whole number from 1 to 5.',
  'weights-not-100': 'The weights must add up to 100%.',
  'criteria-changed': 'The criteria were changed elsewhere in the meantime. If you try again, yours replace them.',
  'name-empty': 'Enter a name.',
  'name-taken': 'That name is already taken.',
  'too-many': 'You’ve reached the limit. Remove one first.',
  'idea-has-project': 'You’re already exploring this idea.',
  'project-missing': 'It no longer exists.',
  'node-missing': 'An item it changes was removed from the canvas.',
  'end-missing': 'The item it connects to was removed from the canvas.',
  'node-locked': 'It’s locked. Unlock it first.',
  'group-cycle': 'An item can’t be inside itself.',
  'not-finite': 'It would be outside the canvas or too large.',
  'canvas-full': 'This canvas is full. Remove items or shorten long texts first.',
  'id-taken': 'It’s already on the canvas.',
  'template-missing': 'This template was deleted.',
  'template-too-large': 'It’s too large for a template. Select fewer items or shorten long texts.',
  'address-unverified': 'Verify your email first. We sent you a link, and you can ask for a new one.',
  'workspace-full':
    'This account has reached its limit of two million changes. You can download your data in Settings.',
  'batch-failed': 'Another part of the same change was rejected.',
  'unknown-type': 'The server doesn’t know this kind of change. Reload the page to get the latest version.',
};

/** Why a change to an idea was rejected. The server may know reasons that this version does not. */
export function reasonText(reason: string): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as Rejection] : `The server rejected it (${reason}).`;
}

const drafts: Readonly<Record<string, string>> = {
  CaptureIdea: 'Capturing an idea',
  RenameIdea: 'A new title',
  DescribeIdea: 'A new description',
  TagIdea: 'New tags',
  MoveIdea: 'A new status',
  ArchiveIdea: 'Archiving',
  RestoreIdea: 'Restoring it',
  RateIdea: 'A rating',
  ForkIdea: 'A copy',
  ImportIdea: 'An imported idea',
  NameMoment: 'A version’s name',
  UndoChange: 'An undo',
  SetCriteria: 'New criteria',
  SaveFilter: 'A saved view',
  RemoveFilter: 'Removing a saved view',
  SaveTemplate: 'A template',
  RenameTemplate: 'A template’s name',
  RemoveTemplate: 'Deleting a template',
  StartProject: 'Starting to explore it',
  RenameProject: 'A new name',
  ArchiveProject: 'Archiving',
  RestoreProject: 'Restoring it',
  RemoveProject: 'Removing it',
  PlaceNodes: 'A new item',
  MoveNodes: 'A move',
  ResizeNodes: 'A new size',
  StyleNodes: 'A style change',
  EditText: 'New text',
  ConnectNodes: 'A connector',
  RouteEdge: 'A rerouted connector',
  ReorderNodes: 'A new stacking order',
  GroupNodes: 'Grouping',
  ReparentNodes: 'A move into or out of a frame',
  LockNodes: 'Locking or unlocking',
  RemoveNodes: 'Removing it',
  RestoreNodes: 'Restoring it',
  LinkAssumption: 'An assumption card',
  ShareNode: 'A shared link',
  ShareSelection: 'A shared link',
  ShareCanvas: 'A shared link',
  RevokeShare: 'Revoking a link',
};

/** What a rejected command wanted. */
export const draftText = (type: string): string => drafts[type] ?? 'A change';
