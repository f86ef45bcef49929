import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { pageDraft } from '#domain/log/command-draft.ts';
import { liveBlock } from '#domain/page/block-tree.ts';
import type { Page } from '#domain/page/page.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import type { PagePlace } from '#domain/page/page-points.ts';
import { translatedTemplate } from '#domain/page/template-words.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { KindSearch } from '#features/page-builder/KindSearch.tsx';
import { pictureLabels, removeLabels } from '#features/page-builder/labels.ts';
import { MoveTo } from '#features/page-builder/MoveTo.tsx';
import { PageSettingsDialog } from '#features/page-builder/PageSettingsDialog.tsx';
import { PictureField } from '#features/page-builder/PictureField.tsx';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { KeptLines } from '#ui/LineField.tsx';
import { useApp } from '../../app-context.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import { PageChanges } from './PageChanges.tsx';
import { PageHistory } from './PageHistory.tsx';
import { PublishPage } from './PublishPage.tsx';
import type { usePagePictures } from './use-page-pictures.ts';

type PageSetting = Extract<PagePlace, { kind: 'setting' }>['setting'];

export interface PageOverlaysProps {
  readonly page: Page;
  readonly outline: PageOutline;
  readonly editor: PageEditorActor;
  readonly image: (asset: string) => PageImage | undefined;
  readonly pictures: ReturnType<typeof usePagePictures>;
  readonly onAdd: (kind: string) => void;
  /** The focus is wanted in that field of the selected block, or in the first. */
  readonly onField: (field: string | undefined) => void;
}

/** The dialogs over the editor. */
export default function PageOverlays({ page, outline, editor, image, pictures, onAdd, onField }: PageOverlaysProps) {
  const state = useSelector(editor, ({ value }) => value);
  const { selected, width, version } = useSelector(editor, ({ context }) => context);
  const block = selected === null ? undefined : liveBlock(page, selected);
  const removePage = useRemovePage(page);
  const published = page.published.at(-1);
  const [unsaved] = useState(() => new Map<string, string>());
  const close = () => editor.send({ type: 'overlay.closed' });
  const [sought, setSought] = useState<PageSetting | undefined>();
  const goTo = (place: PagePlace) => {
    if (place.kind === 'setting') {
      setSought(place.setting);
      editor.send({ type: 'settings.opened' });
      return;
    }
    close();
    if (place.kind === 'missing') onAdd(place.block);
    else editor.send({ type: 'block.selected', id: place.block.id });
    onField(place.kind === 'field' ? place.field : undefined);
  };
  // Opened otherwise, nothing of them is sought.
  if (state === 'editing' && sought !== undefined) setSought(undefined);
  return (
    <>
      {state === 'placing' && block && (
        <MoveTo
          block={block}
          outline={outline}
          onMove={(place) => editor.send({ type: 'block.moved', id: block.id, ...place })}
          onClose={close}
        />
      )}
      {state === 'adding' && <KindSearch outline={outline} selected={selected} onAdd={onAdd} onClose={close} />}
      {state === 'setting' && (
        <KeptLines value={unsaved}>
          <PageSettingsDialog
            page={page}
            sought={sought}
            onSet={(change) => {
              const texts = change.language ? translatedTemplate(page, change.language) : [];
              editor.send({ type: 'page.set', change, texts });
            }}
            picture={
              <PictureField
                label={pictureLabels.social}
                note={pictureLabels.socialNote}
                isSet={page.image !== null}
                image={page.image === null ? undefined : image(page.image)}
                upload={pictures.of(null)}
                onFile={(file) => pictures.send(null, file)}
                onRemove={() => pictures.set(null, null)}
              />
            }
            onVersionB={(isWanted) => {
              close();
              editor.send({ type: isWanted ? 'version.added' : 'version.removed' });
            }}
            onRemove={removePage}
            onClose={close}
          />
        </KeptLines>
      )}
      {state === 'reviewing' && <PageHistory {...{ page, width, version, image }} onClose={close} />}
      {state === 'comparing' && published && (
        <PageChanges
          page={page}
          published={published}
          onHistory={() => editor.send({ type: 'history.opened' })}
          onClose={close}
        />
      )}
      {state === 'publishing' && (
        <PublishPage
          page={page}
          image={image}
          onSettings={() => editor.send({ type: 'settings.opened' })}
          onPlace={goTo}
          onClose={close}
        />
      )}
    </>
  );
}

/** Removes a page and leads to the list; for a while one press brings it back. */
function useRemovePage({ id, title }: Page): () => void {
  const { actorOf, services } = useApp();
  return () => {
    services.dispatch([pageDraft('RemovePage', id, {})]);
    services.navigate({ name: 'page-builder' });
    offerTakingBack(actorOf('toasts'), services, {
      message: removeLabels.removed(title),
      drafts: [pageDraft('RestorePage', id, {})],
    });
  };
}
