import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl.tsx';
import { Slider } from '../Slider.tsx';
import { Switch } from '../Switch.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System', note: 'Follows the setting of your device' },
] as const;
const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
  { value: 'map', label: 'Map', isDisabled: true },
] as const;

function Example() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  return (
    <States as="grid">
      <States as="stack">
        <Checkbox label="Sign out on all devices" />
        <Checkbox label="Keep a copy on this device" defaultSelected description="So that you can work offline." />
        <Checkbox label="Some of the ideas" isIndeterminate />
        <Checkbox label="I have read the terms" error="Needed to go on." />
        <Checkbox label="Sealed" isDisabled defaultSelected />
      </States>
      <RadioGroup label="Theme" options={themes} value={theme} onChange={setTheme} />
      <States as="stack">
        <Switch label="Single-key shortcuts" defaultSelected />
        <Switch label="Weekly mail" description="On Mondays, with what changed." />
        <Switch label="Not yours to change" isDisabled />
      </States>
      <SegmentedControl label="View" options={views} value={view} onChange={setView} />
      <Slider label="Sign-ups" defaultValue={18} minValue={0} maxValue={120} />
      <Slider
        label="Share"
        defaultValue={0.15}
        maxValue={1}
        step={0.01}
        formatOptions={{ style: 'percent' }}
        isDisabled
      />
    </States>
  );
}

export const story: Story = {
  title: 'Choices',
  use: 'A checkbox waits for a button, a switch acts at once, a segmented control changes the view.',
  Example,
};
