import { Archive, Plus } from 'lucide-react';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { IconButton } from '../IconButton.tsx';
import { NextStep } from '../NextStep.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const words = { primary: 'Capture idea', secondary: 'Rename', quiet: 'Not now', danger: 'Delete account' };

function Example() {
  return (
    <States as="stack">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <States key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {words[variant]}
            </Button>
          ))}
          <IconButton label={`Archive, ${size}`} size={size} icon={<Archive aria-hidden="true" />} />
        </States>
      ))}
      <States>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isPending>
            {words[variant]}
          </Button>
        ))}
      </States>
      <States>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            {words[variant]}
          </Button>
        ))}
        <Button variant="secondary">
          <Plus aria-hidden="true" />
          Add assumption
        </Button>
        <ButtonLink href="#button-link">A link that looks like it</ButtonLink>
      </States>
      <States>
        <NextStep href="#next-step">Talk to five agency owners</NextStep>
        <NextStep type="submit" size="large">
          Start with this idea
        </NextStep>
        <NextStep type="submit" isDisabled>
          Lock the criterion
        </NextStep>
      </States>
    </States>
  );
}

export const story: Story = {
  title: 'Button',
  use: 'For what happens here. The orange one is the next step, and there is one a screen.',
  Example,
};
