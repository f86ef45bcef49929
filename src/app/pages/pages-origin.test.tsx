import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Draft } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying } from '../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const settings = { pagesOrigin: 'https://pages.example.org' };

/** An idea that is explored. */
function explored(): { readonly projectId: string; readonly before: readonly Draft[] } {
  const [ideaId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  const before: readonly Draft[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
  ];
  return { projectId, before };
}

test('the address of a page that is published is where published pages are', async () => {
  const { projectId, before } = explored();
  const pageId = crypto.randomUUID();
  const blocks = [
    { id: 'hero', kind: 'hero', parent: null, fields: { heading: 'Know the cost', button: 'Start' } },
    { id: 'form', kind: 'form', parent: null, fields: { consent: 'Write to me.' } },
  ];
  const { user } = await openApp(`/page-builder/${projectId}?page=${pageId}`, {
    settings,
    before: [
      ...before,
      [`page-${pageId}`, 'CreatePage', { projectId, title: 'Crumb page', template: { blocks } }],
      [`page-${pageId}`, 'PublishPage', {}],
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Publish/u }));
  const address = await screen.findByLabelText<HTMLInputElement>('Public address');
  expect(address.value).toBe('https://pages.example.org/p/crumb-page');
});

test('the preview of a survey shows where its link will be', async () => {
  const { projectId, before } = explored();
  const surveyId = crypto.randomUUID();
  const questions = ['First?', 'Second?'].map((title, n) => ({ id: `q${n}`, kind: 'long', title, required: false }));
  const { user } = await openApp(`/validate?projectId=${projectId}&view=surveys&id=${surveyId}`, {
    settings,
    before: [...before, [`survey-${surveyId}`, 'CreateSurvey', { projectId, title: 'Bread', template: { questions } }]],
  });
  await user.click(await screen.findByRole('radio', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Survey preview' }));
  await user.click(preview.getByRole('button', { name: 'Continue' }));
  await preview.findByText(saying('Second?'));
  expect(preview.getByText(new RegExp(`/s/${surveyId}`, 'u')).textContent).toContain(
    `https://pages.example.org/s/${surveyId}`,
  );
});
