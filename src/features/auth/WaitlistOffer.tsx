import { useSelector } from '@xstate/react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { AddressFormActor } from '#machines/auth/address-form.machine.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { AddressForm } from './AddressForm.tsx';
import { labels } from './labels.ts';

export interface WaitlistOfferProps {
  readonly waitlist: AddressFormActor;
  /** Address of the account that has to wait, if it is known. */
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
        title={labels.waitlist.joinedTitle}
        actions={<ButtonLink href={buildPath({ name: 'landing' })}>{labels.waitlist.back}</ButtonLink>}
      >
        {labels.waitlist.joined(leftAs)}
      </InlineMessage>
    );
  }
  return (
    <>
      <InlineMessage tone="info" title={labels.waitlist.title}>
        {labels.waitlist.explanation}
      </InlineMessage>
      <AddressForm form={waitlist} submitLabel={labels.waitlist.submit} email={email ?? undefined} />
      <Button variant="quiet" onPress={onLeave}>
        {labels.startOver}
      </Button>
    </>
  );
}
