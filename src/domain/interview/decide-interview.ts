import type { Sent } from '../log/command-type.ts';
import { type Decision, reject } from '../log/decision.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import type { Interview } from './interview.ts';
import type { InterviewCommand } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';
import { interviewFields } from './interview-fields.ts';
import { editInterview, erasePerson, fileInterview, logInterview, markQuote, unmarkQuote } from './interview-rules.ts';
import { acceptQuote, dismissQuote, proposeQuote } from './proposed-quotes.ts';
import { restoreInterview } from './restore-interview.ts';

/** Decides an interview command whose data its schema has accepted. */
export function decideInterview(
  interview: Interview | undefined,
  command: Sent<InterviewCommand>,
): Decision<InterviewFact> {
  if (command.type === 'LogInterview') return interview ? reject('id-taken') : logInterview(command.data);
  if (!interview) return reject('not-found');
  switch (command.type) {
    case 'EditInterview':
      return editInterview(interview, command.data);
    case 'MarkQuote':
      return markQuote(interview, command.data);
    case 'UnmarkQuote':
      return unmarkQuote(interview, command.data.quoteId);
    case 'ProposeQuote':
      return proposeQuote(interview, command.data);
    case 'AcceptQuote':
      return acceptQuote(interview, command.data.quoteId);
    case 'DismissQuote':
      return dismissQuote(interview, command.data.quoteId);
    case 'RemoveInterview':
      return fileInterview(interview, true);
    case 'RestoreInterview':
      return fileInterview(interview, false);
    case 'ErasePerson':
      return erasePerson(interview);
    case 'UndoChange':
      return decideUndo(fieldIn(interviewFields(interview)), command.data, (wanted) =>
        restoreInterview(interview, wanted),
      );
  }
}
