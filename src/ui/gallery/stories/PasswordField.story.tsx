import { PasswordField } from '../../PasswordField.tsx';
import { StrengthMeter } from '../../StrengthMeter.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="filled">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="correct horse" />
      </State>
      <State name="focused" focused="input">
        <PasswordField label="Current password" autoComplete="current-password" />
      </State>
      <State name="new, with its strength">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="correct horse"
          strength={<StrengthMeter strength={{ level: 2, word: 'Fair' }} />}
          description="At least 8 characters."
        />
      </State>
      <State name="invalid">
        <PasswordField
          label="Wrong password"
          autoComplete="current-password"
          defaultValue="horse"
          error="This is not the password of the account."
        />
      </State>
      <State name="disabled">
        <PasswordField label="Kept password" autoComplete="current-password" defaultValue="horse" isDisabled />
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Fields',
  use: 'Its characters are shown on demand; how hard it is to guess stands under it.',
  Example,
};
