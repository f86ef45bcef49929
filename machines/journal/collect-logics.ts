import type { AnyActorLogic } from 'xstate';
import { isMachine } from './inert-logic.ts';

/** The logics by the names that journals give them. */
export type Logics = ReadonlyMap<string, AnyActorLogic>;

/** Finds the machines, by their ids, and the stores, as `user` for `userStore`, that modules export. */
export function collectLogics(modules: Iterable<unknown>): Logics {
  const logics = new Map<string, AnyActorLogic>();
  for (const module of modules) {
    for (const [name, value] of Object.entries(module as object)) {
      if (!isLogic(value)) continue;
      logics.set(isMachine(value) ? value.id : name.replace(/Store$/, ''), value);
    }
  }
  return logics;
}

const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'transition' in value && 'getInitialSnapshot' in value;
