import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { PartOfTests } from '#features/validate/experiments/PartOfTests.tsx';
import { peopleLabels as labels } from '#features/validate/people/labels.ts';
import { intakesOf, peopleIn } from '#machines/people/select-people.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useApp } from '../../app-context.ts';
import { validateHref } from './validate-href.ts';

registerStream(intakeStream);

/** How many did something on the pages and surveys of a project, and the way to them. */
export function PeopleOfProject({ projectId }: { readonly projectId: string }) {
  const { workspace } = useApp().services;
  const pages = useSelector(intakesOf(workspace, projectId));
  const isComplete = useSelector(workspace.isComplete);
  const count = useMemo(() => peopleIn(pages).length, [pages]);
  return (
    <PartOfTests
      id="people"
      title={labels.table}
      note={isComplete || count > 0 ? labels.came(count) : undefined}
      action={<ButtonLink href={validateHref({ projectId, view: 'people' })}>{labels.open}</ButtonLink>}
    />
  );
}
