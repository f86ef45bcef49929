import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/** Returns the states and transitions of a machine for drawing. */
export function chartOf({ id, root }: AnyStateMachine): Chart {
  const nodes = withDescendants(root);
  return {
    id,
    states: nodes.map(stateOf),
    transitions: nodes.flatMap((node) =>
      transitionsOf(node).map((transition) => describe(transition, transitionId(transition, node), node)),
    ),
  };
}

/** The name by which a chart knows a transition. */
export function transitionId(transition: AnyTransitionDefinition, node: AnyStateNode): string {
  const { eventType } = transition;
  const siblings = (eventType ? node.transitions.get(eventType) : node.always) ?? [];
  return `${node.id} ${eventType || 'always'} ${siblings.indexOf(transition)}`;
}

const withDescendants = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => withDescendants(child as AnyStateNode)),
];

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

function stateOf(node: AnyStateNode): ChartState {
  const { id, key, parent, type, description, tags, invoke } = node;
  return {
    id,
    key,
    parent: parent?.id ?? null,
    kind: type,
    description: description ?? null,
    initial: type === 'compound' ? (node.initial?.target?.[0]?.id ?? null) : null,
    tags,
    invokes: invoke.map(({ src }) => String(src)),
  };
}

function describe(transition: AnyTransitionDefinition, id: string, node: AnyStateNode): ChartTransition {
  const { eventType, guard, target, actions } = transition;
  return {
    id,
    source: node.id,
    event: eventName(eventType),
    guard: guard === undefined ? null : nameOf(guard),
    targets: (target ?? []).map((state) => state.id),
    actions: actions.map(nameOf),
  };
}

/** Puts XState's own event names into words. */
function eventName(type: string): string {
  const actor = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(type);
  if (actor)
    return actor[1] === 'done' && type.startsWith('xstate.done.state')
      ? 'done'
      : `${actor[2]} ${words[actor[1] ?? '']}`;
  const delay = /^xstate\.after\.(.+?)\.[^.]*(?:\.|$)/.exec(type);
  return delay ? `after ${delay[1]}` : type || 'always';
}

const words: Readonly<Record<string, string>> = { done: 'done', error: 'failed', snapshot: 'changed' };

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const { type, name } = named as { readonly type?: string; readonly name?: string };
  return type || name || 'inline';
}
