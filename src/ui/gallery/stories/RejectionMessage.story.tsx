import { RejectionMessage } from '../../RejectionMessage.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

const nothing = () => {};
const again = { label: 'Try again', onPress: nothing };
const discard = { label: 'Discard', onPress: nothing };

function Example() {
  return (
    <States as="stack">
      <State name="a reason">
        <RejectionMessage title="A new title was rejected: Bees" actions={[again, discard]}>
          That name is already taken.
        </RejectionMessage>
      </State>
      <State name="texts that would be lost, and what fell with it">
        <RejectionMessage
          title="Your text wasn’t saved: Note"
          texts={['Sellers wait for weeks', '']}
          emptyText="Empty"
          rest="2 other changes of yours are affected."
          actions={[{ label: 'Compare', onPress: nothing }, again, discard]}
        >
          The same text was changed elsewhere. You wrote:
        </RejectionMessage>
      </State>
      <State name="long text">
        <RejectionMessage title={longText} texts={[longText]} actions={[discard]}>
          {longText}.
        </RejectionMessage>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Messages', use: 'For a change that the server has rejected.', Example };
