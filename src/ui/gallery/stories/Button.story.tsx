import { Plus } from 'lucide-react';
import { Button } from '../../Button.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const words = { primary: 'Capture idea', secondary: 'Rename', quiet: 'Not now', danger: 'Delete account' } as const;
const variants = Object.keys(words) as (keyof typeof words)[];

function Example() {
  return (
    <States as="stack">
      {variants.map((variant) => (
        <States key={variant}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <State key={size} name={`${variant}, ${size}`}>
              <Button variant={variant} size={size}>
                {words[variant]}
              </Button>
            </State>
          ))}
          <State name="focused" focused="button">
            <Button variant={variant}>{words[variant]}</Button>
          </State>
          <State name="pending">
            <Button variant={variant} isPending>
              {words[variant]}
            </Button>
          </State>
          <State name="disabled">
            <Button variant={variant} isDisabled>
              {words[variant]}
            </Button>
          </State>
        </States>
      ))}
      <States>
        <State name="with a sign">
          <Button>
            <Plus aria-hidden="true" />
            Add assumption
          </Button>
        </State>
        <State name="long text">
          <Button>{longText}</Button>
        </State>
      </States>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'For what happens here. Its name is a verb.', Example };
