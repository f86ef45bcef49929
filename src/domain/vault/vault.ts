import type { IdeaStatus } from '../idea/idea.ts';
import type { OwnTemplate } from './own-template.ts';

/** A question by which the founder weighs ideas against each other. */
export type Criterion = {
  readonly id: string;
  readonly name: string;
  /** Share of the score in basis points; those of a set sum to 10,000. */
  readonly weight: number;
};

export const ideaOrders = ['captured', 'changed', 'title', 'status', 'score', 'evidence', 'hand'] as const;
export type IdeaOrder = (typeof ideaOrders)[number];

/** Which ideas are listed, and in which order. What is empty or false leaves everything in. */
export type IdeaQuery = {
  readonly text: string;
  readonly statuses: readonly IdeaStatus[];
  /** An idea must bear all of them; capitals do not count. */
  readonly tags: readonly string[];
  /** Only ideas that nobody has touched for `staleAfterDays`. */
  readonly isStale: boolean;
  readonly isArchived: boolean;
  readonly order: IdeaOrder;
  readonly isDescending: boolean;
};

/** A query that the founder has given a name. */
export type SavedFilter = {
  readonly id: string;
  readonly name: string;
  readonly query: IdeaQuery;
};

/** Settings for all ideas of a workspace. */
export interface Vault {
  readonly criteria: readonly Criterion[];
  readonly filters: readonly SavedFilter[];
  /** For canvases. */
  readonly templates: readonly OwnTemplate[];
}

/** Names in UTF-16 units; the others count. */
export const vaultLimits = { criterionName: 60, criteria: 12, filterName: 60, filters: 50, weights: 10_000 } as const;

/** An idea that is still open and unchanged for so long is shown as stale. */
export const staleAfterDays = 30;

export const emptyVault: Vault = { criteria: [], filters: [], templates: [] };

export const vaultStreamOf = (workspace: string): `vault-${string}` => `vault-${workspace}`;
