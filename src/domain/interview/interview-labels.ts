import { directionWords } from '../ledger/ledger-labels.ts';
import type { StreamLabels } from '../log/stream-labels.ts';
import type { InterviewCommand } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';

/** Labels of facts and commands of an interview. */
export const interviewLabels: StreamLabels<InterviewFact, InterviewCommand['type']> = {
  titles: {
    InterviewLogged: () => 'Logged an interview',
    InterviewEdited: () => 'Edited an interview',
    QuoteMarked: ({ mark }) => `Marked a quote ${directionWords[mark]}`,
    QuoteUnmarked: () => 'Unmarked a quote',
    QuoteProposed: ({ mark }) => `Proposed a quote ${directionWords[mark]}`,
    ProposalDismissed: () => 'Dismissed a proposed quote',
    InterviewRemoved: () => 'Removed an interview',
    InterviewRestored: () => 'Restored an interview',
    PersonErased: () => 'Erased a person',
  },
  attempts: {
    LogInterview: 'An interview',
    EditInterview: 'A change to an interview',
    MarkQuote: 'A marked quote',
    UnmarkQuote: 'Unmarking a quote',
    ProposeQuote: 'A proposed quote',
    AcceptQuote: 'Accepting a quote',
    DismissQuote: 'Dismissing a quote',
    RemoveInterview: 'Removing an interview',
    RestoreInterview: 'Restoring an interview',
    ErasePerson: 'Erasing a person',
  },
};
