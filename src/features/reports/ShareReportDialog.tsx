import type { ReactNode } from 'react';
import type { ReportShare } from '#domain/report/report.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { shareLabels as labels, screenLabels } from './labels.ts';

export interface ShareReportDialogProps {
  /** The freeze that a new link will show; null for the report as it is. */
  readonly freeze: number | null;
  /** Those that open something. */
  readonly shares: readonly ReportShare[];
  readonly isPending: boolean;
  readonly isOffline: boolean;
  readonly rejection?: ReactNode;
  readonly linkOf: (grant: string) => string;
  readonly onShare: () => void;
  readonly onRevoke: (grant: string) => void;
  readonly onClose: () => void;
}

/** Makes links to a report, and revokes them. */
export function ShareReportDialog(props: ShareReportDialogProps) {
  const { freeze, shares, isPending, isOffline, rejection, linkOf, onShare, onRevoke, onClose } = props;
  return (
    <Dialog
      title={labels.title}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="quiet" onPress={onClose}>
          {labels.close}
        </Button>
      }
    >
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <p>{freeze === null ? labels.live : labels.frozen(freeze)}</p>
        {isOffline && <InlineMessage tone="info">{screenLabels.offline}</InlineMessage>}
        {rejection}
        <div>
          <Button variant="primary" onPress={onShare} isPending={isPending}>
            {isPending ? labels.waiting : labels.create}
          </Button>
        </div>
        <Heading level={3}>{labels.links}</Heading>
        {shares.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.none}</p>}
        <ul className={css({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '16' })}>
          {shares.map(({ grant, freeze: shown, sharedAt }) => (
            <li key={grant} className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
              <CopyField
                label={`${labels.link}: ${labels.shows(shown)}`}
                value={linkOf(grant)}
                copyLabel={labels.copy}
              />
              <div
                className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8' })}
              >
                <span className={css({ color: 'ink.muted' })}>
                  <DateDisplay at={sharedAt} form="recent" />
                </span>
                <Button variant="quiet" onPress={() => onRevoke(grant)}>
                  {labels.revoke}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
