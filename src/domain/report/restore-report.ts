import { accept, type Decision, type Rejection, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { fact } from '../log/recorded-event.ts';
import { isOrderKey } from '../order/keys-between.ts';
import { liveBlock } from './block-order.ts';
import { cleanText, removeBlocks, restoreBlocks, setBlock } from './block-rules.ts';
import { evolveReport } from './evolve-report.ts';
import type { Report } from './report.ts';
import { reportCommands } from './report-commands.ts';
import type { ReportFact } from './report-facts.ts';
import { fileReport, retitleReport } from './report-rules.ts';

type Wanted = Readonly<Record<string, Json>>;

/**
 * Leads fields to wanted values: the report's own first, then what comes back, where it lies and what it says, and at last
 * what goes. All of them, or none.
 */
export function restoreReport(report: Report, wanted: Wanted): Decision<ReportFact> {
  const draft = new Draft(report);
  const { own, blocks } = bySubject(wanted);
  const ids = (removed: boolean): readonly string[] =>
    [...blocks].flatMap(([id, fields]) => (fields['removed'] === removed ? [id] : []));
  const reason =
    draft.own(own) ??
    draft.take(restoreBlocks(draft.report, ids(false))) ??
    draft.contents(blocks) ??
    draft.take(removeBlocks(draft.report, ids(true)));
  return reason ? reject(reason) : accept(...draft.facts);
}

function bySubject(wanted: Wanted): { own: Wanted; blocks: ReadonlyMap<string, Wanted> } {
  const own: Record<string, Json> = {};
  const blocks = new Map<string, Record<string, Json>>();
  for (const [name, value] of Object.entries(wanted)) {
    const [subject, first = '', aspect = ''] = name.split(':');
    if (subject === 'report') own[first] = value;
    else blocks.set(first, { ...blocks.get(first), [aspect]: value });
  }
  return { own, blocks };
}

/** A report with the facts that have been decided so far. */
class Draft {
  report: Report;
  readonly facts: ReportFact[] = [];

  constructor(report: Report) {
    this.report = report;
  }

  take(decision: Decision<ReportFact>): Rejection | undefined {
    if (decision.kind === 'rejected') return decision.reason;
    for (const each of decision.facts) {
      this.report = evolveReport(this.report, { ...each, at: this.report.changedAt }, '') ?? this.report;
      this.facts.push(each);
    }
    return undefined;
  }

  own({ title, removed }: Wanted): Rejection | undefined {
    const parsed = reportCommands.RetitleReport.schema.safeParse({ title });
    if (title !== undefined && !parsed.success) return 'invalid-data';
    const retitled =
      title === undefined || !parsed.success ? undefined : this.take(retitleReport(this.report, parsed.data));
    if (retitled) return retitled;
    return typeof removed === 'boolean' ? this.take(fileReport(this.report, removed)) : undefined;
  }

  contents(blocks: ReadonlyMap<string, Wanted>): Rejection | undefined {
    for (const [id, { removed: _, order, heading, text, ...settings }] of blocks) {
      const reason = this.order(id, order) ?? this.text(id, 'heading', heading) ?? this.text(id, 'text', text);
      if (reason) return reason;
      if (Object.keys(settings).length === 0) continue;
      const data = reportCommands.SetReportBlock.schema.safeParse({ block: id, ...settings });
      const unset = data.success ? this.take(setBlock(this.report, data.data)) : 'invalid-data';
      if (unset) return unset;
    }
    return undefined;
  }

  order(id: string, order: Json | undefined): Rejection | undefined {
    if (order === undefined) return undefined;
    if (typeof order !== 'string' || !isOrderKey(order)) return 'invalid-data';
    if (!liveBlock(this.report, id)) return 'block-missing';
    return this.take(accept(fact('ReportBlocksMoved', { blocks: [{ id, order }] })));
  }

  text(id: string, field: 'heading' | 'text', text: Json | undefined): Rejection | undefined {
    if (text === undefined) return undefined;
    const cleaned = typeof text === 'string' ? cleanText(field, text) : undefined;
    if (cleaned === undefined) return 'invalid-data';
    if (!liveBlock(this.report, id)) return 'block-missing';
    return this.take(accept(fact('ReportTextEdited', { block: id, field, text: cleaned })));
  }
}
