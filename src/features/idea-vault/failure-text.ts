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
  'changed-since': 'It was changed again since, so there is nothing left to take back.',
  'rating-out-of-range': 'A rating is a whole number from 1 to 5.',
  'weights-not-100': 'The weights must add up to 100 %.',
  'criteria-changed': 'The criteria were changed elsewhere in the meantime. Trying again puts yours in their place.',
  'name-empty': 'It needs a name.',
  'name-taken': 'There is one of that name already.',
  'too-many': 'There are as many as there may be. Remove one first.',
  'idea-has-project': 'This idea is being explored already.',
  'project-missing': 'It is not there any more.',
  'node-missing': 'Something that it changes was removed from the canvas.',
  'end-missing': 'What the connector was to hold on to was removed from the canvas.',
  'node-locked': 'It is locked. Unlock it first.',
  'group-cycle': 'Nothing can be inside of itself.',
  'not-finite': 'It would lie beyond the edge of the canvas, or be larger than anything on it may be.',
  'canvas-full': 'This canvas is full. Remove items or shorten long texts first.',
  'id-taken': 'It is on the canvas already.',
  'address-unverified': 'Verify your email address first. The link was sent to you; you can have it sent again.',
  'workspace-full':
    'There are two million changes in this account, as many as it may hold. Take your data along in the settings.',
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
  RateIdea: 'A rating',
  ForkIdea: 'A copy',
  ImportIdea: 'An imported idea',
  NameMoment: 'The name of a moment',
  UndoChange: 'An undo',
  SetCriteria: 'New criteria',
  SaveFilter: 'A saved filter',
  RemoveFilter: 'Removing a saved filter',
  StartProject: 'Starting to explore it',
  RenameProject: 'A new name',
  ArchiveProject: 'Archiving',
  RestoreProject: 'Bringing it back',
  RemoveProject: 'Removing it',
  PlaceNodes: 'Something new on the canvas',
  MoveNodes: 'A move',
  ResizeNodes: 'A new size',
  StyleNodes: 'A new look',
  EditText: 'New words',
  ConnectNodes: 'A connector',
  RouteEdge: 'A rerouted connector',
  ReorderNodes: 'A new order in the stack',
  GroupNodes: 'Grouping',
  ReparentNodes: 'A move into or out of a frame',
  LockNodes: 'Locking or unlocking',
  RemoveNodes: 'Removing it',
  RestoreNodes: 'Bringing it back',
  LinkAssumption: 'An assumption card',
  ShareNode: 'A shared link',
  RevokeShare: 'Revoking a link',
};

/** What a refused command wanted. */
export const wishText = (type: string): string => wishes[type] ?? 'A change';
