import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { shareOf } from '#machines/validate/experiment-draft.ts';
import type { ExperimentLockActor } from '#machines/validate/experiment-lock.machine.ts';
import { css } from '#styled-system/css';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { lockLabels as labels } from './labels.ts';
import { StakeInAxis } from './StakeInAxis.tsx';

export interface LockButtonProps {
  readonly lock: ExperimentLockActor;
  /** In percent as typed, written at the stake. */
  readonly criterion: string;
  readonly isOffline: boolean;
}

type Press = Parameters<NonNullable<ButtonProps['onPress']>>[0];

const isKey = ({ pointerType }: Press): boolean => pointerType === 'keyboard' || pointerType === 'virtual';

/** One deliberate act: hold the button, or press Enter twice. Holding presses the stake into the axis. */
export function LockButton({ lock, criterion, isOffline }: LockButtonProps) {
  const isHeld = useSelector(lock, (snapshot) => snapshot.matches('holding'));
  const isArmed = useSelector(lock, (snapshot) => snapshot.matches('armed'));
  const isTooShort = useSelector(lock, (snapshot) => snapshot.matches('tooShort'));
  const isWaiting = useSelector(lock, (snapshot) => snapshot.hasTag('pending'));
  const isLate = useSelector(lock, (snapshot) => snapshot.matches({ waiting: 'late' }));
  const refusal = useSelector(lock, ({ context }) => context.refusal);
  useEffect(() => {
    const leave = () => lock.send({ type: 'lock.left' });
    // A window that loses the focus hears no release.
    window.addEventListener('blur', leave);
    return () => window.removeEventListener('blur', leave);
  }, [lock]);
  const says = () => {
    if (isWaiting && isOffline) return labels.offline;
    if (isWaiting) return isLate ? labels.late : labels.waiting;
    if (isHeld) return labels.holding;
    if (isTooShort) return labels.tooShort;
    return isArmed ? labels.armed : '';
  };
  return (
    <div className={area}>
      <StakeInAxis
        depth={isWaiting ? 'in' : isHeld ? 'going' : isArmed ? 'half' : 'out'}
        share={shareOf(criterion) ?? null}
        label={criterion === '' ? '' : `${criterion}%`}
      />
      <Button
        variant="primary"
        isPending={isWaiting}
        onPressStart={(event) => {
          if (!isKey(event)) lock.send({ type: 'press.began' });
        }}
        onPressEnd={(event) => {
          if (!isKey(event)) lock.send({ type: 'press.released' });
        }}
        onPress={(event) => {
          if (isKey(event)) lock.send({ type: 'key.pressed' });
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') lock.send({ type: 'lock.left' });
        }}
        onBlur={() => lock.send({ type: 'lock.left' })}
      >
        {labels.button}
      </Button>
      {/* What is said meanwhile has its line already: the button must not move under the pointer that holds it. */}
      <p className={css({ color: 'ink.muted', textStyle: 'small' })}>{labels.resting}</p>
      <p role="status" className={css({ minHeight: '20', textStyle: 'small', fontWeight: 'medium' })}>
        {says()}
      </p>
      {refusal !== null && (
        <InlineMessage tone="error" title={labels.refusedTitle}>
          {labels.reason(refusal)}
        </InlineMessage>
      )}
    </div>
  );
}

const area = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12' });
