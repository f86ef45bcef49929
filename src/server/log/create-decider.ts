import '#domain/log/all-kinds.ts';
import { planLimits } from '#domain/account/plan-limits.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { estimateBytes } from '#domain/canvas/estimate-bytes.ts';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import { effortOf } from '#domain/judgement/effort-of.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { isLargeStream } from '#domain/log/is-large-stream.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import type { Decider } from '../event-store/decider.ts';
import { projectionsOf, reactions } from '../projections.ts';

/**
 * Whether people who leave an address are written to, so that they can confirm that it is theirs: by a mail server, or by
 * mails that stay on this machine, on which nothing may depend.
 */
export type PeopleMail = 'none' | 'inbox' | 'server';

/** The product, as its event store knows it. */
export const createDecider = (peopleMail: PeopleMail): Decider => ({
  decide: decideCommand,
  kindOf: kindOfStream,
  reactions,
  projections: projectionsOf({ hasMailer: peopleMail !== 'none' }),
  knows: { confirmsPeople: peopleMail === 'server' },
  factsMost: (workspaceId) => (workspaceId === systemWorkspaceId ? Number.POSITIVE_INFINITY : planLimits.facts),
  effortOf,
  // Canvases alone are large.
  estimateBytes: (stream, state) => (isLargeStream(stream) ? estimateBytes(state as Canvas) : undefined),
});
