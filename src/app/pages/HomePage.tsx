import { useSelector } from '@xstate/react';
import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { selectUser } from '#machines/user.store.ts';
import { useApp } from '../app-context.ts';
import { Consent } from './Consent.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import { SampleOffer } from './SampleOffer.tsx';
import { UnverifiedNotice } from './UnverifiedNotice.tsx';

export default function HomePage() {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  return (
    <HomeScreen
      workspace={services.workspace}
      now={services.now()}
      notices={
        <>
          {user && !user.emailVerified && <UnverifiedNotice email={user.email} />}
          <SampleNotice />
        </>
      }
      checklist={user && <FirstSteps key={user.id} user={user} />}
      sampleOffer={<SampleOffer />}
      question={<Consent as="question" />}
    />
  );
}
