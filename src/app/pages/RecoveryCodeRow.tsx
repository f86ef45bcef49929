import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { saveFile } from '#adapters/page/save-file.ts';
import type { ReauthenticationMethod } from '#domain/account/reauthentication.ts';
import { RecoveryCodes } from '#features/settings/RecoveryCodes.tsx';
import { useFlow } from '../use-flow.ts';
import type { AccountFlows } from './account-flows.ts';

export interface RecoveryCodeRowProps {
  readonly flows: AccountFlows;
  readonly ways: readonly ReauthenticationMethod[];
  /** True right after the founder has added an app or a passkey: codes are offered at once. */
  readonly hasJustAdded: boolean;
}

/** The recovery codes of the embedded identity. */
export function RecoveryCodeRow({ flows, ways, hasJustAdded }: RecoveryCodeRowProps) {
  const flow = useFlow(flows.recovery, { ways });
  const isKnown = useSelector(flow, (snapshot) => snapshot.matches('idle'));
  useEffect(() => {
    if (hasJustAdded && isKnown) flow.send({ type: 'codes.offered' });
  }, [flow, hasJustAdded, isKnown]);
  return (
    <RecoveryCodes
      flow={flow}
      onDownload={(codes) =>
        saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'groundwork-recovery-codes.txt')
      }
    />
  );
}
