import { randomUUID } from 'node:crypto';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import type { ReportContent } from '#domain/report/report-content.ts';
import { isAllowed } from '#domain/team/role.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Clock } from '../http/clock.ts';
import { seesPeople } from '../log/hide-personal.ts';
import type { SendCommands } from '../log/send-commands.ts';
import { createWorkspaceReader, type WorkspaceReader, type WorkspaceReaderDeps } from '../readings/workspace-reader.ts';
import type { ReportReader } from '../report/report-reader.ts';

export interface AssistantDeps extends WorkspaceReaderDeps {
  readonly clock: Clock;
  readonly reports: Pick<ReportReader, 'read'>;
  readonly send: SendCommands;
}

/** A tool’s words in place of a result: the assistant reads them, and can do better. */
export class ToolProblem extends Error {}

/** A member’s assistant in one workspace: the program that came in by a token, with the rights that this gives it. */
export interface Assistant {
  /** The name of its token, or the one that it gives itself. */
  readonly name: string;
  readonly mayPrepare: boolean;
  /** Whether it is shown who said something, and what. */
  readonly seesPeople: boolean;
  readonly reader: WorkspaceReader;
  readonly now: () => Date;
  readReport(reportId: string, freeze: number | null): Promise<ReportContent | undefined>;
  /** All of them as one change, which one undo takes back. Throws a `ToolProblem` if they are rejected. */
  prepare(drafts: readonly CommandDraft[]): Promise<void>;
}

export function createAssistant({ clock, reports, send, ...deps }: AssistantDeps, principal: Principal): Assistant {
  const { workspaceId, membership, via } = principal;
  return {
    name: via?.tokenName ?? '',
    mayPrepare: membership !== undefined && via?.scope === 'write' && isAllowed(membership.role, 'edit'),
    seesPeople: membership !== undefined && seesPeople(membership),
    reader: createWorkspaceReader(deps, workspaceId),
    now: clock,
    readReport: (reportId, freeze) => reports.read({ workspaceId, reportId, freeze }),
    async prepare(drafts) {
      const changeId = randomUUID();
      const at = clock().toISOString();
      const commands = drafts.map((draft) => ({ ...draft, id: randomUUID(), at, changeId }));
      const bytes = Buffer.byteLength(JSON.stringify(commands));
      const options = { bytes, route: '/mcp', isAssistant: true };
      const results = await send(principal, { commands, atomic: drafts.length > 1 }, options);
      const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      const [reason] = reasons.filter((each) => each !== 'batch-failed');
      if (reasons.length > 0) throw new ToolProblem(reasonText(reason ?? 'batch-failed'));
    },
  };
}
