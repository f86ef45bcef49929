import { useSelector as useAtom } from '@xstate/store-react';
import { BeforePivot as Section } from '#features/lineage/BeforePivot.tsx';
import { lineageIn } from '#machines/project/select-lineage.ts';
import { useApp } from '../app-context.ts';
import { useSubjects } from '../team/use-doers.ts';

export interface BeforePivotProps {
  readonly projectId: string;
}

/** The ideas that came before the idea of a project. */
export function BeforePivot({ projectId }: BeforePivotProps) {
  const { workspace } = useApp().services;
  return <Section predecessors={useAtom(lineageIn(workspace, projectId)).predecessors} subjectOf={useSubjects()} />;
}
