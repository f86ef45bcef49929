import { useSelector } from '@xstate/react';
import type { SecondFactor } from '#domain/account/sign-in-record.ts';
import type { EnrolSecondFactorActor } from '#machines/enrol-second-factor.machine.ts';
import { selectProof } from '#machines/proof.machine.ts';
import type { RemoveSecondFactorActor } from '#machines/remove-second-factor.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { EnrolDialog } from './EnrolDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { failureText } from './failure-text.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { rowsStyle } from './rows-style.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface SecondFactorSectionProps {
  readonly factors: readonly SecondFactor[];
  /** The identity provider adds apps to verified addresses alone. */
  readonly isVerified: boolean;
  readonly enrolment: EnrolSecondFactorActor;
  readonly removal: RemoveSecondFactorActor;
}

export function SecondFactorSection({ factors, isVerified, enrolment, removal }: SecondFactorSectionProps) {
  const isEnrolled = useSelector(enrolment, (snapshot) => snapshot.matches('enrolled'));
  const isPreparing = useSelector(enrolment, (snapshot) => snapshot.matches('preparing'));
  const enrolFailure = useSelector(enrolment, ({ context, value }) => (value === 'idle' ? context.failure : null));
  const { factor: leaving, failure: removeFailure } = useSelector(removal, ({ context }) => context);
  const removalProof = useSelector(removal, selectProof);
  const failure = enrolFailure ?? removeFailure;
  return (
    <SettingsSection
      title="Second factor"
      description="An app on your phone shows a code that changes every 30 seconds. You are asked for it whenever you sign in."
    >
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {isEnrolled && <InlineMessage tone="success">From now on signing in asks for a code.</InlineMessage>}
      {factors.length > 0 && (
        <>
          <ul aria-label="Authenticator apps" className={rowsStyle}>
            {factors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                isLeaving={leaving === factor.id}
                onRemove={() => removal.send({ type: 'removal.asked', id: factor.id })}
              />
            ))}
          </ul>
          <p>
            There are no recovery codes, and nobody here can let you in without a code. If your only phone could get
            lost, keep a second app, or write down the text of the secret when you add one.
          </p>
        </>
      )}
      {isVerified ? (
        <div>
          <Button isPending={isPreparing} onPress={() => enrolment.send({ type: 'flow.started' })}>
            {factors.length > 0 ? 'Add another app' : 'Add an authenticator app'}
          </Button>
        </div>
      ) : (
        <p>Verify your email address first; then an app can be added.</p>
      )}
      <EnrolDialog flow={enrolment} />
      <ProofDialog
        proof={removalProof}
        title="Remove this app?"
        label="Remove"
        onCancel={() => removal.send({ type: 'flow.cancelled' })}
      >
        <p>
          {factors.length > 1
            ? 'Its codes count no more; those of your other app do.'
            : 'Signing in then asks for no code. Confirm that it is you.'}
        </p>
      </ProofDialog>
    </SettingsSection>
  );
}
