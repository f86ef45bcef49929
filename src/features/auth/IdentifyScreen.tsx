import { useSelector } from '@xstate/react';
import type { IdentifyActor } from '#machines/auth/identify.machine.ts';
import { AuthScreen } from './AuthScreen.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ExchangeFailed } from './ExchangeFailed.tsx';
import { labels, secondStepLabels } from './labels.ts';
import type { WaitlistSlot } from './lazy-identify-screen.ts';
import { OtherWay } from './OtherWay.tsx';

export interface IdentifyScreenProps {
  readonly identify: IdentifyActor;
  readonly waitlist: WaitlistSlot;
  /** Title of the screen where it began. */
  readonly title: string;
  readonly redirect: string | undefined;
}

/** Question between a sign-in attempt and the session. */
export function IdentifyScreen({ identify, waitlist, title, redirect }: IdentifyScreenProps) {
  const { question, collision, step } = useSelector(identify, ({ context }) => context);
  if (question === 'code') {
    return (
      <AuthScreen title={secondStepLabels[step].title}>
        <CodeForm identify={identify} />
      </AuthScreen>
    );
  }
  if (question === 'other-way' && collision) {
    return (
      <AuthScreen title={labels.otherWay.title}>
        <OtherWay identify={identify} collision={collision} redirect={redirect} />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={title}>
      <ExchangeFailed identify={identify} waitlist={waitlist} />
    </AuthScreen>
  );
}
