import type { ReadonlyAtom } from '@xstate/store';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import type { CommandIcon } from '#features/shell/command-icons.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { Services } from '../services.ts';
import { titles } from '../titles.ts';
import { mainPlaces } from './main-places.ts';
import { allOfSections } from './project-at.ts';

const letters: { readonly [name: string]: string } = {
  home: 'H',
  'idea-vault': 'I',
  canvas: 'C',
  'page-builder': 'B',
  validate: 'V',
  toolkit: 'T',
  reports: 'R',
  news: 'N',
  feedback: 'F',
};

const others: readonly { readonly icon: CommandIcon; readonly to: To; readonly terms: string }[] = [
  { icon: 'person', to: { name: 'profile' }, terms: 'name picture' },
  {
    icon: 'cog',
    to: { name: 'settings.account' },
    terms: 'settings preferences password two-factor 2fa authenticator passkey sessions download delete account',
  },
  { icon: 'card', to: { name: 'settings.billing' }, terms: 'settings plan' },
  { icon: 'bell', to: { name: 'settings.notifications' }, terms: 'settings mails' },
  { icon: 'book', to: { name: 'resources' }, terms: 'articles blog' },
  { icon: 'buoy', to: { name: 'resources.support' }, terms: 'help' },
  { icon: 'scale', to: { name: 'resources.terms-of-use' }, terms: 'legal' },
  { icon: 'shield', to: { name: 'resources.privacy-policy' }, terms: 'legal data' },
];
const pricing = { icon: 'tag', to: { name: 'pricing' }, terms: 'plan cost' } as const;

/** Every place to which a founder can go without saying more. Sections open the idea that is open, as in the sidebar. */
export function placeCommands(
  { navigate, settings }: Services,
  openProjectId: ReadonlyAtom<string | null>,
): readonly ShellCommand[] {
  const sections = mainPlaces.map(({ name, label, to, Icon }) => ({
    id: `go-${name}`,
    label,
    group: 'Go to' as const,
    keys: `G ${letters[name]}`,
    icon: Icon,
    run: () => navigate(to(openProjectId.get())),
  }));
  const lists = allOfSections.map(({ section, label, to }) => ({
    id: `all-${section}`,
    label,
    group: 'Go to' as const,
    icon: 'compass' as const,
    run: () => navigate(to),
  }));
  const rest = (settings.preRelease ? others : [...others, pricing]).map(({ icon, to, terms }) => ({
    id: `go-${buildPath(to)}`,
    label: titles[to.name],
    group: 'Go to' as const,
    terms,
    icon,
    run: () => navigate(to),
  }));
  return [...sections, ...lists, ...rest];
}
