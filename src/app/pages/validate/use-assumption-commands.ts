import { useEffect } from 'react';
import type { Assumption } from '#domain/ledger/ledger.ts';
import { partOf } from '#domain/log/parts.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import { keyLabels } from '#features/validate/assumptions/labels.ts';
import type { AssumptionsActor } from '#machines/validate/assumptions.machine.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';
import { openComments } from '../../comments/open-comments.ts';
import { useShell } from '../../layouts/shell-context.ts';

const focusedId = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[role=row][data-row]')?.dataset['row'];

/** Registers key commands for the assumption whose row has the focus. */
export function useAssumptionCommands(
  projectId: string,
  page: AssumptionsActor,
  isTested: (assumption: Assumption) => boolean,
): void {
  const app = useApp();
  const { workspace } = app.services;
  const { commands } = useShell();
  useEffect(() => {
    const focused = (): Assumption | undefined => {
      const id = focusedId();
      return id === undefined ? undefined : partOf(ledgerOf(workspace, projectId).get().assumptions, id);
    };
    const command = (keys: string, label: string, act: (assumption: Assumption) => void): ShellCommand => ({
      id: `assumption-${keys}`,
      label,
      group: 'This idea',
      keys,
      isOffered: () => focused() !== undefined,
      run: () => {
        const assumption = focused();
        if (assumption) act(assumption);
      },
    });
    return commands.register([
      command('F2', keyLabels.reword, (assumption) =>
        page.send({ type: isTested(assumption) ? 'succession.asked' : 'rewording.asked', assumption }),
      ),
      command('X', keyLabels.critical, (assumption) =>
        page.send({ type: 'assumption.weighed', assumption, critical: !assumption.critical }),
      ),
      command('E', keyLabels.retire, (assumption) => page.send({ type: 'filing.asked', assumption })),
      command('R', keyLabels.record, (assumption) => page.send({ type: 'evidence.asked', assumption })),
      command('M', keyLabels.comment, ({ id }) =>
        openComments(app, { subject: { kind: 'assumption', id, projectId } }),
      ),
      ...[1, 2, 3, 4, 5].map((importance) =>
        command(String(importance), keyLabels.importance(importance), (assumption) =>
          page.send({ type: 'assumption.weighed', assumption, importance }),
        ),
      ),
    ]);
  }, [app, workspace, projectId, page, isTested, commands]);
}
