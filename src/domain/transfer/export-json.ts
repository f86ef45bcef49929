import type { Idea } from '../idea/idea.ts';
import type { Vault } from '../vault/vault.ts';

export const exportFormat = 'groundwork-ideas';
export const exportVersion = 1;

/** Everything that is known of the ideas, their criteria, the saved filters and the canvas templates. `at` is ISO 8601. */
export function exportJson(ideas: readonly Idea[], { criteria, filters, templates }: Vault, at: string): string {
  const file = { format: exportFormat, version: exportVersion, exportedAt: at, criteria, filters, templates, ideas };
  return `${JSON.stringify(file, null, 2)}\n`;
}
