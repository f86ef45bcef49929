import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SecondFactor } from '#domain/account/sign-in-record.ts';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { EnrolSecondFactorActor } from '#machines/settings/enrol-second-factor.machine.ts';
import type { RemoveSecondFactorActor } from '#machines/settings/remove-second-factor.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { commonLabels, failureText, twoFactorLabels } from './labels.ts';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { rowsStyle } from './rows-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface SecondFactorSectionProps {
  readonly factors: readonly SecondFactor[];
  /** The identity provider adds apps to verified addresses alone. */
  readonly isVerified: boolean;
  readonly enrolment: EnrolSecondFactorActor;
  readonly removal: RemoveSecondFactorActor;
  /** The codes for who has lost the app or the passkey; nothing if there are none. */
  readonly recovery: ReactNode;
}

export function SecondFactorSection({ factors, isVerified, enrolment, removal, recovery }: SecondFactorSectionProps) {
  const isEnrolled = useSelector(enrolment, (snapshot) => snapshot.matches('enrolled'));
  const isPreparing = useSelector(enrolment, (snapshot) => snapshot.matches('preparing'));
  const enrolFailure = useSelector(enrolment, ({ context, value }) => (value === 'idle' ? context.failure : null));
  const { factor: leaving, failure: removeFailure } = useSelector(removal, ({ context }) => context);
  const removalReauthentication = useSelector(removal, selectReauthentication);
  const failure = enrolFailure ?? removeFailure;
  return (
    <SettingsSection title={twoFactorLabels.title} description={twoFactorLabels.description}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {isEnrolled && <InlineMessage tone="success">{twoFactorLabels.on}</InlineMessage>}
      {factors.length > 0 && (
        <ul aria-label={twoFactorLabels.apps} className={rowsStyle}>
          {factors.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              isLeaving={leaving === factor.id}
              onRemove={() => removal.send({ type: 'removal.asked', id: factor.id })}
            />
          ))}
        </ul>
      )}
      {isVerified ? (
        <div>
          <Button isPending={isPreparing} onPress={() => enrolment.send({ type: 'flow.started' })}>
            {factors.length > 0 ? twoFactorLabels.addAnother : twoFactorLabels.add}
          </Button>
        </div>
      ) : (
        <p>{twoFactorLabels.unverified}</p>
      )}
      {recovery}
      <EnrolDialog flow={enrolment} />
      <ReauthenticationDialog
        reauthentication={removalReauthentication}
        title={twoFactorLabels.removeTitle}
        label={commonLabels.remove}
        onCancel={() => removal.send({ type: 'flow.cancelled' })}
      >
        <p>{factors.length > 1 ? twoFactorLabels.removeOneOfMany : twoFactorLabels.removeLast}</p>
      </ReauthenticationDialog>
    </SettingsSection>
  );
}
