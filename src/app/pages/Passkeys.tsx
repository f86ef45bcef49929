import { canAskPasskey } from '#adapters/page/can-ask-passkey.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { PasskeysSection } from '#features/settings/PasskeysSection.tsx';
import type { PasskeysActor } from '#machines/settings/passkeys.machine.ts';
import { useApp } from '../app-context.ts';

export interface PasskeysProps {
  readonly passkeys: PasskeysActor;
  readonly isVerified: boolean;
}

/** The passkeys of the embedded identity. */
export function Passkeys({ passkeys, isVerified }: PasskeysProps) {
  const { services } = useApp();
  return (
    <PasskeysSection
      flow={passkeys}
      isVerified={isVerified}
      canAdd={canAskPasskey(services.settings.identity)}
      usualName={deviceName(navigator.userAgent)}
    />
  );
}
