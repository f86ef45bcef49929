import { type IdeaStatus, ideaLimits, ideaStatuses } from '../idea/idea.ts';
import type { Params, ParamsOf } from '../routes/routes.ts';
import { startsDescending, wholeVault } from './idea-query.ts';
import { type IdeaOrder, type IdeaQuery, ideaOrders } from './vault.ts';

export const vaultViews = ['table', 'board'] as const;
export type VaultView = (typeof vaultViews)[number];

/** The query and view in the vault's address. */
export interface VaultAddress {
  readonly query: IdeaQuery;
  readonly view: VaultView;
}

/** The most of a search text that is kept. In UTF-16 units, as a saved filter takes it. */
const textMax = 200;

/** The address's parameters; those that say what goes without saying are left out. */
export function paramsOfQuery({ query, view }: VaultAddress): ParamsOf<'idea-vault'> {
  const { text, statuses, tags, isStale, isArchived, order, isDescending } = query;
  const direction = isDescending === startsDescending[order] ? '' : isDescending ? '-down' : '-up';
  return {
    ...(text === '' ? {} : { q: text }),
    ...(statuses.length === 0 ? {} : { status: statuses.join(',') }),
    ...(tags.length === 0 ? {} : { tag: tags.map(escapeComma).join(',') }),
    ...(isStale ? { stale: 'yes' } : {}),
    ...(isArchived ? { archived: 'yes' } : {}),
    ...(order === wholeVault.order && direction === '' ? {} : { order: `${order}${direction}` }),
    ...(view === 'table' ? {} : { view }),
  };
}

/** Reads the query and view from parameters; ignores parts without a meaning. */
export function queryOfParams(params: Params): VaultAddress {
  const { q, status, tag, stale, archived, order, view } = params;
  return {
    query: {
      text: cut(q ?? ''),
      statuses: distinct(listOf(status).filter(isStatus)),
      tags: distinct(listOf(tag).map(unescapeComma).filter(isTag)).slice(0, ideaLimits.tags),
      isStale: stale === 'yes',
      isArchived: archived === 'yes',
      ...orderOf(order),
    },
    view: view === 'board' ? 'board' : 'table',
  };
}

function orderOf(param: string | undefined): Pick<IdeaQuery, 'order' | 'isDescending'> {
  const [name, direction] = (param ?? '').split('-');
  const order = ideaOrders.find((each) => each === name);
  if (!order) return { order: wholeVault.order, isDescending: wholeVault.isDescending };
  return { order, isDescending: descends(order, direction) };
}

const descends = (order: IdeaOrder, direction: string | undefined): boolean =>
  direction === 'down' ? true : direction === 'up' ? false : startsDescending[order];

/** Not in the middle of a character. */
const cut = (text: string): string => {
  const short = text.slice(0, textMax);
  return short.isWellFormed() ? short : short.slice(0, -1);
};
const listOf = (param: string | undefined): readonly string[] => (param ? param.split(',') : []);
const isStatus = (text: string): text is IdeaStatus => ideaStatuses.some((status) => status === text);
const isTag = (tag: string): boolean => tag.trim() !== '' && tag.length <= ideaLimits.tag && tag.isWellFormed();
const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const escapeComma = (tag: string): string => tag.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeComma = (tag: string): string => tag.replaceAll('%2C', ',').replaceAll('%25', '%');
