import { useSelector } from '@xstate/react';
import { selectThemeChoice, selectThemeEnabled, type ThemeChoice } from '#machines/shell/theme.machine.ts';
import type { Option } from '#ui/option.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useApp } from '../app-context.ts';

const options: readonly Option<ThemeChoice>[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Nothing if the operator allows the light theme only. */
export function ThemeChoices() {
  const theme = useApp().actorOf('theme');
  const choice = useSelector(theme, selectThemeChoice);
  const isEnabled = useSelector(theme, selectThemeEnabled);
  if (!isEnabled) return null;
  return (
    <RadioGroup
      label="Theme"
      options={options}
      value={choice}
      onChange={(chosen) => theme.send({ type: 'theme.chosen', choice: chosen })}
    />
  );
}
