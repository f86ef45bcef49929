import { type ReactNode, useState } from 'react';
import type { FrozenReport, ReportShare } from '#domain/report/report.ts';
import type { ReportMoment } from '#domain/report/report-moment.ts';
import { dayText } from '#domain/report/report-words.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { shareLabels as labels, screenLabels, versionLabels } from './labels.ts';
import { freezeOfVersion, type Version, versionOptions } from './version-options.ts';

export interface ShareReportDialogProps {
  readonly frozen: readonly FrozenReport[];
  /** The moment that is looked at. */
  readonly moment: ReportMoment;
  /** Links that still open something. */
  readonly shares: readonly ReportShare[];
  readonly isPending: boolean;
  readonly isOffline: boolean;
  readonly rejection?: ReactNode;
  readonly linkOf: (grant: string) => string;
  /** `freeze`: null for the report as it reads now. `lastsMs`: until the link ends; null until it is revoked. */
  readonly onShare: (share: { readonly freeze: number | null; readonly lastsMs: number | null }) => void;
  readonly onRevoke: (grant: string) => void;
  readonly onClose: () => void;
}

const days = { never: null, week: 7, month: 30, quarter: 90 } as const;
const lasting = ['never', 'week', 'month', 'quarter'] as const;

/** Makes links to a report, and revokes them. */
export function ShareReportDialog(props: ShareReportDialogProps) {
  const { frozen, moment, shares, isPending, isOffline, rejection, linkOf, onShare, onRevoke, onClose } = props;
  const [ends, setEnds] = useState<keyof typeof days>('never');
  const versions = versionOptions(frozen, moment);
  const [version, setVersion] = useState<Version>(versions[0]?.value ?? 'live');
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
        {versions.length > 1 ? (
          <RadioGroup label={labels.version} options={versions} value={version} onChange={setVersion} />
        ) : (
          <p>{labels.live}</p>
        )}
        {isOffline && <InlineMessage tone="info">{screenLabels.offline}</InlineMessage>}
        {rejection}
        <Select
          label={labels.expires}
          options={lasting.map((value) => ({ value, label: labels.spans[value] }))}
          value={ends}
          onChange={setEnds}
        />
        <div>
          <Button
            variant="primary"
            onPress={() =>
              onShare({
                freeze: freezeOfVersion(version),
                lastsMs: days[ends] === null ? null : days[ends] * 86_400_000,
              })
            }
            isPending={isPending}
          >
            {isPending ? labels.waiting : labels.create}
          </Button>
        </div>
        <Heading level={3}>{labels.links}</Heading>
        {shares.length === 0 && <p className={css({ color: 'ink.muted' })}>{labels.none}</p>}
        <ul className={css({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '16' })}>
          {shares.map(({ grant, freeze: shown, sharedAt, expiresAt }) => (
            <li key={grant} className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
              <CopyField
                label={`${labels.link}: ${shownBy(frozen, shown)}`}
                value={linkOf(grant)}
                copyLabel={labels.copy}
              />
              <div
                className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8' })}
              >
                <span className={css({ color: 'ink.muted' })}>
                  <DateDisplay at={sharedAt} form="recent" />
                  {expiresAt !== null && ` · ${labels.expiresOn(dayText(expiresAt))}`}
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

function shownBy(frozen: readonly FrozenReport[], freeze: number | null): string {
  const shown = freeze === null ? undefined : frozen[freeze - 1];
  return shown ? versionLabels.frozen(shown.freeze, dayText(shown.at)) : versionLabels.live;
}
