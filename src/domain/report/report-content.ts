import type { CanvasEdge } from '../canvas/canvas-edge.ts';
import type { CanvasNode } from '../canvas/canvas-node.ts';
import type { ChartMaterial } from '../toolkit/calculator.ts';
import type { CountedWords } from '../verdict/plan-text.ts';
import type { Verdict } from '../verdict/verdict.ts';
import type { ReportBlockKind } from './report-blocks.ts';
import type { ReportMaterial } from './report-material.ts';

/** Content of a report at a position of the log: the same for a screen, a public page, a file and a PDF. */
export interface ReportContent {
  readonly title: string;
  /** Title of the idea. */
  readonly idea: string;
  readonly position: number;
  /** When the log was there. The server's clock, ISO 8601. */
  readonly at: string;
  /** Hash of the fact at that position, chained over all before it; null if it is not known yet. */
  readonly hash: string | null;
  /** Which freeze it is; null for the report as it reads now. */
  readonly freeze: number | null;
  /** Day of a report as it stood when a day ended, as its founder counts days (`2026-03-01`). */
  readonly day?: string;
  readonly formulas: readonly { readonly name: string; readonly text: string }[];
  readonly sections: readonly ReportSection[];
  /** Footnotes that prove the claims, by their numbers from 1. */
  readonly notes: readonly ReportNote[];
  /** The evidence that the notes cite, by their numbers from 1. */
  readonly sources: readonly ReportSource[];
}

/** Content of a block. */
export interface ReportSection {
  /** The id of the block. */
  readonly id: string;
  readonly kind: ReportBlockKind;
  readonly heading: string;
  readonly parts: readonly ReportPart[];
}

/** A footnote: how one claim can be checked. */
export interface ReportNote {
  readonly number: number;
  /** Positions, formulas and events, in sentences; empty if evidence says it alone. */
  readonly text: string;
  /** Numbers of `sources`. */
  readonly sources: readonly number[];
}

export type ReportPart =
  /** The founder's own words: lines. */
  | { readonly kind: 'words'; readonly text: string }
  | ReportCover
  | ReportClaim
  | ReportTable
  /** Numbers that say how much was done: "12" of "interviews". */
  | { readonly kind: 'counts'; readonly counts: readonly ReportCount[] }
  /** Next steps, a sentence each. */
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'figure'; readonly name: string; readonly figure: ReportFigure }
  | { readonly kind: 'quote'; readonly text: string; readonly mark: string; readonly note: number | null }
  /** A gap in what is known, and what would fill it. */
  | { readonly kind: 'missing'; readonly text: string };

/** The first page of a report. Texts that were not written are empty. */
export interface ReportCover extends Pick<ReportMaterial, 'texts' | 'founder'> {
  readonly kind: 'cover';
  /** The idea that a pivot led from to this one, in words; null if there is none. */
  readonly origin: string | null;
  /** Where it stands, in one sentence. */
  readonly standing: ReportClaim;
  readonly counts: readonly ReportCount[];
  /** Tests and their results; null if there are none, or another block shows them. */
  readonly tested: ReportTable | null;
  /** Next steps; empty if another block shows them. */
  readonly next: readonly string[];
}

export interface ReportCount {
  readonly count: number;
  /** In the number of the count: "interviews". */
  readonly label: string;
}

/** A sentence with numbers in it, and the footnote that says how they can be checked. */
export interface ReportClaim {
  readonly kind: 'claim';
  /** The same in every report that makes this claim, so that two can be compared. */
  readonly id: string;
  /** Subject of the claim, printed before it so that it is found; absent if the claim names it itself. */
  readonly lead?: string;
  readonly text: string;
  readonly verdict: Verdict | null;
  /** The number of a note; null if nothing stands behind it. */
  readonly note: number | null;
}

export interface ReportTable {
  readonly kind: 'table';
  readonly caption: string;
  /** Column headers: the first names the thing in a row, the others what is said of it. */
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly cells: readonly string[];
    /** Verdict in the last cell; null or absent if it has none. */
    readonly verdict?: Verdict | null;
    readonly note: number | null;
  }[];
}

/** Data from which a chart is drawn. */
export type ReportFigure =
  | {
      readonly kind: 'corridor';
      readonly rate: number;
      readonly sample: number;
      /** Null if no result could get that far. */
      readonly ahead: number | null;
      readonly behind: number | null;
      /** A sign an answer, in their order: 1 for yes, 0 for no. */
      readonly answers: string;
      readonly firstLook: number;
      readonly judged: { readonly verdict: Verdict; readonly k: number; readonly n: number } | null;
      readonly words: CountedWords;
    }
  | {
      readonly kind: 'intervals';
      readonly rows: readonly {
        readonly label: string;
        readonly value: number;
        readonly low: number;
        readonly high: number;
        readonly criterion: number | null;
        readonly verdict: Verdict | null;
      }[];
    }
  | {
      readonly kind: 'course';
      /** Name of the curve: "Evidence score". */
      readonly label: string;
      readonly points: readonly { readonly at: string; readonly value: number }[];
      /** Where it ends; null for what can grow. */
      readonly most: number | null;
    }
  | {
      readonly kind: 'funnel';
      readonly steps: readonly {
        readonly label: string;
        readonly one: string;
        readonly many: string;
        readonly count: number;
      }[];
    }
  | { readonly kind: 'material'; readonly material: ChartMaterial }
  | {
      readonly kind: 'canvas';
      readonly nodes: readonly CanvasNode[];
      readonly edges: readonly CanvasEdge[];
      /** Everything that is written in it, in reading order. */
      readonly words: readonly string[];
    };

/** One piece of evidence, as it is printed behind the claims. */
export interface ReportSource {
  readonly number: number;
  readonly id: string;
  /** The assumption that it is about. */
  readonly about: string;
  readonly direction: 'supports' | 'neutral' | 'refutes';
  /** The finding; empty once the person who said it was erased. */
  readonly text: string;
  /** Where it comes from, what it weighs and who has seen it, in words. */
  readonly basis: string;
  readonly url: string | null;
  /** Where the log has it; null until the server has recorded it. */
  readonly position: number | null;
  /** ISO 8601. */
  readonly at: string;
}
