import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { Check } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { chosenStatuses, type Idea, ideaLimits } from '#domain/idea/idea.ts';
import { IdeaRatings } from '#features/criteria/IdeaRatings.tsx';
import { chosenOptions, labels, startingOptions } from '#features/idea-vault/labels.ts';
import { projectOfIdea } from '#machines/project/select-projects.ts';
import type { IdeaCell, IdeaCellActor } from '#machines/vault/idea-cell.machine.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { css } from '#styled-system/css';
import { AnchoredMenu } from '#ui/AnchoredMenu.tsx';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { Button } from '#ui/Button.tsx';
import { narrowEntries } from '#ui/narrow-entries.ts';
import { TagInput } from '#ui/TagInput.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useApp } from '../app-context.ts';
import { useIdeaField } from './use-idea-field.ts';

export interface CellEditorProps {
  readonly cells: IdeaCellActor;
  readonly vault: IdeaVaultActor;
}

/** A small editor at the cell that is edited; nothing while none is, or when its idea has gone. */
export function CellEditor({ cells, vault }: CellEditorProps) {
  const { workspace } = useApp().services;
  const { id, cell } = useSelector(cells, ({ context }) => context);
  const idea = useAtom(ideaOf(workspace, id ?? ''));
  if (!idea || cell === null) return null;
  return <OpenCell key={`${cell} ${id}`} idea={idea} cell={cell} cells={cells} vault={vault} />;
}

interface OpenCellProps extends CellEditorProps {
  readonly idea: Idea;
  readonly cell: IdeaCell;
}

/** Where the table is too narrow for a column, its editor stands at the row. */
function anchorOf(id: string, cell: IdeaCell): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const shown = row?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  return shown?.offsetParent ? shown : row;
}

function OpenCell({ idea, cell, cells, vault }: OpenCellProps) {
  const anchor = useMemo(() => ({ current: anchorOf(idea.id, cell) }), [idea.id, cell]);
  const close = () => cells.send({ type: 'cell.closed' });
  if (cell === 'status') return <StatusMenu idea={idea} vault={vault} cells={cells} anchor={anchor} onClose={close} />;
  return (
    <AnchoredPopover
      label={`${cellLabels[cell]}: ${idea.title}`}
      triggerRef={anchor}
      placement="bottom start"
      onClose={close}
    >
      <div className={css({ width: 'popover', maxWidth: 'full' })}>
        {cell === 'title' && <TitleForm idea={idea} cells={cells} onClose={close} />}
        {cell === 'tags' && <Tags idea={idea} cells={cells} vault={vault} />}
        {cell === 'ratings' && <Ratings idea={idea} vault={vault} onClose={close} />}
      </div>
    </AnchoredPopover>
  );
}

const cellLabels = {
  title: labels.columns.title,
  tags: labels.columns.tags,
  ratings: labels.row.ratings,
} as const;

interface PartProps {
  readonly idea: Idea;
  readonly onClose: () => void;
}

interface StatusMenuProps extends PartProps {
  readonly cells: IdeaCellActor;
  readonly vault: IdeaVaultActor;
  readonly anchor: { readonly current: HTMLElement | null };
}

function StatusMenu({ idea, vault, cells, anchor, onClose }: StatusMenuProps) {
  const { workspace } = useApp().services;
  const project = useAtom(projectOfIdea(workspace, idea.id));
  const options = project || idea.status === 'exploring' ? chosenOptions : startingOptions;
  const entries = chosenStatuses.map((status) => ({
    id: status,
    label: options.find(({ value }) => value === status)?.label ?? status,
    onAction: () => vault.send({ type: 'ideas.changed', ids: [idea.id], change: { kind: 'moved', status } }),
    ...(status === idea.status && { end: <Check aria-label={labels.row.current} /> }),
  }));
  // What was typed while this was on its way.
  const { typed, isConfirmed } = useSelector(cells, ({ context }) => context);
  const chosen = isConfirmed ? narrowEntries([entries], typed).flat()[0] : undefined;
  useEffect(() => {
    if (!isConfirmed) return;
    chosen?.onAction();
    onClose();
  });
  return (
    <AnchoredMenu
      typedBefore={typed}
      label={`${labels.columns.status}: ${idea.title}`}
      triggerRef={anchor}
      groups={[entries]}
      onClose={onClose}
    />
  );
}

function Tags({ idea, cells, vault }: Pick<OpenCellProps, 'idea' | 'cells' | 'vault'>) {
  const { typed, isConfirmed } = useSelector(cells, ({ context }) => context);
  return (
    <TagInput
      label={labels.columns.tags}
      autoFocus
      // Enter adds a tag, as a comma does.
      typedBefore={isConfirmed ? `${typed},` : typed}
      description={labels.edit.tagsHint}
      tags={idea.tags}
      onChange={(tags) => vault.send({ type: 'ideas.changed', ids: [idea.id], change: { kind: 'retagged', tags } })}
      maxLength={ideaLimits.tag}
      maxTags={ideaLimits.tags}
    />
  );
}

function TitleForm({ idea, cells, onClose }: PartProps & Pick<CellEditorProps, 'cells'>) {
  const field = useIdeaField(idea, 'title');
  const { draft, problem } = useSelector(field, ({ context }) => context);
  const save = () => {
    field.send({ type: 'draft.submitted' });
    if (field.getSnapshot().matches('resting')) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const takeOver = useEffectEvent(() => {
    const { typed, isConfirmed } = cells.getSnapshot().context;
    if (typed === '') return;
    field.send({ type: 'draft.changed', text: idea.title + typed });
    if (isConfirmed) save();
  });
  // What was typed while this was on its way.
  useEffect(takeOver, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.send({ type: 'draft.reverted' });
  };
  return (
    <form onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        label={labels.columns.title}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        value={draft}
        onChange={(text) => field.send({ type: 'draft.changed', text })}
        error={problem === null ? undefined : problem === 'empty' ? labels.edit.titleEmpty : labels.edit.titleTooLong}
      />
    </form>
  );
}

function Ratings({ idea, vault, onClose }: PartProps & { readonly vault: IdeaVaultActor }) {
  const { criteria } = useAtom(vaultOf(useApp().services.workspace));
  if (criteria.length === 0) {
    return (
      <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12' })}>
        <p>{labels.row.noCriteria}</p>
        <Button
          size="small"
          onPress={() => {
            onClose();
            vault.send({ type: 'criteria.asked' });
          }}
        >
          {labels.row.chooseCriteria}
        </Button>
      </div>
    );
  }
  return (
    <IdeaRatings
      autoFocus
      idea={idea}
      criteria={criteria}
      onRate={(criterion, rating) =>
        vault.send({ type: 'ideas.changed', ids: [idea.id], change: { kind: 'rated', criterion, rating } })
      }
    />
  );
}
