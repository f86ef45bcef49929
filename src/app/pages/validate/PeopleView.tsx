import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import type { Dropped, Intake } from '#domain/intake/intake.ts';
import { intakeStream } from '#domain/intake/intake-stream.ts';
import { pageFigures } from '#domain/intake/page-figures.ts';
import type { PeopleOfPage } from '#domain/intake/people-rows.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { type Page, type PageGoal, pageStreamOf } from '#domain/page/page.ts';
import { pageStream } from '#domain/page/page-stream.ts';
import { DroppedVisits } from '#features/validate/people/DroppedVisits.tsx';
import { EraseDialog } from '#features/validate/people/EraseDialog.tsx';
import { ExcludeDialog } from '#features/validate/people/ExcludeDialog.tsx';
import { excludeLabels, peopleLabels as labels } from '#features/validate/people/labels.ts';
import { NoteDialog } from '#features/validate/people/NoteDialog.tsx';
import { nameOfPerson } from '#features/validate/people/name-of-person.ts';
import { PageFiguresPanel } from '#features/validate/people/PageFiguresPanel.tsx';
import { PeopleBulk } from '#features/validate/people/PeopleBulk.tsx';
import { PeopleFilters } from '#features/validate/people/PeopleFilters.tsx';
import { PeopleHead } from '#features/validate/people/PeopleHead.tsx';
import { PeopleTable } from '#features/validate/people/PeopleTable.tsx';
import { askedOn } from '#machines/people/asked-on.ts';
import { erasureOf } from '#machines/people/erasure-of.ts';
import { listPeople } from '#machines/people/list-people.ts';
import { peopleListMachine } from '#machines/people/people-list.machine.ts';
import { intakesOf, peopleIn } from '#machines/people/select-people.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { LeadOn } from '../LeadOn.tsx';
import { offerTakingBack } from '../offer-taking-back.ts';
import { exportPeople } from './export-people.ts';
import { LeftOut } from './LeftOut.tsx';
import { NobodyYet } from './NobodyYet.tsx';
import { validateHref } from './validate-href.ts';
import type { ValidateViewProps } from './views.ts';

registerStream(pageStream);
registerStream(intakeStream);

/** Who did something on the pages of a project: they are read, searched, excluded from the test, and erased. */
export default function PeopleView(props: ValidateViewProps) {
  const { projectId, params } = props;
  const asked = useAtom(askedOn(useApp().services.workspace, params['id'] ?? ''));
  if (asked && asked.projectId !== projectId) {
    const there = { ...params, projectId: asked.projectId };
    return <LeadOn to={{ name: 'validate', params: there }} label={labels.loading} />;
  }
  return (
    <>
      <PeopleHead testsHref={validateHref({ projectId: props.projectId, view: 'experiments' })} />
      <People {...props} />
    </>
  );
}

function People({ projectId, params }: ValidateViewProps) {
  const { actorOf, services } = useApp();
  const { workspace } = services;
  const pages = useAtom(intakesOf(workspace, projectId));
  const isComplete = useAtom(workspace.isComplete);
  const isOffline = useIsOffline();
  const named = pages.find(({ intake }) => intake.id === params['id'])?.intake.id ?? null;
  const list = useFlow(
    peopleListMachine.provide({
      actions: {
        offerUndo: (_, { drafts }) =>
          offerTakingBack(actorOf('toasts'), services, { message: excludeLabels.done(drafts.length), drafts }),
      },
    }),
    { pageId: named },
  );
  const { filter, order, selected, chosen } = useSelector(list, ({ context }) => context);
  const state = useSelector(list, ({ value }) => value);
  const all = useMemo(() => peopleIn(pages), [pages]);
  const shown = useMemo(() => listPeople(all, filter, order), [all, filter, order]);
  const sought = all.find(({ entry }) => entry.id === params['person'])?.entry.email;
  useEffect(() => {
    if (sought) list.send({ type: 'filter.changed', change: { person: sought } });
  }, [list, sought]);
  const erasing = useErasing();
  const picked = useMemo(() => {
    const ids = new Set(selected);
    return shown.filter(({ entry }) => ids.has(entry.id));
  }, [shown, selected]);
  if (pages.length === 0) {
    if (!isComplete) return <Skeleton label={labels.loading} shape="rows" count={6} />;
    return <NobodyYet projectId={projectId} hasVisits={false} />;
  }
  const erasure = erasureOf(all, chosen);
  const first = all.find(({ entry }) => entry.id === chosen[0]?.entryId);
  return (
    <>
      {pages.map(
        ({ intake }) =>
          (filter.pageId === null || filter.pageId === intake.id) && <LeftOut key={intake.id} intake={intake} />,
      )}
      {all.length === 0 && <NobodyYet projectId={projectId} hasVisits />}
      {all.length > 0 && (
        <>
          <div className={head}>
            <p role="status" className={css({ color: 'ink.muted', textStyle: 'small' })}>
              {shown.length === 0 ? labels.nothing : labels.count(shown.length, all.length)}
            </p>
            {shown.length === 0 && (
              <Button onPress={() => list.send({ type: 'filter.cleared' })}>{labels.clear}</Button>
            )}
            <Button onPress={() => exportPeople(services, pages)}>{labels.export}</Button>
          </div>
          <PeopleFilters list={list} pages={pages.map(({ intake, title }) => ({ id: intake.id, title }))} />
          {picked.length > 0 && <PeopleBulk list={list} chosen={picked} />}
          {shown.length > 0 && (
            <PeopleTable
              list={list}
              shown={shown}
              erasing={erasing}
              isOffline={isOffline}
              namesPage={pages.length > 1}
            />
          )}
        </>
      )}
      {pages.map(({ intake, title }) => {
        const page = workspace.peek(pageStreamOf(intake.id)) as Page | undefined;
        if (!page || (filter.pageId !== null && filter.pageId !== intake.id)) return null;
        const isAlone = pages.length === 1 || filter.pageId !== null;
        return (
          <Figures
            key={`${intake.id} ${isAlone}`}
            intake={intake}
            title={title}
            goal={page.goal}
            isOpenAtFirst={isAlone}
          />
        );
      })}
      <DroppedVisits dropped={droppedOn(pages, filter.pageId)} />
      {state === 'excluding' && <ExcludeDialog list={list} />}
      {state === 'noting' && <NoteDialog list={list} name={first ? nameOfPerson(first.entry) : ''} />}
      {state === 'confirmingErasure' && (
        <EraseDialog
          name={first ? nameOfPerson(first.entry) : ''}
          people={erasure.people}
          entries={erasure.entries.length}
          onCancel={() => list.send({ type: 'question.left' })}
          onConfirm={() => list.send({ type: 'erasure.confirmed', entries: erasure.entries })}
        />
      )}
    </>
  );
}

interface FiguresProps {
  readonly intake: Intake;
  readonly title: string;
  readonly goal: PageGoal;
  readonly isOpenAtFirst: boolean;
}

function Figures({ intake, ...given }: FiguresProps) {
  const figures = useMemo(() => pageFigures(intake, given.goal), [intake, given.goal]);
  return <PageFiguresPanel {...given} figures={figures} />;
}

/** The entries whose erasure the server has not confirmed yet. */
function useErasing(): ReadonlySet<string> {
  const pending = useAtom(useApp().services.workspace.pending);
  return useMemo(
    () =>
      new Set(
        pending.flatMap(({ type, data }) => {
          const id = type === 'ErasePerson' && data['entryId'];
          return typeof id === 'string' ? [id] : [];
        }),
      ),
    [pending],
  );
}

function droppedOn(pages: readonly PeopleOfPage[], pageId: string | null): Dropped {
  const sums: Record<string, number> = {};
  for (const { intake } of pages) {
    if (pageId !== null && intake.id !== pageId) continue;
    for (const [reason, n] of Object.entries(intake.dropped)) sums[reason] = (sums[reason] ?? 0) + n;
  }
  return sums;
}

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
});
