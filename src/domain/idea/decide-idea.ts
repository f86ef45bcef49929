import type { Sent } from '../log/command-type.ts';
import { type Decision, reject } from '../log/decision.ts';
import { decideMoment } from '../log/name-moment.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { captureIdea, forkIdea, importIdea, moveInIdea } from './begin-idea.ts';
import type { Idea } from './idea.ts';
import type { IdeaCommand } from './idea-commands.ts';
import type { IdeaFact } from './idea-facts.ts';
import { ideaFields } from './idea-fields.ts';
import { describeIdea, fileIdea, moveIdea, rateIdea, renameIdea, tagIdea } from './idea-rules.ts';
import { restoreIdea } from './restore-idea.ts';

/** Decides an idea command whose data its schema has accepted. */
export function decideIdea(idea: Idea | undefined, command: Sent<IdeaCommand>): Decision<IdeaFact> {
  switch (command.type) {
    case 'CaptureIdea':
      return idea ? reject('idea-exists') : captureIdea(command.data);
    case 'ForkIdea':
      return idea ? reject('idea-exists') : forkIdea(command.data);
    case 'ImportIdea':
      return idea ? reject('idea-exists') : importIdea(command.data, command.at);
    case 'MoveInIdea':
      return idea ? reject('idea-exists') : moveInIdea(command.data, command.at);
    default:
      return idea ? change(idea, command) : reject('idea-missing');
  }
}

type Change = Exclude<IdeaCommand, { type: 'CaptureIdea' | 'ForkIdea' | 'ImportIdea' | 'MoveInIdea' }>;

function change(idea: Idea, command: Change): Decision<IdeaFact> {
  switch (command.type) {
    case 'RenameIdea':
      return renameIdea(idea, command.data.title);
    case 'DescribeIdea':
      return describeIdea(idea, command.data);
    case 'TagIdea':
      return tagIdea(idea, command.data.tags);
    case 'RateIdea':
      return rateIdea(idea, command.data);
    case 'MoveIdea':
      return moveIdea(idea, command.data);
    case 'ArchiveIdea':
      return fileIdea(idea, true);
    case 'RestoreIdea':
      return fileIdea(idea, false);
    case 'NameMoment':
      return decideMoment(idea.moments, command.data);
    case 'UndoChange':
      return decideUndo(fieldIn(ideaFields(idea)), command.data, (wanted) => restoreIdea(idea, wanted));
  }
}
