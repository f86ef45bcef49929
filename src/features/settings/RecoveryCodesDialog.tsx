import { Download } from 'lucide-react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { recoveryLabels } from './labels.ts';

export interface RecoveryCodesDialogProps {
  /** The dialog is open as long as there are any. */
  readonly recoveryCodes: readonly string[];
  readonly onDownload: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The one time that the codes are shown. */
export function RecoveryCodesDialog({ recoveryCodes, onDownload, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      title={recoveryLabels.dialog}
      isOpen={recoveryCodes.length > 0}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {recoveryLabels.done}
        </Button>
      }
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p>{recoveryLabels.intro}</p>
        <ol aria-label={recoveryLabels.title} className={list}>
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
          <CopyButton text={recoveryCodes.join('\n')} />
          <Button onPress={() => onDownload(recoveryCodes)}>
            <Download aria-hidden="true" />
            {recoveryLabels.download}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const list = css({
  display: 'grid',
  gap: '4',
  padding: '12',
  borderRadius: 'control',
  background: 'surface.sunken',
  textStyle: 'figure',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
