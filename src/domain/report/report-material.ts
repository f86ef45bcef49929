import type { Canvas } from '../canvas/canvas.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Idea, IdeaStatus } from '../idea/idea.ts';
import type { Intake } from '../intake/intake.ts';
import type { Interview } from '../interview/interview.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Lineage } from '../lineage/lineage-of.ts';
import type { Page } from '../page/page.ts';
import type { Names } from '../team/member-names.ts';

/** Input for the reports of a project: its streams, folded at one position of the log. */
export interface ReportMaterial {
  /** Title of the idea. */
  readonly idea: string;
  /** The founder's texts about the idea; empty if not written. */
  readonly texts: Pick<Idea, 'pitch' | 'problem' | 'audience'>;
  /** By its last move or the last decision about it, whatever came later; without an idea by the decision alone. */
  readonly status: IdeaStatus;
  /** The name of the founder's account as it is today, which no log holds; null if it has none. */
  readonly founder: string | null;
  /** The members of a team by what they are called today; absent for a founder who works alone. */
  readonly names?: Names;
  readonly ledger: Ledger | undefined;
  /** Experiments of this project, without discarded ones, in the order in which they were designed. */
  readonly experiments: readonly Experiment[];
  /** Interviews of this project, in the order in which they were logged. */
  readonly interviews: readonly Interview[];
  /** By the id of the page or survey. */
  readonly intakes: ReadonlyMap<string, Intake>;
  readonly pages: readonly Page[];
  /** The ids of all surveys that are known: an intake of another is that of a page. */
  readonly surveys: ReadonlySet<string>;
  readonly canvas: Canvas | undefined;
  /** The ideas that pivots led from to this one, and what of them it stands on. */
  readonly lineage: Lineage;
  readonly position: number;
  /** When the log was there. The server's clock, ISO 8601. */
  readonly at: string;
  readonly hash: string | null;
  /** Interviews whose person was erased, also after that position: nothing of what they said is shown. */
  readonly erased: ReadonlySet<string>;
}
