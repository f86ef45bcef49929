import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RunningTests } from '#features/home/RunningTests.tsx';
import { VerdictLead } from '#features/home/VerdictLead.tsx';
import { useApp } from '../app-context.ts';
import { OpenComments } from '../comments/OpenComments.tsx';
import { noticesQuery } from '../notices-query.ts';
import { queryClient } from '../query-client.ts';
import { TeamActivity } from '../team/TeamActivity.tsx';
import { YourWork } from '../team/YourWork.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { PivotNotes } from './PivotNotes.tsx';
import { SinkQuestion } from './SinkQuestion.tsx';

/** Parts of home that most founders do not see, and charts once there is a test. They are fetched as one file. */
export { LeadingVerdict, NewArrivals, OpenComments, PivotNotes, RunningTests, SinkQuestion, TeamActivity, YourWork };

interface LeadingVerdictProps {
  /** Content if there is no verdict. */
  readonly otherwise: ReactNode;
  /** Content after the verdict. */
  readonly line: ReactNode;
}

/** The verdicts that the founder has not read yet, before what is to be done next. */
function LeadingVerdict({ otherwise, line }: LeadingVerdictProps) {
  const { data } = useQuery(noticesQuery(useApp().services.call), queryClient);
  const unread = data?.notices.filter(({ kind, isRead }) => kind === 'judged' && !isRead) ?? [];
  return unread.length === 0 ? otherwise : <VerdictLead notices={unread} line={line} />;
}
