import type { PersonalDeclaration } from '../log/personal-fields.ts';
import type { Interview } from './interview.ts';
import type { interviewCommands } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';

/** Whatever says who was interviewed, or what they said. The subject is the interview: each has one person. */
export const interviewPersonal: PersonalDeclaration<Interview, typeof interviewCommands, InterviewFact> = {
  facts: {
    InterviewLogged: ['person', 'lastTime'],
    InterviewEdited: ['person', 'lastTime'],
    QuoteMarked: ['text'],
  },
  commands: {
    LogInterview: ['person', 'lastTime'],
    EditInterview: ['person', 'lastTime', 'base'],
    MarkQuote: ['text'],
  },
  erasedBy: 'PersonErased',
  subjectOf: (_, stream) => stream,
  isErased: ({ erased }) => erased,
};
