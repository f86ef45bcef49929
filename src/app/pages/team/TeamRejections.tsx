import { attemptText } from '#domain/log/all-labels.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { teamLabels } from '#features/settings/team/labels.ts';
import { RejectionMessage } from '#ui/RejectionMessage.tsx';
import { useApp } from '../../app-context.ts';
import { rejectionActions } from '../../rejection-actions.ts';

const labels = teamLabels.rejection;

/** Changes of the team that the server has refused. */
export function TeamRejections({ rejections }: { readonly rejections: readonly RejectedChange[] }) {
  const { retry, drop } = rejectionActions(useApp());
  return rejections.map(({ command: { id, type, data }, reason }) => (
    <RejectionMessage
      key={id}
      title={labels.title(attemptText(type))}
      texts={[data['email'], data['name']].filter((text) => typeof text === 'string')}
      actions={[
        { label: labels.retry, onPress: () => retry(id) },
        { label: labels.dismiss, onPress: () => drop(id) },
      ]}
    >
      {reasonText(reason)}
    </RejectionMessage>
  ));
}
