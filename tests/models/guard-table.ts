import type { RouteName } from '#domain/routes/routes.ts';

/** One visit: flags, who comes, and the address that is opened. */
export interface Visit {
  readonly preRelease: boolean;
  readonly appTheme: boolean;
  readonly who: Who;
  /** Route of the address that is opened. */
  readonly route: RouteName;
  readonly address: string;
}

export interface Outcome {
  readonly route: RouteName;
  /** Address in the address bar. */
  readonly address: string;
  readonly signedIn: boolean;
}

export type Who = 'stranger' | 'newcomer' | 'founder';

/** How the guards of the specification, sections 2 and 4, treat a route. */
type Kind = 'landing' | 'pricing' | 'open' | 'auth' | 'private' | 'onboarding';

interface Row {
  readonly route: RouteName;
  readonly address: string;
  readonly kind: Kind;
}

const row = (route: RouteName, kind: Kind, address = `/${route}`): Row => ({ route, kind, address });

/** Written from the specification, not from the route table, so that neither judges itself. */
export const rows: readonly Row[] = [
  row('landing', 'landing', '/'),
  row('pricing', 'pricing'),
  row('resources', 'open', '/resources/'),
  row('resources.entry', 'open', '/resources/first-ground'),
  row('resources.terms-of-use', 'open', '/resources/terms-of-use'),
  row('resources.support', 'open', '/resources/support'),
  row('resources.privacy-policy', 'open', '/resources/privacy-policy'),
  row('shared', 'open', '/shared/p1/n1'),
  row('join', 'open'),
  row('auth.action', 'open', '/auth/action'),
  row('not-found', 'open', '/nowhere'),
  row('sign-in', 'auth'),
  row('sign-up', 'auth'),
  row('reset-password', 'auth'),
  row('forgot-password', 'auth', '/forgot-password/'),
  row('auth.verify', 'auth', '/auth/verify'),
  row('auth.send-link', 'auth', '/auth/send-link'),
  row('home', 'private'),
  row('canvas', 'private'),
  row('page-builder', 'private'),
  row('page-builder.project', 'private', '/page-builder/p1'),
  row('validate', 'private'),
  row('toolkit', 'private'),
  row('reports', 'private'),
  row('profile', 'private'),
  row('news', 'private'),
  row('idea-vault', 'private'),
  row('idea-vault.idea', 'private', '/idea-vault/0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5'),
  row('feedback', 'private'),
  row('settings.account', 'private', '/settings/account'),
  row('settings.billing', 'private', '/settings/billing'),
  row('settings.notifications', 'private', '/settings/notifications'),
  row('settings.team', 'private', '/settings/team'),
  row('connect', 'private'),
  row('onboarding', 'onboarding'),
];

const draft = '/reports';

/** Flags x session x onboarding x every route x with and without `redirect`. */
export const visits: readonly Visit[] = [false, true].flatMap((preRelease) =>
  [true, false].flatMap((appTheme) =>
    (['stranger', 'newcomer', 'founder'] as const).flatMap((who) =>
      rows.flatMap(({ route, address }) =>
        [address, `${address}?redirect=${draft}`].map((opened) => ({
          preRelease,
          appTheme,
          who,
          route,
          address: opened,
        })),
      ),
    ),
  ),
);

export const titleOf = ({ preRelease, appTheme, who, address }: Visit): string =>
  `${preRelease ? 'before' : 'after'} the release, ${appTheme ? 'any' : 'one'} theme: a ${who} opens ${address}`;

/** Returns the outcome of a visit by the specification. */
export function outcomeOf({ preRelease, who, route, address }: Visit): Outcome {
  const { kind, address: plain } = rows.find((each) => each.route === route) ?? row('not-found', 'open');
  const hasCommand = address !== plain;
  const signedIn = who !== 'stranger' && !preRelease;
  const at = (arrived: RouteName, path: string): Outcome => ({ route: arrived, address: path, signedIn });
  // Parameters that a route does not know are dropped; an unknown path is shown as it was typed.
  const keepsDraft = kind === 'auth' || route === 'not-found';
  const spelled = route === 'not-found' ? `?redirect=${draft}` : `?redirect=${encodeURIComponent(draft)}`;
  const stays = at(route, hasCommand && keepsDraft ? plain + spelled : plain);

  if (preRelease) return kind === 'landing' || kind === 'open' ? stays : at('landing', '/');
  if (kind === 'open' || kind === 'pricing') return stays;
  if (who === 'stranger') {
    if (kind === 'landing' || kind === 'auth') return stays;
    return at('sign-in', route === 'home' ? '/sign-in' : `/sign-in?redirect=${encodeURIComponent(plain)}`);
  }
  if (who === 'newcomer') return at('onboarding', '/onboarding');
  if (kind === 'private') return stays;
  return kind === 'auth' && hasCommand ? at('reports', draft) : at('home', '/home');
}
