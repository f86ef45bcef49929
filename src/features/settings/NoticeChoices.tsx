import type { NotificationChange, NotificationChoices } from '#domain/account/notification-choices.ts';
import { type NoticeKind, noticeKinds } from '#domain/notice/notice.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { noticeKindLabels, notificationLabels } from './labels.ts';

export interface NoticeChoicesProps {
  readonly choices: NotificationChoices;
  readonly isDisabled: boolean;
  readonly onChange: (change: NotificationChange) => void;
}

type Way = 'mutedInApp' | 'mutedByMail';
const ways: readonly Way[] = ['mutedInApp', 'mutedByMail'];

/** For each kind whether it is told in Groundwork, and whether by email. */
export function NoticeChoices({ choices, isDisabled, onChange }: NoticeChoicesProps) {
  const choose = (way: Way, kind: NoticeKind, isWanted: boolean) =>
    onChange({ [way === 'mutedInApp' ? 'kindInApp' : 'kindByMail']: { kind, isMuted: !isWanted } });
  return (
    <ul className={css({ display: 'flex', flexDirection: 'column' })}>
      {noticeKinds.map((kind) => (
        <li key={kind} className={row}>
          <span id={`notice-${kind}`}>{noticeKindLabels[kind]}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: two choices of one line need no frame */}
          <div
            role="group"
            aria-labelledby={`notice-${kind}`}
            className={css({ display: 'flex', gap: '16', whiteSpace: 'nowrap' })}
          >
            {ways.map((way) => (
              <Checkbox
                key={way}
                label={way === 'mutedInApp' ? notificationLabels.inAppShort : notificationLabels.byEmailShort}
                isSelected={!choices[way]?.includes(kind)}
                isDisabled={isDisabled}
                onChange={(isWanted) => choose(way, kind, isWanted)}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: 'flex',
  flexDirection: { base: 'column', phone: 'row' },
  alignItems: { base: 'start', phone: 'center' },
  justifyContent: 'space-between',
  columnGap: '16',
  rowGap: '4',
  paddingBlock: '8',
  borderBottom: 'hairline',
});
