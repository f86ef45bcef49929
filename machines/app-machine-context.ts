import type { Visitor } from '#domain/access/decide-access.ts';
import type { Flags } from '#domain/access/flags.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { ThemeInput } from './shell/theme.machine.ts';

export interface AppInput {
  /** From the page or kept from the last visit; null if there are none. */
  readonly flags: Flags | null;
  readonly theme: Omit<ThemeInput, 'enabled'>;
}

export interface AppMachineContext {
  readonly input: AppInput;
  readonly flags: Flags | null;
  /** The last place that was shown. */
  readonly place: Location | null;
  /** Null while it is not known, or is about to change. */
  readonly visitor: Visitor | null;
}
