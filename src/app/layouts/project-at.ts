import type { Location, To } from '#domain/routes/routes.ts';

/** The project that a place is about, if its address says so. */
export function projectAt({ name, params }: Location): string | null {
  const isAbout = name === 'canvas' || name === 'validate' || name === 'page-builder.project';
  return isAbout ? (params['projectId'] ?? null) : null;
}

/** Where another project is seen from here: the same section where it has one for each, else its idea's page. */
export function placeOfProject(
  { name }: Location,
  { id, ideaId }: { readonly id: string; readonly ideaId: string },
): To {
  if (name === 'canvas' || name === 'validate') return { name, params: { projectId: id } };
  if (name === 'page-builder' || name === 'page-builder.project') {
    return { name: 'page-builder.project', params: { projectId: id } };
  }
  return { name: 'idea-vault.idea', params: { ideaId } };
}
