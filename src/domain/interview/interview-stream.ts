import { defineStream } from '../log/define-stream.ts';
import { decideInterview } from './decide-interview.ts';
import { evolveInterview } from './evolve-interview.ts';
import { interviewCommands } from './interview-commands.ts';
import { interviewFields } from './interview-fields.ts';
import { interviewPersonal } from './interview-personal.ts';

/** `interview-{uuid}`: one conversation. */
export const interviewStream = defineStream({
  name: 'interview',
  pattern: /^interview-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: 1,
  commands: interviewCommands,
  decide: decideInterview,
  evolve: evolveInterview,
  fields: interviewFields,
  personal: interviewPersonal,
  unbegun: (interview) => ({ ...interview, removed: true }),
});
