import { useSelector } from '@xstate/store-react';
import type { Artefact } from '#domain/experiment/experiment.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { useApp } from '../../app-context.ts';
import { pagesOriginIn } from '../pages-origin.ts';
import { usePageAddress } from '../use-page-address.ts';

/** Where strangers find the page or survey that is counted; null if it is not on the web. */
export function usePublicAddress(artefact: Pick<Artefact, 'id'> | null): string | null {
  const { workspace, settings } = useApp().services;
  const id = artefact?.id ?? '';
  const page = useSelector(workspace.stream(pageStreamOf(id))) as Page | undefined;
  const survey = useSelector(workspace.stream(surveyStreamOf(id))) as Survey | undefined;
  const origin = pagesOriginIn(settings);
  const addressOf = usePageAddress();
  const slug = page?.isLive ? page.published.at(-1)?.slug : undefined;
  if (slug !== undefined) return addressOf(id, slug);
  return survey?.isLive ? `${origin}/s/${survey.id}` : null;
}
