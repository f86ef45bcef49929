import { useSelector as useAtom } from '@xstate/store-react';
import { surveyDraft } from '#domain/log/command-draft.ts';
import type { Page } from '#domain/page/page.ts';
import { isPageTheme } from '#domain/page/page-theme.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { ThemeField } from '#features/page-builder/ThemeField.tsx';
import { settingsLabels as labels } from '#features/validate/surveys/labels.ts';
import SurveySettingsDialog, {
  type SurveySettingsDialogProps,
} from '#features/validate/surveys/SurveySettingsDialog.tsx';
import { pagesByProject } from '#machines/page/select-pages.ts';
import { Button } from '#ui/Button.tsx';
import { useApp } from '../../../app-context.ts';
import { offerTakingBack } from '../../offer-taking-back.ts';

const none: readonly Page[] = [];

/** The settings of a survey, among them the theme; one without a theme is offered that of its project's page. */
export function SurveySettings(props: Omit<SurveySettingsDialogProps, 'theme'>) {
  const { survey, onSet } = props;
  const { workspace } = useApp().services;
  const pages = useAtom(pagesByProject(workspace)).get(survey.projectId) ?? none;
  const theme = isPageTheme(survey.theme) ? survey.theme : null;
  const page = theme === null ? pages.find((each) => isPageTheme(each.theme)) : undefined;
  return (
    <SurveySettingsDialog
      {...props}
      theme={
        <>
          <ThemeField theme={theme} onSet={(chosen) => onSet({ theme: chosen })} />
          {page && (
            <Button onPress={() => onSet({ theme: page.theme, palette: page.palette })}>
              {labels.matchPage(page.title)}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Removes a survey and leads to the list; for a while one press brings it back. */
export function useRemoveSurvey({ id, projectId, title }: Survey): () => void {
  const { actorOf, services } = useApp();
  return () => {
    services.dispatch([surveyDraft('RemoveSurvey', id, {})]);
    services.navigate({ name: 'validate', params: { projectId, view: 'experiments' } });
    offerTakingBack(actorOf('toasts'), services, {
      message: labels.removed(title),
      drafts: [surveyDraft('RestoreSurvey', id, {})],
    });
  };
}
