import { useQuery } from '@tanstack/react-query';
import type { Role } from '#domain/team/role.ts';
import { ReadFailure } from '#features/settings/ReadFailure.tsx';
import { teamLabels } from '#features/settings/team/labels.ts';
import { CopyField } from '#ui/CopyField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { linkQuery } from './team-queries.ts';

const labels = teamLabels.link;

/** The address of a link to join, which only the server can write. */
export function LinkAddress({ linkId, role }: { readonly linkId: string; readonly role: Role }) {
  const { data, isError, refetch } = useQuery(linkQuery(useApp().services.call, linkId));
  if (data !== undefined) return <CopyField label={labels.address(role)} copyLabel={labels.copy(role)} value={data} />;
  if (isError) return <ReadFailure onRetry={() => void refetch()} />;
  return <Skeleton label={teamLabels.loading} count={1} />;
}
