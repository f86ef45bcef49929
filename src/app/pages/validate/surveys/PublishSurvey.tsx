import { useSelector as useAtom } from '@xstate/store-react';
import { useMemo } from 'react';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { surveyDraft } from '#domain/log/command-draft.ts';
import { eachPart } from '#domain/log/parts.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { hasClosed } from '#domain/survey/closing.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyChecklist } from '#domain/survey/survey-checklist.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { surveyPublicationOf } from '#domain/survey/survey-publication.ts';
import { publishingLabels } from '#features/publication/labels.ts';
import { PublishingDialog } from '#features/publication/PublishingDialog.tsx';
import { publishLabels as labels } from '#features/validate/surveys/labels.ts';
import { PublishedSurvey } from '#features/validate/surveys/PublishedSurvey.tsx';
import { SingleUseLinks } from '#features/validate/surveys/SingleUseLinks.tsx';
import { placeToTestWith } from '#machines/validate/given-test.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useApp } from '../../../app-context.ts';
import { rejectionActions } from '../../../rejection-actions.ts';
import { useIsOffline } from '../../../use-is-offline.ts';
import { pagesOriginIn } from '../../pages-origin.ts';
import { useEmailPoint } from '../../use-email-point.ts';
import { validateHref } from '../validate-href.ts';

export interface PublishSurveyProps {
  readonly survey: Survey;
  readonly onLinks: (links: readonly string[]) => void;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

const awaited: ReadonlySet<string> = new Set(['PublishSurvey', 'UnpublishSurvey', 'RollBackSurvey']);

/** Points that are met in the settings of a survey. */
const inSettings: ReadonlySet<string> = new Set(['consent', 'contrast', 'privacy']);

/** Puts a survey before strangers, or takes it away, as soon as the server confirms. */
export function PublishSurvey({ survey, onLinks, onSettings, onClose }: PublishSurveyProps) {
  const app = useApp();
  const { workspace, dispatch, now, settings } = app.services;
  const stream = surveyStreamOf(survey.id);
  const isOurs = (command: { readonly stream: string; readonly type: string }) =>
    command.stream === stream && awaited.has(command.type);
  const isPending = useAtom(workspace.pending).some(isOurs);
  const rejections = useAtom(workspace.rejections).filter(({ command }) => isOurs(command));
  const intake = useAtom(workspace.stream(intakeStreamOf(survey.id))) as Intake | undefined;
  const experiments = useAtom(experimentsOf(workspace, survey.projectId));
  const address = `${pagesOriginIn(settings)}/s/${survey.id}`;
  const used = useMemo(
    () => new Set(intake ? [...eachPart(intake.entries)].flatMap(({ response }) => response?.link ?? []) : []),
    [intake],
  );
  const unused = survey.links.filter((link) => !used.has(link)).map((link) => `${address}?key=${link}`);
  const drop = () => {
    for (const { command } of rejections) rejectionActions(app).drop(command.id);
  };
  const issue = (draft: Parameters<typeof dispatch>[0][number]) => {
    drop();
    dispatch([draft]);
  };
  const isOver = hasClosed(survey, new Date(now()));
  const email = useEmailPoint();
  const publication = surveyPublicationOf(survey);
  const wayTo = (point: string) =>
    inSettings.has(point) ? [{ id: 'settings', label: labels.toSettings, onGo: onSettings }] : [];
  return (
    <PublishingDialog
      title={labels.title}
      publish={labels.publish}
      publication={publication}
      state={labels.states[publication]}
      note={
        survey.isLive && survey.closesAt !== null ? labels[isOver ? 'closed' : 'closes'](survey.closesAt) : undefined
      }
      points={[...surveyChecklist(survey).map((point) => ({ ...point, ways: wayTo(point.id) })), email]}
      versions={survey.published}
      isPending={isPending}
      isOffline={useIsOffline()}
      rejection={rejections
        .slice(-1)
        .map((rejected) => (
          <Rejected key={rejected.command.id} rejected={rejected} onSettings={onSettings} onDrop={drop} />
        ))}
      onPublish={() => issue(surveyDraft('PublishSurvey', survey.id, {}))}
      onUnpublish={() => issue(surveyDraft('UnpublishSurvey', survey.id, {}))}
      onRollBack={(version) => issue(surveyDraft('RollBackSurvey', survey.id, { version }))}
      onClose={onClose}
    >
      <PublishedSurvey
        isLive={survey.isLive}
        address={survey.once === 'link' ? undefined : address}
        resultsHref={validateHref({ projectId: survey.projectId, view: 'results', id: survey.id })}
        testsHref={validateHref({ projectId: survey.projectId, ...placeToTestWith({ survey }, experiments) })}
        links={
          survey.once === 'link' && (
            <SingleUseLinks
              unused={unused}
              used={survey.links.length - unused.length}
              onAdd={(count) => onLinks(Array.from({ length: count }, newLink))}
            />
          )
        }
      />
    </PublishingDialog>
  );
}

interface RejectedProps extends Pick<PublishSurveyProps, 'onSettings'> {
  readonly rejected: RejectedChange;
  readonly onDrop: () => void;
}

/** Why it was refused, beside what puts it right. */
function Rejected({ rejected: { command, reason }, onSettings, onDrop }: RejectedProps) {
  return (
    <InlineMessage
      tone="error"
      title={command.type === 'UnpublishSurvey' ? publishingLabels.rejectedOff : publishingLabels.rejectedTitle}
      actions={
        <>
          {(reason === 'consent-missing' || reason === 'contrast-too-low') && (
            <Button onPress={onSettings}>{labels.toSettings}</Button>
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

/** The end of a link that nobody can guess: 160 random bits. */
function newLink(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
