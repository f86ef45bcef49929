import type { PublicData } from '#domain/content/public-data.ts';

/** Reads the data from which our server has drawn the page of this address; null for any other address. */
export function readPageData<Data = PublicData>(page: Pick<Document, 'getElementById'>, path: string): Data | null {
  const text = page.getElementById('page-data')?.textContent;
  if (!text) return null;
  const drawn = JSON.parse(text) as { readonly path: string; readonly data: Data };
  return drawn.path === path ? drawn.data : null;
}
