import { interviewFoldVersion } from './interview-facts.ts';

/** `interview-{uuid}`: one conversation. What is known of the kind before its rules are loaded. */
export const interviewKind = {
  name: 'interview',
  pattern: /^interview-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: interviewFoldVersion,
  /** Whatever says who was interviewed, or what they said. */
  personal: {
    facts: {
      InterviewLogged: ['person', 'lastTime'],
      InterviewEdited: ['person', 'lastTime'],
      QuoteMarked: ['text'],
      QuoteProposed: ['text'],
    },
    commands: {
      LogInterview: ['person', 'lastTime'],
      EditInterview: ['person', 'lastTime', 'base'],
      MarkQuote: ['text'],
      ProposeQuote: ['text'],
    },
  },
} as const;
