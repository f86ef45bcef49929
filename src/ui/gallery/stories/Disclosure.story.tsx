import { Disclosure } from '../../Disclosure.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="open">
        <Disclosure summary="Who reads my ideas?" isOpenAtFirst>
          No one. They are kept in your own database, and no page of the product counts what they say.
        </Disclosure>
      </State>
      <State name="closed">
        <Disclosure summary="What does it cost?">Nothing now. Hosting it yourself stays free.</Disclosure>
      </State>
      <State name="focused" focused="summary">
        <Disclosure summary="What is not built yet?">The canvas.</Disclosure>
      </State>
      <State name="long text">
        <Disclosure summary={longText}>{longText}</Disclosure>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Structure', use: 'For what few need. Find-in-page opens it.', Example };
