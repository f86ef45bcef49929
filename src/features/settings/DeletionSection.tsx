import { useSelector } from '@xstate/react';
import type { DeleteAccountActor } from '#machines/settings/delete-account.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { deletionLabels, failureText } from './labels.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface DeletionSectionProps {
  readonly flow: DeleteAccountActor;
  /** Changes that have not reached the server. */
  readonly unsent: number;
}

export function DeletionSection({ flow, unsent }: DeletionSectionProps) {
  const failure = useSelector(flow, ({ context, value }) => (value === 'idle' ? context.failure : null));
  return (
    <SettingsSection title={deletionLabels.title} description={deletionLabels.description}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <div>
        <Button variant="danger" onPress={() => flow.send({ type: 'flow.started' })}>
          {deletionLabels.title}
        </Button>
      </div>
      <DeletionDialog flow={flow} unsent={unsent} />
    </SettingsSection>
  );
}
