import { Archive, ArchiveRestore, ChevronDown, Columns3, Download, Tag, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { tagsOf } from '#domain/vault/tags-of.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import type { IdeaVaultChange } from '#machines/vault/idea-vault-change.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { labels, startingOptions } from './labels.ts';

export interface BulkBarProps {
  readonly actor: IdeaVaultActor;
  readonly chosen: readonly Idea[];
  readonly listed: readonly Idea[];
  readonly isArchived: boolean;
}

const comparable = { least: 2, most: 3 } as const;

/** Actions on the chosen ideas, each as one change. */
export function BulkBar({ actor, chosen, listed, isArchived }: BulkBarProps) {
  const ids = chosen.map(({ id }) => id);
  const change = (wanted: IdeaVaultChange) => actor.send({ type: 'ideas.changed', ids, change: wanted });
  const canCompare = ids.length >= comparable.least && ids.length <= comparable.most;
  const tools = useRef<HTMLDivElement>(null);
  const isAll = ids.length === listed.length;
  useEffect(() => {
    // The button that chose all had it.
    if (isAll && document.activeElement === document.body) tools.current?.querySelector('button')?.focus();
  }, [isAll]);
  const down = <ChevronDown aria-hidden="true" />;
  return (
    <div ref={tools} role="toolbar" aria-label={labels.bulk.name} className={bar}>
      <p role="status" className={css({ fontWeight: 'medium', marginInlineEnd: '8' })}>
        {labels.bulk.count(ids.length)}
        <span className={hint}>{hintFor(ids.length)}</span>
      </p>
      {!isAll && (
        <Button
          size="small"
          variant="quiet"
          onPress={() => actor.send({ type: 'selection.changed', selected: listed.map(({ id }) => id) })}
        >
          {labels.bulk.all(listed.length)}
        </Button>
      )}
      {!isArchived && (
        <>
          <Menu
            placement="top start"
            trigger={
              <Button size="small">
                {labels.bulk.moveTo} {down}
              </Button>
            }
            groups={[
              startingOptions.map(({ value: status, label }) => ({
                id: status,
                label,
                onAction: () => change({ kind: 'moved', status }),
              })),
            ]}
          />
          <Button size="small" onPress={() => actor.send({ type: 'question.asked', question: { kind: 'tag', ids } })}>
            <Tag aria-hidden="true" />
            {labels.bulk.addTag}
          </Button>
          <UntagMenu chosen={chosen} onUntag={(tag) => change({ kind: 'untagged', tag })} />
        </>
      )}
      {canCompare && (
        <Button size="small" onPress={() => actor.send({ type: 'comparison.asked', ids })}>
          <Columns3 aria-hidden="true" />
          {labels.bulk.compare}
        </Button>
      )}
      <Menu
        placement="top start"
        trigger={
          <Button size="small">
            <Download aria-hidden="true" />
            {labels.bulk.export} {down}
          </Button>
        }
        groups={[
          [
            {
              id: 'csv',
              label: labels.bulk.csv,
              onAction: () => actor.send({ type: 'export.asked', ids, format: 'csv' }),
            },
            {
              id: 'json',
              label: labels.bulk.json,
              onAction: () => actor.send({ type: 'export.asked', ids, format: 'json' }),
            },
          ],
        ]}
      />
      <Button size="small" onPress={() => change({ kind: 'filed', archived: !isArchived })}>
        {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        {isArchived ? labels.bulk.restore : labels.bulk.archive}
      </Button>
      <span className={css({ marginInlineStart: 'auto' })}>
        <IconButton
          label={labels.bulk.none}
          size="small"
          icon={<X aria-hidden="true" />}
          onPress={() => actor.send({ type: 'selection.changed', selected: [] })}
        />
      </span>
    </div>
  );
}

interface UntagMenuProps {
  readonly chosen: readonly Idea[];
  readonly onUntag: (tag: string) => void;
}

function UntagMenu({ chosen, onUntag }: UntagMenuProps) {
  const tags = tagsOf(chosen);
  if (tags.length === 0) return null;
  return (
    <Menu
      placement="top start"
      trigger={
        <Button size="small">
          {labels.bulk.removeTag} <ChevronDown aria-hidden="true" />
        </Button>
      }
      groups={[tags.map(({ tag }) => ({ id: tag, label: tag, onAction: () => onUntag(tag) }))]}
    />
  );
}

/** How many more, or fewer, it takes to compare them. */
function hintFor(count: number): string | null {
  if (count < comparable.least) return labels.bulk.selectMore;
  return count > comparable.most ? labels.bulk.tooMany(comparable.most) : null;
}

const hint = css({
  marginInlineStart: '8',
  fontWeight: 'text',
  color: 'ink.muted',
  fontSize: '13',
  _empty: { display: 'none' },
});
const bar = css({
  position: 'sticky',
  bottom: { base: '[calc({sizes.64} + {spacing.8})]', tablet: '16' },
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  padding: '8',
  paddingInlineStart: '16',
  border: 'hairline',
  borderRadius: 'card',
  background: 'surface',
  boxShadow: 'float',
  // What gets the focus is scrolled to above it, where it has one line, three or four. Toasts lie above it too.
  _pageWith: {
    '--above-bar': {
      base: 'calc({sizes.192} + {sizes.64})',
      tablet: 'calc({sizes.128} + {spacing.24})',
      desktop: '{sizes.80}',
    },
    scrollPaddingBottom: '[var(--above-bar)]',
  },
});
