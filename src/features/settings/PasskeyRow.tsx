import type { Passkey } from '#domain/auth/passkey.ts';
import { Button } from '#ui/Button.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { LastUsed } from './LastUsed.tsx';
import { commonLabels, passkeyLabels } from './labels.ts';
import { rowNoteStyle, rowStyle, rowTextStyle } from './rows-style.ts';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isLeaving: boolean;
  readonly onRemove: () => void;
}

export function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, isLeaving, onRemove }: PasskeyRowProps) {
  return (
    <li className={rowStyle}>
      <div className={rowTextStyle}>
        {name}
        <div className={rowNoteStyle}>
          {passkeyLabels.addedOn} <DateDisplay at={createdAt} />, <LastUsed at={lastUsedAt} />
        </div>
      </div>
      <Button size="small" isPending={isLeaving} aria-label={passkeyLabels.remove(name)} onPress={onRemove}>
        {commonLabels.remove}
      </Button>
    </li>
  );
}
