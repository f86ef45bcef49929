import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import type { AnswerWords } from '#domain/survey/answer-text.ts';
import type { AskedQuestion } from '#domain/survey/asked-questions.ts';
import { responseRows } from '#domain/survey/response-rows.ts';
import type { Survey } from '#domain/survey/survey.ts';
import type { ResponseEntry } from '#domain/survey/survey-response.ts';
import { resultLabels as labels } from '#features/validate/surveys/labels.ts';
import type { Services } from '../../../services.ts';
import { validateHref } from '../validate-href.ts';

/** Gives all responses to the browser's downloads, one row each. */
export function exportResponses(
  { workspace, now, showToast }: Services,
  { id, projectId, title }: Survey,
  questions: readonly AskedQuestion[],
  responses: readonly ResponseEntry[],
  wordsIn: (currency: string) => AnswerWords,
): void {
  if (!workspace.isComplete.get()) {
    showToast({ tone: 'warning', message: labels.notLoaded });
    return;
  }
  const page = `${location.origin}${validateHref({ projectId, view: 'results', id })}`;
  const rows = responseRows(
    questions,
    responses,
    ({ currency = '' }) => wordsIn(currency),
    () => page,
  );
  const part =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'survey';
  const name = `groundwork-${part}-${now().slice(0, 10)}.csv`;
  saveFile(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: labels.exported(rows.length - 1, name) });
}
