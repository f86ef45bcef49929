import type { ChangeWishes, IdeaVaultChange } from '#machines/idea-vault-change.ts';
import { statusWords } from './words.ts';

/** What was done to how many ideas; one of them is called by its title. */
export function changeText(change: IdeaVaultChange, { wishes, full }: ChangeWishes, title: string): string {
  const count = wishes.length;
  const which = count === 1 ? `“${title}”` : `${count} ideas`;
  const left = full === 0 ? '' : ` ${full === 1 ? '1 idea bears' : `${full} ideas bear`} as many tags as it can.`;
  switch (change.kind) {
    case 'filed':
      return `${change.archived ? 'Archived' : 'Restored'} ${which}.`;
    case 'moved':
      return `Moved ${which} to ${statusWords[change.status]}.`;
    case 'tagged':
      return count === 0 ? `Nothing was tagged.${left}` : `Tagged ${which} “${change.tag}”.${left}`;
    case 'untagged':
      return `Took the tag “${change.tag}” off ${which}.`;
    case 'placed':
      return `Moved “${title}”.`;
  }
}
