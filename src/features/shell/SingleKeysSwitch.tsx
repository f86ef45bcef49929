import { Switch } from '#ui/Switch.tsx';
import { commandLabels } from './labels.ts';

export interface SingleKeysSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SingleKeysSwitch({ isOn, onChange }: SingleKeysSwitchProps) {
  return (
    <Switch
      label={commandLabels.shortcuts.single}
      description={commandLabels.shortcuts.singleHint}
      isSelected={isOn}
      onChange={onChange}
    />
  );
}
