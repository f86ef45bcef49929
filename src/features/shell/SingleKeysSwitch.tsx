import { Switch } from '#ui/Switch.tsx';

export interface SingleKeysSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SingleKeysSwitch({ isOn, onChange }: SingleKeysSwitchProps) {
  return (
    <Switch
      label="Single-key shortcuts"
      description="Keys such as C, without Ctrl or Cmd. Turn them off if you dictate or press keys by accident."
      isSelected={isOn}
      onChange={onChange}
    />
  );
}
