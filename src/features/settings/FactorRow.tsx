import type { SecondFactor } from '#domain/account/sign-in-record.ts';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { commonLabels, twoFactorLabels } from './labels.ts';
import { rowNoteStyle, rowStyle, rowTextStyle } from './rows-style.ts';

export interface FactorRowProps {
  readonly factor: SecondFactor;
  readonly isLeaving: boolean;
  readonly onRemove: () => void;
}

export function FactorRow({ factor, isLeaving, onRemove }: FactorRowProps) {
  return (
    <li className={rowStyle}>
      <div className={rowTextStyle}>
        {factor.name}
        <div className={rowNoteStyle}>
          {twoFactorLabels.added} <DateDisplay at={factor.enrolledAt} />
        </div>
      </div>
      <Button size="small" isPending={isLeaving} aria-label={twoFactorLabels.removeApp(factor.name)} onPress={onRemove}>
        {commonLabels.remove}
      </Button>
    </li>
  );
}
