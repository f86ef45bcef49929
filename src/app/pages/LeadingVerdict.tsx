import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { VerdictLead } from '#features/home/VerdictLead.tsx';
import { useApp } from '../app-context.ts';
import { noticesQuery } from '../notices-query.ts';
import { queryClient } from '../query-client.ts';

interface LeadingVerdictProps {
  /** Content if there is no verdict. */
  readonly otherwise: ReactNode;
  /** Content after the verdict. */
  readonly line: ReactNode;
}

/** The verdicts that the founder has not read yet, before what is to be done next. */
export function LeadingVerdict({ otherwise, line }: LeadingVerdictProps) {
  const { data } = useQuery(noticesQuery(useApp().services.call), queryClient);
  const unread = data?.notices.filter(({ kind, isRead }) => kind === 'judged' && !isRead) ?? [];
  return unread.length === 0 ? otherwise : <VerdictLead notices={unread} line={line} />;
}
