import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Intake } from '#domain/intake/intake.ts';
import { type PageRecord, pageRecord } from '#domain/intake/page-record.ts';
import { sameJson } from '#domain/log/same-json.ts';
import type { Page } from '#domain/page/page.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/** How pages do, by their ids. */
export type PageRecords = Readonly<Record<string, PageRecord>>;

const known = new WeakMap<Workspace, ReadonlyAtom<PageRecords>>();

/** How each page does that somebody came to, by its id. The same atom every time. */
export function pageRecordsIn(workspace: Workspace): ReadonlyAtom<PageRecords> {
  const atom =
    known.get(workspace) ??
    createAtom(
      () => {
        const pages = new Map((workspace.statesOf('page').get() as readonly Page[]).map((page) => [page.id, page]));
        return Object.fromEntries(
          (workspace.statesOf('intake').get() as readonly Intake[]).flatMap((intake): [string, PageRecord][] => {
            const page = pages.get(intake.id);
            return page ? [[page.id, pageRecord(page, intake)]] : [];
          }),
        );
      },
      { compare: sameJson },
    );
  known.set(workspace, atom);
  return atom;
}
