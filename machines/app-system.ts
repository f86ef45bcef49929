import type { ActorSystem, AnyActorRef } from 'xstate';
import type { SessionActor } from './auth/session.machine.ts';
import type { FlagsActor } from './shell/flags.machine.ts';
import type { GuardActor } from './shell/guard.machine.ts';
import type { NavigationActor } from './shell/navigation.machine.ts';
import type { SplashActor } from './shell/splash.machine.ts';
import type { ThemeActor } from './shell/theme.machine.ts';
import type { ToastsActor } from './shell/toasts.machine.ts';
import type { UserActor } from './shell/user.store.ts';
import type { SyncActor } from './sync/sync.machine.ts';

/** The application's actors, by the name under which the system knows them. */
export type AppActors = {
  readonly flags: FlagsActor;
  readonly session: SessionActor;
  readonly user: UserActor;
  readonly theme: ThemeActor;
  readonly toasts: ToastsActor;
  readonly splash: SplashActor;
  readonly guard: GuardActor;
  readonly sync: SyncActor;
  readonly navigation: NavigationActor;
};

/** Typed access to an actor of the application. Throws before the application has started. */
export function actorOf<K extends keyof AppActors>(system: AnyActorRef['system'], name: K): AppActors[K] {
  const actor = (system as ActorSystem<{ actors: AppActors }>).get(name);
  if (!actor) throw new Error(`there is no actor ${name}`);
  return actor;
}
