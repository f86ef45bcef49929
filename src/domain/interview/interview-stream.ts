import { defineStream } from '../log/define-stream.ts';
import { decideInterview } from './decide-interview.ts';
import { evolveInterview } from './evolve-interview.ts';
import { interviewCommands } from './interview-commands.ts';
import { interviewFields } from './interview-fields.ts';
import { interviewKind } from './interview-kind.ts';
import { interviewPersonal } from './interview-personal.ts';

export const interviewStream = defineStream({
  ...interviewKind,
  commands: interviewCommands,
  decide: decideInterview,
  evolve: evolveInterview,
  fields: interviewFields,
  personal: interviewPersonal,
  unbegun: (interview) => ({ ...interview, removed: true }),
});
