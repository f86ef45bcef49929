import { CodeField } from '../../CodeField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="empty">
        <CodeField label="Code" />
      </State>
      <State name="invalid">
        <CodeField label="Code of your app" error="A code is six digits." />
      </State>
      <State name="focused" focused="input">
        <CodeField label="Code of the mail" />
      </State>
      <State name="long text">
        <CodeField label={`Code: ${longText}`} error={longText} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'A short code that another device shows.', Example };
