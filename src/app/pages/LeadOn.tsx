import { useEffect } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../app-context.ts';

export interface LeadOnProps {
  readonly to: To;
  /** Label of the placeholder while it loads. */
  readonly label: string;
}

/** An address of something that a pivot took to another idea leads on to its address there. */
export function LeadOn({ to, label }: LeadOnProps) {
  const { navigate } = useApp().services;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is the same if its path is
  useEffect(() => navigate(to, { replace: true }), [buildPath(to), navigate]);
  return <Skeleton label={label} shape="rows" count={4} />;
}
