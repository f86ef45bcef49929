import { useSelector } from '@xstate/react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AddressFormActor } from '#machines/address-form.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AddressForm } from './AddressForm.tsx';

export interface WaitlistOfferProps {
  readonly waitlist: AddressFormActor;
  /** Of the account that has to wait, where it is known. */
  readonly email: string | null;
  readonly onLeave: () => void;
}

/** Nobody new is let in: an address can be left, to be told when that changes. */
export function WaitlistOffer({ waitlist, email, onLeave }: WaitlistOfferProps) {
  const isLeft = useSelector(waitlist, (snapshot) => snapshot.matches('sent'));
  const leftAs = useSelector(waitlist, (snapshot) => snapshot.context.email);
  if (isLeft) {
    return (
      <InlineMessage
        tone="success"
        title="You’re on the list"
        actions={<ButtonLink href={buildPath({ name: 'landing' })}>Back to the start</ButtonLink>}
      >
        We’ll email {leftAs} when there’s room. Sign in then the way you did now.
      </InlineMessage>
    );
  }
  return (
    <>
      <InlineMessage tone="info" title="There’s no room right now">
        We’re not taking new founders right now. Leave your email and we’ll write when there’s room.
      </InlineMessage>
      <AddressForm form={waitlist} submitLabel="Join the waitlist" email={email ?? undefined} />
      <Button variant="quiet" onPress={onLeave}>
        Start over
      </Button>
    </>
  );
}
