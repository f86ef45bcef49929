import { RunningTests } from '#features/home/RunningTests.tsx';
import { OpenComments } from '../comments/OpenComments.tsx';
import { TeamActivity } from '../team/TeamActivity.tsx';
import { YourWork } from '../team/YourWork.tsx';
import { LeadingVerdict } from './LeadingVerdict.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { PivotNotes } from './PivotNotes.tsx';
import { SinkQuestion } from './SinkQuestion.tsx';

/** Parts of home that most founders do not see, and charts once there is a test. They are fetched as one file. */
export { LeadingVerdict, NewArrivals, OpenComments, PivotNotes, RunningTests, SinkQuestion, TeamActivity, YourWork };
