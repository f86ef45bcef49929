import type { PersonalDeclaration } from '../log/personal-fields.ts';
import type { Interview } from './interview.ts';
import type { interviewCommands } from './interview-commands.ts';
import type { InterviewFact } from './interview-facts.ts';
import { interviewKind } from './interview-kind.ts';

/** The subject is the interview: each has one person. */
export const interviewPersonal: PersonalDeclaration<Interview, typeof interviewCommands, InterviewFact> = {
  ...interviewKind.personal,
  erasedBy: 'PersonErased',
  subjectOf: (_, stream) => stream,
  isErased: ({ erased }) => erased,
};
