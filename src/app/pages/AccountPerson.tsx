import { useSelector } from '@xstate/react';
import { reauthenticationMethods } from '#domain/account/reauthentication.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { EmailChange } from '#features/settings/EmailChange.tsx';
import { EmailSection } from '#features/settings/EmailSection.tsx';
import { ProfileSection } from '#features/settings/ProfileSection.tsx';
import { selectUser } from '#machines/shell/user.store.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import { verificationMailFlow } from './verification-mail-flow.ts';

export interface AccountPersonProps {
  readonly flows: AccountFlows;
  /** Null until the identity provider has told it. */
  readonly record: SignInRecord | null;
}

/** The founder's name and address. */
export function AccountPerson({ flows, record }: AccountPersonProps) {
  const { actorOf, services } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const profile = useFlow(flows.profile);
  const mail = useFlow(verificationMailFlow(services));
  if (!user) return null;
  return (
    <>
      <ProfileSection flow={profile} displayName={user.displayName} picture={<ProfilePicture />} />
      <EmailSection email={user.email} isVerified={user.emailVerified} mail={mail}>
        {record && <AddressChange flows={flows} record={record} />}
      </EmailSection>
    </>
  );
}

interface AddressChangeProps {
  readonly flows: AccountFlows;
  readonly record: SignInRecord;
}

function AddressChange({ flows, record }: AddressChangeProps) {
  return <EmailChange email={record.email} flow={useFlow(flows.email, { ways: reauthenticationMethods(record) })} />;
}
