import {
  Bell,
  BookOpen,
  CreditCard,
  LifeBuoy,
  type LucideIcon,
  Scale,
  Settings,
  Shield,
  Tag,
  User,
} from 'lucide-react';
import { createElement } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { Services } from '../services.ts';
import { titles } from '../titles.ts';
import { mainPlaces } from './main-places.ts';

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

const others: readonly { readonly Icon: LucideIcon; readonly to: To; readonly terms: string }[] = [
  { Icon: User, to: { name: 'profile' }, terms: 'name picture' },
  { Icon: Settings, to: { name: 'settings.account' }, terms: 'settings preferences password' },
  { Icon: CreditCard, to: { name: 'settings.billing' }, terms: 'settings plan' },
  { Icon: Bell, to: { name: 'settings.notifications' }, terms: 'settings mails' },
  { Icon: BookOpen, to: { name: 'resources' }, terms: 'articles blog' },
  { Icon: LifeBuoy, to: { name: 'resources.support' }, terms: 'help' },
  { Icon: Scale, to: { name: 'resources.terms-of-use' }, terms: 'legal' },
  { Icon: Shield, to: { name: 'resources.privacy-policy' }, terms: 'legal data' },
];
const pricing = { Icon: Tag, to: { name: 'pricing' }, terms: 'plan cost' } as const;

/** Every place to which a founder can go without saying more. */
export function placeCommands({ navigate, settings }: Services): readonly ShellCommand[] {
  const sections = mainPlaces.map(({ name, label, Icon }) => ({
    id: `go-${name}`,
    label,
    group: 'Go to' as const,
    keys: `G ${letters[name]}`,
    icon: createElement(Icon, { 'aria-hidden': true }),
    run: () => navigate({ name } as To),
  }));
  const rest = (settings.preRelease ? others : [...others, pricing]).map(({ Icon, to, terms }) => ({
    id: `go-${buildPath(to)}`,
    label: titles[to.name],
    group: 'Go to' as const,
    terms,
    icon: createElement(Icon, { 'aria-hidden': true }),
    run: () => navigate(to),
  }));
  return [...sections, ...rest];
}
