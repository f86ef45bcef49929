import type { Canvas } from '../canvas/canvas.ts';
import { canvasStreamOf } from '../canvas/canvas.ts';
import { exportCanvas } from '../canvas-transfer/export-canvas.ts';
import { placeFile } from '../canvas-transfer/place-file.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '../idea/idea.ts';
import { type Evidence, type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { ongoingOf } from '../ledger/ongoing.ts';
import type { JsonObject } from '../log/json.ts';
import type { Origin } from '../log/origin.ts';
import { eachPart } from '../log/parts.ts';
import type { Page } from '../page/page.ts';
import { type Project, projectStreamOf } from '../project/project.ts';
import type { Survey } from '../survey/survey.ts';

/** An idea as it is before it moves, with what belongs to it. */
export interface MovedIdea {
  readonly idea: Idea;
  /** Undefined if it was never explored. */
  readonly explored?:
    | { readonly project: Project; readonly canvas: Canvas | undefined; readonly ledger: Ledger | undefined }
    | undefined;
  /** All of the workspace, as the pages and surveys after them. */
  readonly experiments: readonly Experiment[];
  readonly pages: readonly Page[];
  readonly surveys: readonly Survey[];
}

/** Ids in the other workspace. */
interface MovedIds {
  readonly ideaId: string;
  readonly projectId: string;
  readonly canvasId: string;
}

export interface MoveStep {
  /** The server says where something was recorded: nobody could claim that for themselves. */
  readonly by: 'founder' | 'system';
  readonly stream: string;
  readonly type: string;
  readonly data: JsonObject;
}

/** Why an idea stays where it is. */
export type MoveRefusal = 'idea-archived' | 'still-running' | 'is-sample';

/** Says why an idea can’t move now; undefined if it can. What runs, and what is on the web, would be torn off. */
export function whyNotMoved({ idea, explored, experiments, pages, surveys }: MovedIdea): MoveRefusal | undefined {
  if (idea.archived) return 'idea-archived';
  if (!explored) return undefined;
  if (explored.project.isSample) return 'is-sample';
  const kinds: Readonly<Record<string, readonly unknown[]>> = { experiment: experiments, page: pages, survey: surveys };
  const statesOf = (kind: string): readonly unknown[] => kinds[kind] ?? [];
  return ongoingOf(explored.project.id, { statesOf }).length > 0 ? 'still-running' : undefined;
}

/**
 * The commands that write an idea anew in another workspace: its texts, its project, canvas and assumptions, and each piece
 * of evidence with where it was recorded. What people said in interviews stays behind, since there is nobody to erase it with.
 * `originOf` knows the facts of the log by their position.
 */
export function planMove(
  { idea, explored }: Pick<MovedIdea, 'idea' | 'explored'>,
  { ideaId, projectId, canvasId }: MovedIds,
  { ideaOrigin, originOf }: { readonly ideaOrigin: Origin; originOf(position: number): Origin | undefined },
): readonly MoveStep[] {
  const { title, pitch, problem, audience, tags, status, capturedAt } = idea;
  const begun: MoveStep = {
    ...{ by: 'system', stream: ideaStreamOf(ideaId), type: 'MoveInIdea' },
    data: { title, pitch, problem, audience, tags: [...tags], status, capturedAt, origin: ideaOrigin },
  };
  if (!explored) return [begun];
  const { project, canvas, ledger } = explored;
  const onProject = { by: 'founder', stream: projectStreamOf(projectId) } as const;
  return [
    begun,
    { ...onProject, type: 'StartProject', data: { ideaId, canvasId } },
    ...(project.title === '' ? [] : [{ ...onProject, type: 'RenameProject', data: { title: project.title } }]),
    ...(ledger ? ledgerSteps(ledger, ledgerStreamOf(projectId), originOf) : []),
    ...(canvas ? canvasSteps(canvas, canvasStreamOf(canvasId)) : []),
  ];
}

const canvasSteps = (canvas: Canvas, stream: string): readonly MoveStep[] =>
  placeFile(exportCanvas(canvas), { newId: (id) => id, top: '', keepsAssumptions: true }).map(({ type, data }) => ({
    ...{ by: 'founder', stream, type, data: data as unknown as JsonObject },
  }));

const byOrder = <Part extends { readonly order: number }>(parts: Iterable<Part>): Part[] =>
  [...parts].toSorted((a, b) => a.order - b.order);

function ledgerSteps(
  ledger: Ledger,
  stream: string,
  originOf: (position: number) => Origin | undefined,
): readonly MoveStep[] {
  const founder = (type: string, data: JsonObject): MoveStep => ({ by: 'founder', stream, type, data });
  const assumptions = byOrder(eachPart(ledger.assumptions));
  const stated = assumptions.flatMap((each): MoveStep[] => {
    const { id, text, lens, importance, successorOf, node } = each;
    // It is lowered again after the evidence, so that reports go on to say so.
    const critical = each.critical || each.loweredAfterRefutation;
    const more = { ...(successorOf !== null && { successorOf }), ...(node !== null && { node }) };
    return [founder('StateAssumption', { assumptionId: id, text, lens, importance, critical, ...more })];
  });
  const evidence = byOrder(eachPart(ledger.evidence)).flatMap((each) => evidenceSteps(each, stream, originOf));
  const lowered = assumptions
    .filter(({ critical, loweredAfterRefutation }) => loweredAfterRefutation && !critical)
    .map(({ id, importance }) => founder('WeighAssumption', { assumptionId: id, importance, critical: false }));
  const retired = assumptions
    .filter((each) => each.retired)
    .map(({ id, retiredFor }) => founder('RetireAssumption', { assumptionId: id, reason: retiredFor }));
  return [...stated, ...evidence, ...lowered, ...retired];
}

function evidenceSteps(
  { id, assumptionId, direction, rung, weight, selfReported, place, superseded, ...more }: Evidence,
  stream: string,
  originOf: (position: number) => Origin | undefined,
): MoveStep[] {
  const origin = more.origin ?? (place.position === null ? undefined : originOf(place.position));
  if (!origin) return [];
  const { text, url, experimentId, judgement, interviewId } = more;
  const data = {
    ...{ evidenceId: id, assumptionId, direction, rung, weight, selfReported, origin },
    text: interviewId === null ? text : '',
    ...(url !== null && { url }),
    ...(experimentId !== null && { experimentId }),
    ...(judgement !== null && { judgement }),
  };
  const system = (type: string, given: JsonObject): MoveStep => ({ by: 'system', stream, type, data: given });
  return [
    system('MoveInEvidence', data),
    ...(superseded === null ? [] : [system('SupersedeEvidence', { evidenceId: id, reason: superseded })]),
  ];
}
