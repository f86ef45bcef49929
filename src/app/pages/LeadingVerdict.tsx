import { useQuery } from '@tanstack/react-query';
import { VerdictLead } from '#features/home/VerdictLead.tsx';
import { useApp } from '../app-context.ts';
import { noticesQuery } from '../notices-query.ts';
import { queryClient } from '../query-client.ts';

/** The verdicts that the founder has not read yet. */
export default function LeadingVerdict() {
  const { data } = useQuery(noticesQuery(useApp().services.call), queryClient);
  const unread = data?.notices.filter(({ kind, isRead }) => kind === 'judged' && !isRead) ?? [];
  return unread.length === 0 ? null : <VerdictLead notices={unread} />;
}
