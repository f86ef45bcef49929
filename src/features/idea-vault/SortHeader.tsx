import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { startsDescending } from '#domain/vault/idea-query.ts';
import type { IdeaOrder } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { css, cx } from '#styled-system/css';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cellsStyle, type FilledColumns, rowEnd, rowStart } from './cells-style.ts';
import { isFalling } from './is-falling.ts';
import { labels } from './labels.ts';

const columns: readonly { readonly label: string; readonly order?: IdeaOrder; readonly fromDesktop?: true }[] = [
  { label: labels.columns.title, order: 'title' },
  { label: labels.columns.audience, fromDesktop: true },
  { label: labels.columns.tags },
  { label: labels.columns.status, order: 'status' },
  { label: labels.columns.score, order: 'score' },
  { label: labels.columns.evidence, order: 'evidence' },
  { label: labels.columns.changed, order: 'changed', fromDesktop: true },
  { label: labels.columns.age, order: 'captured' },
];

export interface SortHeaderProps {
  readonly vault: IdeaVaultActor;
  readonly filled: FilledColumns;
}

/** The names of the columns; pressing one orders by it, pressing it again turns the order round. */
export function SortHeader({ vault, filled }: SortHeaderProps) {
  const { order, isDescending } = useSelector(vault, ({ context }) => context.query);
  const falls = isFalling({ order, isDescending });
  const sort = (wanted: IdeaOrder) =>
    vault.send({
      type: 'query.changed',
      change: { order: wanted, isDescending: wanted === order ? !isDescending : startsDescending[wanted] },
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={labels.order.group} className={line}>
      <span className={rowStart} />
      <div className={cellsStyle(filled)}>
        {columns
          .filter(({ label }) => filled.audience || label !== labels.columns.audience)
          .map(({ label, order: own, fromDesktop }) => {
            const place = cx(cell, fromDesktop && css({ hideBelow: 'desktop' }));
            if (!own) {
              return (
                <span key={label} className={place}>
                  {label}
                </span>
              );
            }
            const isOn = own === order;
            return (
              <button
                key={label}
                type="button"
                aria-pressed={isOn}
                className={cx(place, press)}
                onClick={() => sort(own)}
              >
                {label}
                {isOn && (falls ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
                {isOn && <VisuallyHidden>{falls ? labels.order.falling : labels.order.rising}</VisuallyHidden>}
              </button>
            );
          })}
      </div>
      <span className={rowEnd} />
    </div>
  );
}

const line = css({
  display: { base: 'none', laptop: 'flex' },
  alignItems: 'center',
  gap: '8',
  minHeight: 'toolbar',
  borderBottom: 'control',
});
const cell = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  width: 'fit',
  minHeight: '24',
  fontSize: '12',
  lineHeight: '16',
  fontWeight: 'medium',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
  '& svg': { width: '12', height: '12', flexShrink: '0' },
});
const press = css({
  cursor: 'pointer',
  borderRadius: 'control',
  color: { base: 'ink.muted', _hover: 'ink' },
  _selected: { color: 'ink' },
});
