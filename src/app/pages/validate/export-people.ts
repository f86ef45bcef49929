import { saveFile } from '#adapters/page/save-file.ts';
import { formatCsv } from '#adapters/transfer/format-csv.ts';
import { type PeopleOfPage, peopleRows, withoutAddress } from '#domain/intake/people-rows.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { answeredPage } from '#drawing/survey/answered-page.ts';
import { peopleLabels as labels } from '#features/validate/people/labels.ts';
import type { Services } from '../../services.ts';

/** Gives everybody who has left an address to the browser's downloads, as the server's own file has them. */
export function exportPeople({ workspace, now, showToast }: Services, pages: readonly PeopleOfPage[]): void {
  if (!workspace.isComplete.get()) {
    showToast({ tone: 'warning', message: labels.notLoaded });
    return;
  }
  const rows = peopleRows(
    pages.map((people) => {
      const { id } = people.intake;
      const page = workspace.peek(pageStreamOf(id)) as Page | undefined;
      return answeredPage(people, page, workspace.peek(surveyStreamOf(id)) as Survey | undefined);
    }),
  );
  if (rows.length === 1) {
    showToast({ tone: 'info', message: labels.noEmails });
    return;
  }
  const name = `groundwork-people-${now().slice(0, 10)}.csv`;
  saveFile(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }), name);
  showToast({ tone: 'success', message: labels.exported(rows.length - 1, name, withoutAddress(pages)) });
}
