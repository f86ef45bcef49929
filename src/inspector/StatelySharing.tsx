import type { InspectorActor } from '#machines/shell/inspector.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useInspector } from './use-inspector.ts';

export interface StatelySharingProps {
  readonly inspector: InspectorActor;
}

/** Shows what happens to the Stately inspector as well, after saying what leaves this browser. */
export function StatelySharing({ inspector }: StatelySharingProps) {
  const { value, context } = useInspector(inspector);
  const { sharing } = value;
  const leave = () => inspector.send({ type: 'stately.left' });
  if (sharing === 'open') {
    return (
      <Button size="small" onPress={leave}>
        Disconnect Stately
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        isDisabled={context.source === null}
        onPress={() => inspector.send({ type: 'stately.asked' })}
      >
        Connect Stately
      </Button>
      <Dialog
        title="Show this to the Stately inspector?"
        isOpen={sharing !== 'off'}
        onClose={leave}
        footer={
          <>
            <Button onPress={leave}>Cancel</Button>
            <Button variant="primary" onPress={() => inspector.send({ type: 'stately.confirmed' })}>
              Open the Stately inspector
            </Button>
          </>
        }
      >
        <p>
          A window of stately.ai opens and is told what happens here: the statecharts, the names of actors, states,
          events and fields, and values that are numbers, yes or no. Every text is left out, so no address, no secret
          and no word of an idea leaves this browser. Nothing is told once you disconnect or close the window.
        </p>
        {sharing === 'blocked' && (
          <p role="alert">Your browser blocked the window. Allow pop-ups for this site and try again.</p>
        )}
      </Dialog>
    </>
  );
}
