import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp, ClipboardCopy, Copy, CornerDownRight, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { blockKindOf, isOfThemes } from '#domain/page/block-kinds.ts';
import { showsForm } from '#domain/page/form-in.ts';
import { type Block, blockVersions } from '#domain/page/page.ts';
import { type MoveDirection, type PageOutline, placeBy } from '#domain/page/page-outline.ts';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SegmentedControl, type SegmentedControlProps } from '#ui/SegmentedControl.tsx';
import { Select } from '#ui/Select.tsx';
import { BlockField } from './BlockField.tsx';
import { choiceLabel, fieldLabel, kindLabel, inspectorLabels as labels, versionLabels } from './labels.ts';

export interface BlockInspectorProps {
  readonly block: Block;
  readonly outline: PageOutline;
  readonly editor: PageEditorActor;
  readonly text: BlockTextActor;
  readonly hasVersionB: boolean;
  /** Whether the page has one: some looks and fields are only for such pages. */
  readonly hasTheme: boolean;
  /** The name of the field that is to have the focus, empty for the first; answered once. */
  readonly wanted: RefObject<string | null>;
  /** How often that was asked for. */
  readonly opened: number;
  /** Where its picture is chosen, if it has one. */
  readonly picture: ReactNode;
  /** Where the survey that it leads to is chosen, if it leads to one. */
  readonly survey: ReactNode;
  readonly onMoveTo: () => void;
  readonly onDuplicate: () => void;
  readonly onCopy: () => void;
  /** Each version gets a block of its own. */
  readonly onSplit: () => void;
  readonly onRemove: () => void;
}

const inputs = 'input:not([type=file]), textarea';

/** Fields and actions of the selected block. */
export function BlockInspector(props: BlockInspectorProps) {
  const {
    block,
    outline,
    editor,
    text,
    hasVersionB,
    hasTheme,
    picture,
    survey,
    onMoveTo,
    onDuplicate,
    onCopy,
    onSplit,
    onRemove,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is given again
  useEffect(() => {
    const { current: field } = props.wanted;
    if (field === null) return;
    props.wanted.current = null;
    const within = root.current?.querySelector(`[data-field="${field}"]`);
    const found =
      within?.querySelector<HTMLElement>(`${inputs}, button`) ?? root.current?.querySelector<HTMLElement>(inputs);
    found?.focus();
  }, [props.opened, props.wanted]);
  const kind = blockKindOf(block.kind);
  const sections = outline.map((section) => section.block);
  const hasForm = hasTheme && showsForm(sections, block);
  const isOffered = (name: string) => (hasTheme || !isOfThemes(block.kind, name)) && !(hasForm && name === 'button');
  const looks = (kind?.looks ?? []).filter(isOffered);
  const move = (direction: MoveDirection) => {
    const place = placeBy(outline, block.id, direction);
    if (place) editor.send({ type: 'block.moved', id: block.id, ...place });
  };
  const canMove = (direction: MoveDirection) => placeBy(outline, block.id, direction) !== undefined;
  const typed = useSelector(
    text,
    ({ context }) => (context.place?.block === block.id ? { field: context.place.field, draft: context.draft } : null),
    (a, b) => a?.field === b?.field && a?.draft === b?.draft,
  );
  return (
    <div ref={root} className={column}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <Heading level={2} size="subheading">
          {kindLabel(block.kind)}
        </Heading>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
          <IconButton
            label={labels.up}
            icon={<ArrowUp aria-hidden="true" />}
            isDisabled={!canMove('up')}
            onPress={() => move('up')}
          />
          <IconButton
            label={labels.down}
            icon={<ArrowDown aria-hidden="true" />}
            isDisabled={!canMove('down')}
            onPress={() => move('down')}
          />
          <IconButton label={labels.moveTo} icon={<CornerDownRight aria-hidden="true" />} onPress={onMoveTo} />
          <IconButton label={labels.duplicate} icon={<Copy aria-hidden="true" />} onPress={onDuplicate} />
          <IconButton label={labels.copy} icon={<ClipboardCopy aria-hidden="true" />} onPress={onCopy} />
          <IconButton label={labels.remove} icon={<Trash2 aria-hidden="true" />} onPress={onRemove} />
        </div>
      </header>
      {!kind && <p>{labels.newLook(kindLabel(block.kind))}</p>}
      {hasVersionB && (
        <>
          <Segments
            label={versionLabels.in}
            options={blockVersions.map((value) => ({ value, label: versionLabels.places[value] }))}
            value={block.in}
            onChange={(value) => editor.send({ type: 'block.assigned', id: block.id, in: value })}
          />
          {block.in === 'both' && (
            <Button size="small" onPress={onSplit}>
              {versionLabels.split}
            </Button>
          )}
        </>
      )}
      {looks.length > 1 && (
        <Segments
          label={fieldLabel(block.kind, 'look')}
          options={looks.map((value) => ({ value, label: choiceLabel(value) }))}
          value={looks.find((look) => look === block.fields['look']) ?? looks[0] ?? ''}
          onChange={(value) => editor.send({ type: 'block.set', id: block.id, field: 'look', value })}
        />
      )}
      {kind &&
        Object.entries(kind.fields)
          .filter(([name]) => isOffered(name))
          .map(([name, field]) => (
            <div key={`${block.id} ${name}`} data-field={name} className={css({ display: 'contents' })}>
              <BlockField
                block={block}
                name={name}
                field={field}
                draft={typed?.field === name ? typed.draft : null}
                text={text}
                picture={picture}
                survey={survey}
                onSet={(value) => editor.send({ type: 'block.set', id: block.id, field: name, value })}
              />
            </div>
          ))}
    </div>
  );
}

/** So many stand side by side in the narrow panel. */
const segmentsAtMost = 3;

/** Its name is also seen. */
function Segments<Value extends string>(props: SegmentedControlProps<Value>) {
  if (props.options.length > segmentsAtMost) return <Select {...props} />;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
      <span aria-hidden="true" className={css({ fontWeight: 'medium', fontSize: '13', lineHeight: '20' })}>
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16', padding: '16' });
