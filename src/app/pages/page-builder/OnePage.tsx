import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { pageDraft } from '#domain/log/command-draft.ts';
import { blockKindOf } from '#domain/page/block-kinds.ts';
import { liveBlock } from '#domain/page/block-tree.ts';
import { duplicateBlocks } from '#domain/page/duplicate-blocks.ts';
import type { Block, Page } from '#domain/page/page.ts';
import { type ContentBlock, textOf } from '#domain/page/page-content.ts';
import { neighborOf, outlineOf, type PageOutline } from '#domain/page/page-outline.ts';
import type { NewBlock } from '#domain/page/page-templates.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import { hasNight } from '#domain/page/tones.ts';
import { AddBlock } from '#features/page-builder/AddBlock.tsx';
import { BlockInspector } from '#features/page-builder/BlockInspector.tsx';
import type { BlockKeys } from '#features/page-builder/block-keys.ts';
import { EditorFrame, type Panel } from '#features/page-builder/EditorFrame.tsx';
import { inspectorLabels, pictureLabels } from '#features/page-builder/labels.ts';
import { blocksOfKind } from '#features/page-builder/matching-kinds.ts';
import { NoBlock } from '#features/page-builder/NoBlock.tsx';
import { OutlineTree } from '#features/page-builder/OutlineTree.tsx';
import { blockName } from '#features/page-builder/outline-rows.ts';
import { PageStage } from '#features/page-builder/PageStage.tsx';
import { PictureField } from '#features/page-builder/PictureField.tsx';
import { TextQuestion } from '#features/page-builder/TextQuestion.tsx';
import { useBlockMoves } from '#features/page-builder/use-block-moves.ts';
import { pageEditorMachine } from '#machines/page/page-editor.machine.ts';
import { oldPromisesIn } from '#machines/page/select-old-promises.ts';
import { surveysByProject } from '#machines/survey/select-surveys.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { css } from '#styled-system/css';
import { useRights } from '#ui/rights.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useApp } from '../../app-context.ts';
import { CommentOn } from '../../comments/CommentOn.tsx';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import { undoInFields } from '../../undo-in-fields.ts';
import { useFlow } from '../../use-flow.ts';
import { usePageImages } from '../use-page-images.ts';
import { OverlayButtons, PublishButton, TurnButtons } from './EditorButtons.tsx';
import { LiveLineOf, OldPromiseOf } from './EditorNotices.tsx';
import { SurveyReference } from './SurveyReference.tsx';
import { useBlockClipboard } from './use-block-clipboard.ts';
import { useBlockText } from './use-block-text.ts';
import { useEmbeddedQuestion } from './use-embedded-question.ts';
import { usePagePictures } from './use-page-pictures.ts';

const loadOverlays = () => import('./PageOverlays.tsx');
const PageOverlays = lazy(loadOverlays);

/** Loads code that is needed after the first glance, also if the network is lost by then. */
const loadLater = () => Promise.all([loadOverlays(), import('#features/page-builder/prose/ProseText.tsx')]);

export interface OnePageProps {
  readonly page: Page;
}

/** One page, edited in its place. */
export function OnePage({ page }: OnePageProps) {
  const { services } = useApp();
  const { newId, workspace } = services;
  const { language, projectId } = page;
  const editor = useFlow(pageEditorMachine, { pageId: page.id });
  const text = useBlockText(page);
  const { selected, width, tone, version } = useSelector(editor, ({ context }) => context);
  const isAsking = useSelector(text, (snapshot) => snapshot.hasTag('asking'));
  const mayEdit = useRights().edit;
  const outline = useOutline(page);
  const image = usePageImages();
  const question = useEmbeddedQuestion(page);
  const pictures = usePagePictures(page);
  useFetchSoon(loadLater);
  const promise = useAtom(oldPromisesIn(services.workspace)).get(page.id);
  const block = selected === null ? undefined : liveBlock(page, selected);
  const pictureOf = (of: Block) => {
    const asset = textOf(of, 'picture');
    return (
      <PictureField
        label={pictureLabels.title}
        isSet={asset !== ''}
        image={image(asset)}
        upload={pictures.of(of.id)}
        onFile={(file) => pictures.send(of.id, file)}
        onRemove={() => pictures.set(of.id, null)}
      />
    );
  };
  // What is selected is seen, in whichever version it is.
  const only = block && block.in !== 'both' ? block.in : undefined;
  useEffect(() => {
    if (selected !== null && only) editor.send({ type: 'version.shown', version: only });
  }, [editor, selected, only]);
  // The fields may still be on their way when they are asked for.
  const wanted = useRef<string | null>(null);
  const [opened, setOpened] = useState(0);
  const [panel, setPanel] = useState<Panel>('page');
  useEffect(() => {
    document.title = `${page.title} · Page builder · Groundwork`;
  }, [page.title]);
  // A window too narrow for a desktop's page begins with one that fits.
  useEffect(() => {
    if (innerWidth < 1024) editor.send({ type: 'width.chosen', width: innerWidth < 720 ? 'phone' : 'tablet' });
  }, [editor]);
  const undo = useCallback(() => {
    text.send({ type: 'text.stored' });
    services.undo();
  }, [text, services]);
  const redo = useCallback(() => {
    text.send({ type: 'text.stored' });
    services.redo();
  }, [text, services]);
  const select = useCallback((id: string | null) => editor.send({ type: 'block.selected', id }), [editor]);
  const add = useCallback(
    (kind: string) => {
      const fresh = blocksOfKind(kind, outline, editor.getSnapshot().context.selected, newId, { language });
      const blocks = kind === 'survey' ? leadingTo(onlySurveyOf(workspace, projectId), fresh) : fresh;
      if (blocks.length > 0) editor.send({ type: 'blocks.placed', blocks });
      return blocks[0]?.id;
    },
    [editor, outline, newId, language, workspace, projectId],
  );
  const addItem = useCallback(
    ({ id, kind }: ContentBlock) => {
      const [item] = blocksOfKind(blockKindOf(kind)?.items ?? '', outline, id, newId, { language });
      if (item) editor.send({ type: 'blocks.placed', blocks: [item] });
      return item?.id;
    },
    [editor, outline, newId, language],
  );
  const remove = (id: string) => editor.send({ type: 'block.removed', id, next: neighborOf(outline, id) });
  const { moves, said } = useBlockMoves(outline, editor);
  const openField = useCallback((field = '') => {
    wanted.current = field;
    setOpened((count) => count + 1);
    setPanel('block');
  }, []);
  const open = useCallback(() => openField(), [openField]);
  const keys: BlockKeys = {
    onMove: (direction) => mayEdit && block && moves.moveBy(block.id, direction),
    onOpen: () => block && open(),
    onRemove: () => mayEdit && block && remove(block.id),
    onAdd: () => mayEdit && editor.send({ type: 'adding.asked' }),
    onLeave: () => select(null),
  };
  const room = useRef<HTMLDivElement>(null);
  // The outline says which block has the focus; where it is not seen, the page hears the same keys.
  const focusBlock = useCallback(() => {
    const [tree, stage] = ['[role=tree]', '[data-of=page] section'].map((each) =>
      room.current?.querySelector<HTMLElement>(each),
    );
    tree?.focus({ preventScroll: true });
    if (document.activeElement !== tree) stage?.focus({ preventScroll: true });
  }, []);
  const { copied, copy, paste, pasteClipboard } = useBlockClipboard({ page, outline, editor, pictures, onCut: remove });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of undo are heard on their way from the fields
    <div ref={room} className={css({ height: 'full' })} onKeyDown={undoInFields(undo, redo)}>
      <EditorFrame
        title={page.title}
        hasVersionB={page.hasVersionB}
        hasNight={hasNight(page)}
        editor={editor}
        panel={panel}
        onPanel={setPanel}
        actions={
          <>
            {mayEdit && (
              <>
                <TurnButtons onUndo={undo} onRedo={redo} />
                <AddBlock
                  outline={outline}
                  selected={selected}
                  onAdd={add}
                  copied={copied && blockName(copied)}
                  onPaste={paste}
                  onPasteClipboard={pasteClipboard}
                />
              </>
            )}
            <OverlayButtons editor={editor} hasSettings={mayEdit} />
          </>
        }
        publish={mayEdit && <PublishButton editor={editor} />}
        notice={
          <>
            <LiveLineOf page={page} editor={editor} />
            {mayEdit && promise && <OldPromiseOf key={promise.decisionId} pageId={page.id} promise={promise} />}
          </>
        }
        outline={
          <OutlineTree
            outline={outline}
            selected={selected}
            editor={editor}
            keys={keys}
            onMove={mayEdit ? moves.move : undefined}
          />
        }
        stage={
          <PageStage
            page={page}
            outline={outline}
            version={version}
            width={width}
            tone={tone}
            selected={selected}
            onSelect={select}
            image={image}
            question={question}
            {...(mayEdit && { text, onAdd: add, onAddItem: addItem })}
            keys={keys}
            onDone={focusBlock}
            onOpen={open}
            panel={panel}
          />
        }
        inspector={
          block ? (
            <>
              <div>
                <CommentOn kind="block" id={block.id} projectId={page.projectId} within={page.id} size="small" />
              </div>
              {mayEdit && (
                <BlockInspector
                  block={block}
                  outline={outline}
                  editor={editor}
                  text={text}
                  wanted={wanted}
                  opened={opened}
                  hasVersionB={page.hasVersionB}
                  hasTheme={isPageTheme(page.theme)}
                  picture={pictureOf(block)}
                  survey={
                    <SurveyReference
                      page={page}
                      block={block}
                      onSet={(value) => editor.send({ type: 'block.set', id: block.id, field: 'survey', value })}
                    />
                  }
                  onMoveTo={() => editor.send({ type: 'move.asked' })}
                  onDuplicate={() => {
                    const blocks = duplicateBlocks(outline, block.id, newId);
                    if (blocks.length > 0) editor.send({ type: 'blocks.placed', blocks });
                  }}
                  onCopy={() => copy(block.id)}
                  onSplit={() => {
                    const copies = duplicateBlocks(outline, block.id, newId);
                    if (copies.length > 0) editor.send({ type: 'block.split', id: block.id, copies });
                  }}
                  onRemove={() => remove(block.id)}
                />
              )}
            </>
          ) : mayEdit ? (
            <NoBlock
              theme={isPageTheme(page.theme) ? page.theme : null}
              onTheme={(theme) => editor.send({ type: 'page.set', change: { theme }, texts: [] })}
              onSettings={() => editor.send({ type: 'settings.opened' })}
            />
          ) : (
            <p className={css({ padding: '16', color: 'ink.muted' })}>{inspectorLabels.read}</p>
          )
        }
      >
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        {isAsking && (
          <TextQuestion
            text={text}
            onRestore={(id) => services.dispatch([pageDraft('RestoreBlocks', page.id, { blocks: [id] })])}
          />
        )}
        <Suspense fallback={null}>
          <PageOverlays {...{ page, outline, editor, image, pictures }} onAdd={add} onField={openField} />
        </Suspense>
      </EditorFrame>
    </div>
  );
}

/** The id of a project's only survey; undefined if there are more to choose from, or none. */
function onlySurveyOf(workspace: Workspace, projectId: string): string | undefined {
  const surveys = surveysByProject(workspace).get().get(projectId);
  return surveys?.length === 1 ? surveys[0]?.id : undefined;
}

const leadingTo = (survey: string | undefined, blocks: readonly NewBlock[]): readonly NewBlock[] =>
  survey === undefined ? blocks : blocks.map((each) => ({ ...each, fields: { ...each.fields, survey } }));

/** Keeps unchanged parts the same objects, so that only changed ones are drawn again. */
function useOutline(page: Page): PageOutline {
  const last = useRef<PageOutline>([]);
  last.current = outlineOf(page, last.current);
  return last.current;
}
