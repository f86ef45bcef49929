import { useSelector } from '@xstate/react';
import type { DeleteAccountActor } from '#machines/delete-account.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { failureText } from './failure-text.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface DeletionSectionProps {
  readonly flow: DeleteAccountActor;
  /** Changes that have not reached the server. */
  readonly unsent: number;
}

export function DeletionSection({ flow, unsent }: DeletionSectionProps) {
  const failure = useSelector(flow, ({ context, value }) => (value === 'idle' ? context.failure : null));
  return (
    <SettingsSection
      title="Delete my account"
      description="Your account, your ideas and everything recorded about them are deleted at once, here and on the server. Copies in backups are gone after 30 days."
    >
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <div>
        <Button variant="danger" onPress={() => flow.send({ type: 'flow.started' })}>
          Delete my account
        </Button>
      </div>
      <DeletionDialog flow={flow} unsent={unsent} />
    </SettingsSection>
  );
}
