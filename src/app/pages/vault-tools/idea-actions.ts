import { saveFile } from '#adapters/page/save-file.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { exportJson } from '#domain/transfer/export-json.ts';
import { exportRows } from '#domain/transfer/export-rows.ts';
import { labels } from '#features/idea-vault/labels.ts';
import { commandForFork, copyTitle } from '#machines/vault/fork-idea.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import type { App } from '../../app-context.ts';
import type { Services } from '../../services.ts';
import { fileNames } from '../../team/file-names.ts';
import { offerTakingBack } from '../offer-taking-back.ts';

/** Makes an idea that says the same under a title of its own, and offers to take it back. */
export function duplicateIdea({ actorOf, services }: App, idea: Idea): void {
  const { workspace, newId, dispatch } = services;
  const titles = new Set(
    ideasOf(workspace)
      .get()
      .map((other) => other.title),
  );
  const id = newId();
  const title = copyTitle(idea.title, titles);
  dispatch([commandForFork(idea, { id, kind: 'copy', title, position: workspace.position.get() })]);
  offerTakingBack(actorOf('toasts'), services, {
    message: labels.tools.copied(title),
    drafts: [{ type: 'ArchiveIdea', stream: ideaStreamOf(id), data: {} }],
  });
}

export type ExportFormat = 'csv' | 'json';

/** Gives ideas to the browser's downloads as a file: those named, or all of them, archived ones too. */
export async function exportIdeas(services: Services, format: ExportFormat, ids?: readonly string[]): Promise<void> {
  const { workspace, now, showToast, showFailure } = services;
  if (!workspace.isComplete.get()) {
    showToast({ tone: 'warning', message: labels.tools.notLoaded });
    return;
  }
  const wanted = ids && new Set(ids);
  const ideas = ideasOf(workspace)
    .get()
    .filter(({ id }) => !wanted || wanted.has(id));
  const vault = vaultOf(workspace).get();
  const name = `groundwork-ideas-${now().slice(0, 10)}.${format}`;
  try {
    const nameOf = await fileNames(services);
    const file =
      format === 'json'
        ? new Blob([exportJson(ideas, vault, now(), nameOf)], { type: 'application/json' })
        : new Blob([await csvOf(ideas, vault.criteria, nameOf)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, name);
    showToast({ tone: 'success', message: labels.tools.exported(ideas.length, name) });
  } catch (reason) {
    showFailure(reason);
  }
}

async function csvOf(...given: Parameters<typeof exportRows>): Promise<string> {
  const { formatCsv } = await import('#adapters/transfer/format-csv.ts');
  return formatCsv(exportRows(...given));
}
