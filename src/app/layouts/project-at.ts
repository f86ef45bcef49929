import type { Location, To } from '#domain/routes/routes.ts';
import { commandLabels } from '#features/shell/labels.ts';
import { placeIn } from './main-places.ts';

/** The project that a place is about, if its address says so. */
export function projectAt({ name, params }: Location): string | null {
  const isAbout = ['canvas', 'validate', 'reports', 'page-builder.project'].includes(name);
  return isAbout ? (params['projectId'] ?? null) : null;
}

/** Where another project is seen from here: the same section where it has one for each, else its idea's page. */
export function placeOfProject(
  { name }: Location,
  { id, ideaId }: { readonly id: string; readonly ideaId: string },
): To {
  if (name === 'canvas' || name === 'validate' || name === 'reports') return placeIn(name, id);
  if (name === 'page-builder' || name === 'page-builder.project') return placeIn('page-builder', id);
  return { name: 'idea-vault.idea', params: { ideaId } };
}

/** A list over all ideas, of a section that opens the idea that is open. */
export interface AllOfSection {
  readonly label: string;
  readonly to: To;
}

const { all } = commandLabels;
export const allOfSections = [
  { section: 'canvas', label: all.canvases, to: { name: 'canvas' } },
  { section: 'page-builder', label: all.pages, to: { name: 'page-builder' } },
  { section: 'validate', label: all.explored, to: { name: 'validate' } },
  { section: 'reports', label: all.reports, to: { name: 'reports' } },
] as const satisfies readonly (AllOfSection & { readonly section: string })[];

/** The list of the section that a place is in; null where there is none. */
export const allOfSection = ({ name }: Location): AllOfSection | null =>
  allOfSections.find(({ section }) => name === section || name.startsWith(`${section}.`)) ?? null;
