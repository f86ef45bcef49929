import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** Coverage of a machine's definition, counted by what really ran and not by what was planned. */
export class Coverage {
  readonly #states: readonly string[];
  readonly #transitions: readonly string[];
  readonly #seen = new Set<string>();

  constructor(machine: AnyStateMachine) {
    const nodes: readonly AnyStateNode[] = [machine.root, ...getStateNodes(machine.root)];
    this.#states = nodes.map(({ id }) => id);
    this.#transitions = nodes.flatMap((node) => transitionsOf(node).map((transition) => nameOf(transition, node)));
  }

  /** For `createActor(machine, { inspect })`. Names, not identities: copies made by `provide` count for the same machine. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
    // The first state has no microstep.
    for (const { id } of nodesOf(event.snapshot)) this.#seen.add(id);
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      if (!transition.source) continue;
      this.#seen.add(nameOf(transition, transition.source));
      // A state that is left at once is in no snapshot.
      this.#seen.add(transition.source.id);
    }
  };

  /** Empty lists mean full coverage. `except` names transitions that cannot run, and why is for its writer to say. */
  missing(except: readonly string[] = []): { states: readonly string[]; transitions: readonly string[] } {
    const unseen = (name: string): boolean => !this.#seen.has(name) && !except.includes(name);
    return { states: this.#states.filter(unseen), transitions: this.#transitions.filter(unseen) };
  }
}

/** Nothing missing, for `expect(coverage.missing()).toEqual(complete)`. */
export const complete = { states: [], transitions: [] } as const;

const nodesOf = (snapshot: unknown): readonly AnyStateNode[] =>
  (snapshot as { readonly _nodes?: readonly AnyStateNode[] })._nodes ?? [];

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function nameOf(transition: AnyTransitionDefinition, node: AnyStateNode): string {
  const siblings = node.transitions.get(transition.eventType) ?? node.always ?? [];
  const targets = (transition.target ?? []).map(({ id }) => id).join('+') || 'stays';
  return `${node.id} -[${transition.eventType} ${siblings.indexOf(transition)}]-> ${targets}`;
}
