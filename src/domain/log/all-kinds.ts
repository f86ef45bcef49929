import { experimentStream } from '../experiment/experiment-stream.ts';
import { intakeStream } from '../intake/intake-stream.ts';
import { interviewStream } from '../interview/interview-stream.ts';
import { pageStream } from '../page/page-stream.ts';
import { postStream } from '../post/post-stream.ts';
import { reportStream } from '../report/report-stream.ts';
import { scenarioStream } from '../scenario/scenario-stream.ts';
import { surveyStream } from '../survey/survey-stream.ts';
import { teamStream } from '../team/team-stream.ts';
import { threadStream } from '../thread/thread-stream.ts';
import { registerStream } from './stream-kinds.ts';

/** Imported where the rules of all kinds are wanted from the beginning: by the server, the simulator and tests. */
for (const kind of [
  experimentStream,
  interviewStream,
  pageStream,
  intakeStream,
  surveyStream,
  scenarioStream,
  postStream,
  reportStream,
  threadStream,
  teamStream,
])
  registerStream(kind);
