import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { startsDescending } from '#domain/vault/idea-query.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { IconButton } from '#ui/IconButton.tsx';
import { Select } from '#ui/Select.tsx';
import { isFalling } from './is-falling.ts';
import { labels, orderOptions } from './labels.ts';

export interface OrderControlProps {
  readonly actor: IdeaVaultActor;
  readonly query: IdeaQuery;
}

/** Chooses the column that the table is ordered by, and the direction. */
export function OrderControl({ actor, query }: OrderControlProps) {
  const change = (part: Partial<IdeaQuery>) => actor.send({ type: 'query.changed', change: part });
  const falls = isFalling(query);
  return (
    <span className={css({ display: 'flex', alignItems: 'center', gap: '8' })}>
      <span className={css({ width: '160' })}>
        <Select
          label={labels.order.name}
          isLabelHidden
          options={orderOptions}
          value={query.order}
          onChange={(order) => change({ order, isDescending: startsDescending[order] })}
        />
      </span>
      <IconButton
        label={labels.order.reverse(falls)}
        icon={falls ? <ArrowDownWideNarrow aria-hidden="true" /> : <ArrowUpNarrowWide aria-hidden="true" />}
        onPress={() => change({ isDescending: !query.isDescending })}
      />
    </span>
  );
}
