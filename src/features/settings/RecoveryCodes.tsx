import { useSelector } from '@xstate/react';
import { selectReauthentication } from '#machines/auth/reauthentication.machine.ts';
import type { RecoveryCodesActor } from '#machines/settings/recovery-codes.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { failureText, recoveryLabels } from './labels.ts';
import { ReadFailure } from './ReadFailure.tsx';
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx';
import { RecoveryCodesDialog, type RecoveryCodesDialogProps } from './RecoveryCodesDialog.tsx';
import { rowNoteStyle, rowStyle, rowTextStyle } from './rows-style.ts';

export interface RecoveryCodesProps extends Pick<RecoveryCodesDialogProps, 'onDownload'> {
  readonly flow: RecoveryCodesActor;
}

/** How many codes are left for who has lost the authenticator app, and the way to new ones. */
export function RecoveryCodes({ flow, onDownload }: RecoveryCodesProps) {
  const { status, recoveryCodes, failure } = useSelector(flow, ({ context }) => context);
  const state = useSelector(flow, ({ value }) => value);
  const reauthentication = useSelector(flow, selectReauthentication);
  const hasSome = status !== null && status.left > 0;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
      {state === 'unavailable' && <ReadFailure onRetry={() => flow.send({ type: 'status.reloaded' })} />}
      {failure && state !== 'unavailable' && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {status === null && state === 'loading' && <Skeleton label={recoveryLabels.loading} shape="rows" />}
      {status !== null && (
        <div className={rowStyle}>
          <div className={rowTextStyle}>
            {recoveryLabels.title}
            <div className={rowNoteStyle}>
              {hasSome ? recoveryLabels.left(status.left) : recoveryLabels.none}
              {hasSome && status.madeAt !== null && (
                <>
                  , {recoveryLabels.madeOn} <DateDisplay at={status.madeAt} />
                </>
              )}
            </div>
          </div>
          <Button size="small" isPending={state === 'making'} onPress={() => flow.send({ type: 'codes.asked' })}>
            {hasSome ? recoveryLabels.makeNew : recoveryLabels.make}
          </Button>
        </div>
      )}
      <ReauthenticationDialog
        reauthentication={reauthentication}
        title={hasSome ? recoveryLabels.makeNew : recoveryLabels.make}
        label={hasSome ? recoveryLabels.makeNew : recoveryLabels.make}
        onCancel={() => flow.send({ type: 'flow.cancelled' })}
      >
        <p>{hasSome ? recoveryLabels.confirm : recoveryLabels.confirmFirst}</p>
      </ReauthenticationDialog>
      <RecoveryCodesDialog
        recoveryCodes={recoveryCodes}
        onDownload={onDownload}
        onClose={() => flow.send({ type: 'codes.dismissed' })}
      />
    </div>
  );
}
