import { type ActorScope, type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate';

const nobody = fromCallback(() => {});
const nothing = (): void => {};

/**
 * Lets a logic compute a state while nothing runs and nobody is told. XState's own `transition` does the same, but starts
 * the whole machine anew for each event to have somebody in whose name it happens.
 */
export function inertScope(): ActorScope<AnyMachineSnapshot, AnyEventObject> {
  const self = createActor(nobody);
  return {
    self: self as never,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}
