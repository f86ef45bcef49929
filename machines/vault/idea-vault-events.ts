import type { Rejection } from '#domain/log/decision.ts';
import type { VaultAddress, VaultView } from '#domain/vault/query-params.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { IdeaCell } from './idea-cell.machine.ts';
import type { ResumedDraft } from './idea-editor.machine.ts';
import type { IdeaVaultChange } from './idea-vault-change.ts';

/** Requests that the vault's machine only passes on: it emits them, and the page carries them out. */
export type IdeaVaultRequest =
  | { readonly type: 'idea.visited'; readonly id: string }
  | { readonly type: 'cell.asked'; readonly id: string; readonly cell: IdeaCell }
  | { readonly type: 'criteria.asked' }
  | { readonly type: 'idea.duplicated'; readonly id: string }
  | { readonly type: 'idea.forkAsked'; readonly id: string }
  | { readonly type: 'exploring.asked'; readonly id: string }
  | { readonly type: 'comparison.asked'; readonly ids: readonly string[] }
  | { readonly type: 'export.asked'; readonly ids: readonly string[]; readonly format: 'csv' | 'json' };

/** A question that lies over the vault until it is answered. */
export type IdeaVaultQuestion =
  | { readonly kind: 'tag'; readonly ids: readonly string[] }
  /** Under which name a query is to be kept; with `filterId` in the place of that filter. */
  | { readonly kind: 'filter'; readonly query: IdeaQuery; readonly filterId?: string | undefined };

export type IdeaVaultEvent =
  | { readonly type: 'query.changed'; readonly change: Partial<IdeaQuery> }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'view.chosen'; readonly view: VaultView }
  /** The founder has come to another address of the vault. */
  | { readonly type: 'address.read'; readonly address: VaultAddress }
  /** Rows of the list by their ids. */
  | { readonly type: 'selection.changed'; readonly selected: readonly string[] }
  | { readonly type: 'idea.opened'; readonly id: string; readonly resumed?: ResumedDraft | undefined }
  | { readonly type: 'editor.closed' }
  | { readonly type: 'ideas.changed'; readonly ids: readonly string[]; readonly change: IdeaVaultChange }
  | { readonly type: 'question.asked'; readonly question: IdeaVaultQuestion }
  | { readonly type: 'question.left' }
  | { readonly type: 'tag.named'; readonly tag: string }
  /** `id` is that of the filter, should it be a new one; `reason` says why the vault would refuse the name. */
  | {
      readonly type: 'filter.named';
      readonly name: string;
      readonly id: string;
      readonly reason: Rejection | null;
    }
  | { readonly type: 'filter.removed'; readonly id: string }
  | IdeaVaultRequest;
