import { useSelector as useAtom } from '@xstate/store-react';
import { useState } from 'react';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { Report } from '#domain/report/report.ts';
import { reportStreamOf } from '#domain/report/report-kind.ts';
import type { ReportMoment } from '#domain/report/report-moment.ts';
import { isOpenShare } from '#domain/report/report-rules.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { shareLabels as labels } from '#features/reports/labels.ts';
import { ShareReportDialog } from '#features/reports/ShareReportDialog.tsx';
import type { ReportScreenActor } from '#machines/report/report-screen.machine.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../app-context.ts';
import { rejectionActions } from '../../rejection-actions.ts';
import { useIsOffline } from '../../use-is-offline.ts';

export interface ShareReportProps {
  readonly report: Report;
  readonly screen: ReportScreenActor;
  /** The moment that is shown. */
  readonly moment: ReportMoment;
}

export const linkOf = (projectId: string, grant: string): string =>
  location.origin + buildPath({ name: 'shared', params: { projectId, nodeId: grant } });

/** The links to a report, as the server confirms them. */
export function ShareReport({ report, screen, moment }: ShareReportProps) {
  const app = useApp();
  const { workspace, now } = app.services;
  const stream = reportStreamOf(report.id);
  const isOurs = ({ stream: on, type }: { readonly stream: string; readonly type: string }) =>
    on === stream && (type === 'ShareReport' || type === 'RevokeReport');
  const isPending = useAtom(workspace.pending).some(isOurs);
  const rejected = useAtom(workspace.rejections).filter(({ command }) => isOurs(command));
  const [openedAt] = useState(now);
  const last = rejected.at(-1);
  return (
    <ShareReportDialog
      frozen={report.frozen}
      moment={moment}
      shares={Object.values(report.shares).filter((share) => isOpenShare(share, openedAt))}
      isPending={isPending}
      isOffline={useIsOffline()}
      rejection={
        last && (
          <InlineMessage
            tone="error"
            actions={<ButtonLink href={buildPath({ name: 'settings.account' })}>{labels.toAccount}</ButtonLink>}
          >
            {last.reason === 'address-unverified' ? labels.unverified : reasonText(last.reason)}
          </InlineMessage>
        )
      }
      linkOf={(grant) => linkOf(report.projectId, grant)}
      onShare={({ freeze, lastsMs }) => {
        for (const { command } of rejected) rejectionActions(app).drop(command.id);
        screen.send({
          type: 'share.asked',
          grant: newGrant(),
          freeze,
          expiresAt: lastsMs === null ? null : new Date(Date.parse(now()) + lastsMs).toISOString(),
        });
      }}
      onRevoke={(grant) => screen.send({ type: 'share.revoked', grant })}
      onClose={() => screen.send({ type: 'overlay.closed' })}
    />
  );
}

/** 192 random bits, as the last segment of an address. */
function newGrant(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
