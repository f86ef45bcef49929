import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { pageDraft } from '#domain/log/command-draft.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { pageChecklist } from '#domain/page/page-checklist.ts';
import type { PagePlace } from '#domain/page/page-points.ts';
import { publicationOf } from '#domain/page/publication.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { publishLabels as labels } from '#features/page-builder/labels.ts';
import { PublishedPage } from '#features/page-builder/PublishedPage.tsx';
import { wayTo } from '#features/page-builder/way-to.ts';
import { publishingLabels } from '#features/publication/labels.ts';
import { PublishingDialog } from '#features/publication/PublishingDialog.tsx';
import { placeToTestWith } from '#machines/validate/given-test.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../app-context.ts';
import { rejectionActions } from '../../rejection-actions.ts';
import { useIsOffline } from '../../use-is-offline.ts';
import { pagesOriginIn } from '../pages-origin.ts';
import { useEmailPoint } from '../use-email-point.ts';
import { usePageAddress } from '../use-page-address.ts';
import { validateHref } from '../validate/validate-href.ts';
import { drawnPage } from './drawn-page.ts';
import { OwnDomainOf } from './OwnDomainOf.tsx';

export interface PublishPageProps {
  readonly page: Page;
  readonly image: (asset: string) => PageImage | undefined;
  readonly onSettings: () => void;
  /** To what is to be put right. */
  readonly onPlace: (place: PagePlace) => void;
  readonly onClose: () => void;
}

const awaited: ReadonlySet<string> = new Set(['PublishPage', 'UnpublishPage', 'RollBackPage']);

/** Puts a page before strangers, or takes it away, as soon as the server confirms. */
export function PublishPage({ page, image, onSettings, onPlace, onClose }: PublishPageProps) {
  const app = useApp();
  const { workspace, dispatch, settings } = app.services;
  const stream = pageStreamOf(page.id);
  const isOurs = (command: { readonly stream: string; readonly type: string }) =>
    command.stream === stream && awaited.has(command.type);
  const isPending = useAtom(workspace.pending).some(isOurs);
  const rejections = useAtom(workspace.rejections).filter(({ command }) => isOurs(command));
  const drop = () => {
    for (const { command } of rejections) rejectionActions(app).drop(command.id);
  };
  const issue = (draft: Parameters<typeof dispatch>[0][number]) => {
    drop();
    dispatch([draft]);
  };
  const origin = pagesOriginIn(settings);
  const points = useMemo(() => pageChecklist(page, drawnPage(page, origin, image)), [page, origin, image]);
  const email = useEmailPoint();
  const publication = publicationOf(page);
  const last = page.published.at(-1);
  const addressOf = usePageAddress();
  const experiments = useAtom(experimentsOf(workspace, page.projectId));
  return (
    <PublishingDialog
      title={labels.title}
      publish={labels.publish}
      publication={publication}
      state={labels.states[publication]}
      points={[
        ...points.map(({ places = [], ...point }) => ({
          ...point,
          ways: places.map((place) => ({ ...wayTo(place), onGo: () => onPlace(place) })),
        })),
        email,
      ]}
      versions={page.published}
      isPending={isPending}
      isOffline={useIsOffline()}
      rejection={rejections.slice(-1).map((rejected) => (
        <Rejected
          key={rejected.command.id}
          rejected={rejected}
          onSettings={onSettings}
          onForm={() => {
            const [place] = points.find(({ reason }) => reason === rejected.reason)?.places ?? [];
            if (place) onPlace(place);
          }}
          onDrop={drop}
        />
      ))}
      onPublish={() => issue(pageDraft('PublishPage', page.id, {}))}
      onUnpublish={() => issue(pageDraft('UnpublishPage', page.id, {}))}
      onRollBack={(version) => issue(pageDraft('RollBackPage', page.id, { version }))}
      onClose={onClose}
    >
      {page.isLive && last && (
        <PublishedPage
          address={addressOf(page.id, last.slug)}
          testsHref={validateHref({ projectId: page.projectId, ...placeToTestWith({ page }, experiments) })}
        />
      )}
      {settings.ownDomains && page.isLive && <OwnDomainOf pageId={page.id} />}
    </PublishingDialog>
  );
}

interface RejectedProps extends Pick<PublishPageProps, 'onSettings'> {
  readonly onForm: () => void;
  readonly rejected: RejectedChange;
  readonly onDrop: () => void;
}

/** Why it was refused, beside what puts it right. */
function Rejected({ rejected: { command, reason }, onSettings, onForm, onDrop }: RejectedProps) {
  return (
    <InlineMessage
      tone="error"
      title={command.type === 'UnpublishPage' ? publishingLabels.rejectedOff : publishingLabels.rejectedTitle}
      actions={
        <>
          {(reason === 'slug-taken' || reason === 'slug-invalid' || reason === 'contrast-too-low') && (
            <Button onPress={onSettings}>{labels.toSettings}</Button>
          )}
          {(reason === 'consent-missing' || reason === 'goal-missing') && (
            <Button onPress={onForm}>{labels.toForm}</Button>
          )}
          {reason === 'address-unverified' && (
            <ButtonLink href={buildPath({ name: 'settings.account' })}>{publishingLabels.toAccount}</ButtonLink>
          )}
          <Button variant="quiet" onPress={onDrop}>
            {publishingLabels.dismiss}
          </Button>
        </>
      }
    >
      {reasonText(reason)}
    </InlineMessage>
  );
}
