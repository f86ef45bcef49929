import type { Idea } from '../idea/idea.ts';
import type { Vault } from '../vault/vault.ts';
import type { MemberName } from './member-name.ts';

export const exportFormat = 'groundwork-ideas';
export const exportVersion = 1;

/**
 * Everything that is known of the ideas, their criteria, the saved filters and the canvas templates. `at` is ISO 8601. Who
 * captured and changed an idea is told by name, where several people work; nobody is by an account.
 */
export function exportJson(
  ideas: readonly Idea[],
  { criteria, filters, templates }: Vault,
  at: string,
  nameOf: MemberName | null = null,
): string {
  const named = ideas.map(({ capturedBy, changedBy, ...idea }) =>
    nameOf === null ? idea : { ...idea, capturedBy: nameOf(capturedBy), changedBy: nameOf(changedBy) },
  );
  const head = { format: exportFormat, version: exportVersion, exportedAt: at };
  const file = { ...head, criteria, filters, templates, ideas: named };
  return `${JSON.stringify(file, null, 2)}\n`;
}
