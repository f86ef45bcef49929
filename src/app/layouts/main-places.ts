import {
  FileText,
  FlaskConical,
  House,
  Lightbulb,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  PanelsTopLeft,
  SquareDashed,
  Wrench,
} from 'lucide-react';
import type { RouteName } from '#domain/routes/routes.ts';

export interface MainPlace {
  readonly name: RouteName;
  readonly label: string;
  readonly href: string;
  readonly Icon: LucideIcon;
  /** Has its place in the bar of a narrow window too. */
  readonly isFirst?: true;
}

/** The product's sections, in the order of the loop. */
export const mainPlaces: readonly MainPlace[] = [
  { name: 'home', label: 'Home', href: '/home', Icon: House, isFirst: true },
  { name: 'idea-vault', label: 'Idea vault', href: '/idea-vault', Icon: Lightbulb, isFirst: true },
  { name: 'canvas', label: 'Canvas', href: '/canvas', Icon: SquareDashed, isFirst: true },
  { name: 'page-builder', label: 'Page builder', href: '/page-builder', Icon: PanelsTopLeft },
  { name: 'validate', label: 'Validate', href: '/validate', Icon: FlaskConical, isFirst: true },
  { name: 'toolkit', label: 'Toolkit', href: '/toolkit', Icon: Wrench },
  { name: 'reports', label: 'Reports', href: '/reports', Icon: FileText },
  { name: 'news', label: 'News', href: '/news', Icon: Newspaper },
  { name: 'feedback', label: 'Feedback', href: '/feedback', Icon: MessageSquare },
];
