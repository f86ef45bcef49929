/** Who may see a route: everybody, only the signed out, only the signed in. */
export type Access = 'public' | 'signed-out' | 'private';

interface RouteDefinition {
  readonly name: string;
  /** In the specification's spelling; a segment `:name` is a parameter. */
  readonly path: string;
  readonly access: Access;
  /** Path parameters that are ids in small letters: with anything else the address means no screen. */
  readonly ids?: readonly string[];
  /** Search parameters; all are optional strings, others are dropped. */
  readonly search?: readonly string[];
  /** `?redirect=` may lead here although it is public, and who signs out here stays. */
  readonly isReturnedTo?: true;
  /** Other addresses that lead here. */
  readonly aliases?: readonly string[];
}

/** Every screen of the product, in the order in which paths are matched. */
export const routes = [
  { name: 'landing', path: '/', access: 'public' },
  { name: 'pricing', path: '/pricing', access: 'public' },
  { name: 'resources', path: '/resources/', access: 'public' },
  { name: 'resources.terms-of-use', path: '/resources/terms-of-use', access: 'public' },
  { name: 'resources.support', path: '/resources/support', access: 'public' },
  { name: 'resources.privacy-policy', path: '/resources/privacy-policy', access: 'public' },
  { name: 'resources.entry', path: '/resources/:blogId', access: 'public' },
  { name: 'shared', path: '/shared/:projectId/:nodeId', access: 'public' },
  { name: 'join', path: '/join', access: 'public', search: ['token'], isReturnedTo: true },
  { name: 'connect', path: '/connect', access: 'private', search: ['request'] },
  { name: 'sign-in', path: '/sign-in', access: 'signed-out', search: ['method', 'redirect', 'email'] },
  { name: 'sign-up', path: '/sign-up', access: 'signed-out', search: ['redirect', 'email'] },
  { name: 'reset-password', path: '/reset-password', access: 'signed-out', search: ['oobCode', 'redirect'] },
  { name: 'forgot-password', path: '/forgot-password/', access: 'signed-out', search: ['email', 'redirect'] },
  {
    name: 'auth.action',
    path: '/auth/action',
    access: 'public',
    search: ['mode', 'oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId', 'email'],
  },
  {
    name: 'auth.verify',
    path: '/auth/verify',
    access: 'signed-out',
    search: ['token', 'email', 'mode', 'oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId', 'redirect'],
  },
  { name: 'auth.send-link', path: '/auth/send-link', access: 'signed-out', search: ['redirect', 'email'] },
  { name: 'home', path: '/home', access: 'private', search: ['projectId', 'thread', 'workspace'] },
  {
    name: 'idea-vault',
    path: '/idea-vault',
    access: 'private',
    search: ['q', 'status', 'tag', 'stale', 'archived', 'order', 'view'],
  },
  {
    name: 'idea-vault.idea',
    path: '/idea-vault/:ideaId',
    access: 'private',
    search: ['workspace'],
    ids: ['ideaId'],
  },
  { name: 'canvas', path: '/canvas', access: 'private', search: ['projectId', 'node'] },
  { name: 'page-builder', path: '/page-builder', access: 'private' },
  { name: 'page-builder.project', path: '/page-builder/:projectId', access: 'private', search: ['page'] },
  {
    name: 'validate',
    path: '/validate',
    access: 'private',
    search: ['projectId', 'view', 'id', 'assumption', 'method', 'counts', 'person'],
  },
  {
    name: 'toolkit',
    path: '/toolkit',
    access: 'private',
    search: ['calculator', 'inputs', 'scenario', 'compare'],
  },
  { name: 'reports', path: '/reports', access: 'private', search: ['projectId', 'report', 'view'] },
  { name: 'news', path: '/news', access: 'private' },
  { name: 'feedback', path: '/feedback', access: 'private', search: ['view', 'status', 'tag', 'order', 'post'] },
  { name: 'profile', path: '/profile', access: 'private', search: ['projectId'] },
  { name: 'onboarding', path: '/onboarding', access: 'private' },
  { name: 'settings.account', path: '/settings/account', access: 'private', aliases: ['/account', '/settings'] },
  { name: 'settings.billing', path: '/settings/billing', access: 'private', aliases: ['/billing'] },
  { name: 'settings.notifications', path: '/settings/notifications', access: 'private', aliases: ['/notifications'] },
  { name: 'settings.team', path: '/settings/team', access: 'private', search: ['workspace'] },
] as const satisfies readonly RouteDefinition[];

type Definition = (typeof routes)[number];
export type RouteName = Definition['name'] | 'not-found';

type Segments<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Segments<More>
    : Rest
  : never;
type PathOf<N extends RouteName> = Extract<Definition, { name: N }>['path'];
type SearchOf<N extends RouteName> =
  Extract<Definition, { name: N }> extends { search: readonly (infer S extends string)[] } ? S : never;

export type ParamsOf<N extends RouteName> = { readonly [K in Segments<PathOf<N>>]: string } & {
  readonly [K in SearchOf<N>]?: string | undefined;
};

/** Where to go: a route's name with the parameters that it needs. */
export type To = {
  [N in RouteName]: Record<never, never> extends ParamsOf<N>
    ? { readonly name: N; readonly params?: ParamsOf<N> }
    : { readonly name: N; readonly params: ParamsOf<N> };
}[RouteName];

export type Params = Readonly<Record<string, string | undefined>>;

/** A place in the product: the route, its parameters, and the address that says so. */
export interface Location {
  readonly name: RouteName;
  readonly params: Params;
  /** Path and search in the canonical spelling; for `not-found` the address as it was given. */
  readonly path: string;
}

export function definitionOf(name: RouteName): RouteDefinition | undefined {
  return routes.find((route) => route.name === name);
}

export function accessOf(name: RouteName): Access {
  return definitionOf(name)?.access ?? 'public';
}
