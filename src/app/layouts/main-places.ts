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
import type { RouteName, To } from '#domain/routes/routes.ts';

export interface MainPlace {
  readonly name: RouteName;
  readonly label: string;
  /** Place of all ideas, or of the open idea if the section is about one. */
  readonly to: (openProjectId: string | null) => To;
  readonly Icon: LucideIcon;
  /** Has its place in the bar of a narrow window too. */
  readonly isFirst?: true;
}

/** A section of which each explored idea has its own part: that of the project, or the list of all without one. */
export function placeIn(section: 'canvas' | 'page-builder' | 'validate' | 'reports', projectId: string | null): To {
  if (projectId === null) return { name: section };
  const params = { projectId };
  return section === 'page-builder' ? { name: 'page-builder.project', params } : { name: section, params };
}

/** The product's sections, in the order of the loop. */
export const mainPlaces: readonly MainPlace[] = [
  { name: 'home', label: 'Home', to: () => ({ name: 'home' }), Icon: House, isFirst: true },
  { name: 'idea-vault', label: 'Idea vault', to: () => ({ name: 'idea-vault' }), Icon: Lightbulb, isFirst: true },
  { name: 'canvas', label: 'Canvas', to: (open) => placeIn('canvas', open), Icon: SquareDashed, isFirst: true },
  { name: 'page-builder', label: 'Page builder', to: (open) => placeIn('page-builder', open), Icon: PanelsTopLeft },
  { name: 'validate', label: 'Validate', to: (open) => placeIn('validate', open), Icon: FlaskConical, isFirst: true },
  { name: 'toolkit', label: 'Toolkit', to: () => ({ name: 'toolkit' }), Icon: Wrench },
  { name: 'reports', label: 'Reports', to: (open) => placeIn('reports', open), Icon: FileText },
  { name: 'news', label: 'News', to: () => ({ name: 'news' }), Icon: Newspaper },
  { name: 'feedback', label: 'Feedback', to: () => ({ name: 'feedback' }), Icon: MessageSquare },
];
