import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useMemo } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { calibrationOf } from '#domain/judgement/calibration.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { VerificationBanner } from '#features/auth/VerificationBanner.tsx';
import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { RecentActivity } from '#features/home/RecentActivity.tsx';
import { calibrationLabels } from '#features/validate/calibration/labels.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { namedExport } from '#ui/named-export.ts';
import { IfMayEdit } from '#ui/rights.ts';
import { useApp } from '../app-context.ts';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import type { PageProps } from '../page-props.ts';
import type { ManyTeamsProps } from '../team/ManyTeams.tsx';
import { useFlow } from '../use-flow.ts';
import { Consent } from './Consent.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { SampleNotice, SampleOffer } from './SampleNotice.tsx';
import { useOwnPredictions } from './use-own-predictions.ts';
import { useReloadedUser } from './use-reloaded-user.ts';
import { verificationMailFlow } from './verification-mail-flow.ts';

const loadParts = () => import('./home-parts.ts');
const SinkQuestion = lazy(namedExport(loadParts, 'SinkQuestion'));
const OpenComments = lazyOrNothing(namedExport(loadParts, 'OpenComments'));
const NewArrivals = lazy(namedExport(loadParts, 'NewArrivals'));
const LeadingVerdict = lazy(namedExport(loadParts, 'LeadingVerdict'));
const PivotNotes = lazyOrNothing(namedExport(loadParts, 'PivotNotes'));
const YourWork = lazy(namedExport(loadParts, 'YourWork'));
const TeamActivity = lazy(namedExport(loadParts, 'TeamActivity'));
const RunningTests = lazy(namedExport(loadParts, 'RunningTests'));
/** Fetched for members of several workspaces alone. */
const ManyTeams = lazyOrNothing<ManyTeamsProps>(() => import('../team/ManyTeams.tsx'));

export default function HomePage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const hasComments = useAtom(services.workspace.streamsOf('thread')).length > 0;
  const hasTests = useAtom(services.workspace.streamsOf('experiment')).length > 0;
  const hasTeam = useAtom(services.workspace.streamsOf('team')).length > 0;
  return (
    <HomeScreen
      workspace={services.workspace}
      now={services.now()}
      lead={(step, line) =>
        hasTests ? (
          <Suspense fallback={step}>
            <LeadingVerdict otherwise={step} line={line} />
          </Suspense>
        ) : (
          step
        )
      }
      teams={
        user?.workspaces?.[1] && (
          <Suspense fallback={null}>
            <ManyTeams key={user.id} user={user} />
          </Suspense>
        )
      }
      yours={<Suspense fallback={null}>{hasTeam && <YourWork />}</Suspense>}
      arrivals={<Suspense fallback={null}>{user && <NewArrivals key={user.id} account={user.id} />}</Suspense>}
      notices={
        <>
          {user && !user.emailVerified && <UnverifiedNotice email={user.email} />}
          <SampleNotice />
        </>
      }
      checklist={
        user && (
          <>
            <Suspense fallback={null}>
              <SinkQuestion key={user.id} account={user.id} />
            </Suspense>
            <IfMayEdit>
              <FirstSteps key={user.id} user={user} />
            </IfMayEdit>
          </>
        )
      }
      activity={
        hasTeam ? (
          <Suspense fallback={<RecentActivity workspace={services.workspace} />}>
            <TeamActivity workspace={services.workspace} />
          </Suspense>
        ) : (
          <RecentActivity workspace={services.workspace} />
        )
      }
      tests={
        <Suspense fallback={null}>
          {hasTests && <RunningTests workspace={services.workspace} now={services.now()} />}
        </Suspense>
      }
      comments={<Suspense fallback={null}>{hasComments && <OpenComments named={place.params['thread']} />}</Suspense>}
      predictions={hasTests && <PredictionsLine />}
      pivotOf={pivotOf}
      sampleOffer={<SampleOffer />}
      question={<Consent as="question" />}
    />
  );
}

const pivotOf = ({ id }: Idea) => (
  <Suspense fallback={null}>
    <PivotNotes ideaId={id} to="idea" />
  </Suspense>
);

/** How often the founder was right so far, and the way to each prediction; nothing before the first was judged. */
function PredictionsLine() {
  const predicted = useOwnPredictions();
  const { hits, count } = useMemo(() => calibrationOf(predicted), [predicted]);
  if (count === 0) return null;
  return (
    <p className={css({ color: 'ink.muted' })}>
      {calibrationLabels.finding(hits, count)}.{' '}
      <Link href={buildPath({ name: 'profile' })}>{calibrationLabels.title}</Link>
    </p>
  );
}

interface UnverifiedNoticeProps {
  readonly email: string;
}

/** Asks for the address to be verified. */
function UnverifiedNotice({ email }: UnverifiedNoticeProps) {
  const { services } = useApp();
  const mail = useFlow(verificationMailFlow(services));
  useReloadedUser(true);
  return <VerificationBanner mail={mail} email={email} />;
}
