import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { witnessLabels as labels } from './labels.ts';

export interface WitnessActionsProps {
  /** Whether the reader may witness the lock. */
  readonly mayWitness: boolean;
  /** Whether it was witnessed here, and the server has not confirmed it yet. */
  readonly isWaiting: boolean;
  readonly onWitness: () => void;
  readonly onAsk: () => void;
}

/** Ways to get a witness for a lock: to be one, or to ask somebody. */
export function WitnessActions({ mayWitness, isWaiting, onWitness, onAsk }: WitnessActionsProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '8' })}>
      <p className={css({ color: 'ink.muted', textStyle: 'small' })}>{mayWitness ? labels.why : labels.whyAsk}</p>
      {mayWitness ? (
        <Button isPending={isWaiting} onPress={onWitness}>
          {labels.witness}
        </Button>
      ) : (
        <Button onPress={onAsk}>{labels.ask}</Button>
      )}
      {isWaiting && <p role="status">{labels.waiting}</p>}
    </div>
  );
}
