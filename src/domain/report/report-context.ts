import { type Experiment, isReported } from '../experiment/experiment.ts';
import type { Evidence } from '../ledger/ledger.ts';
import { type Scored, scoresOf } from '../ledger/score.ts';
import { figureOf } from '../text/figures.ts';
import { quotation } from '../text/quotation.ts';
import type { ReportNote, ReportSource } from './report-content.ts';
import type { ReportMaterial } from './report-material.ts';
import { directionWords, methodWords, rungWords, weightText } from './report-words.ts';

/**
 * State that the blocks of a report share: the scores, worked out once, and the footnotes with the evidence that they
 * cite.
 */
export class ReportContext {
  readonly material: ReportMaterial;
  readonly scores: readonly Scored[];
  readonly #notes: ReportNote[] = [];
  readonly #noteNumbers = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #sources: ReportSource[] = [];
  readonly #texts: ReadonlyMap<string, string>;
  readonly #experiments: ReadonlyMap<string, Experiment>;
  /** Origin of a piece of evidence in an earlier idea, in words, by its id. */
  readonly #origins: ReadonlyMap<string, string>;

  constructor(material: ReportMaterial) {
    this.material = material;
    this.scores = material.ledger ? scoresOf(material.ledger) : [];
    const { predecessors, carried } = material.lineage;
    const believed = predecessors.flatMap((each) => each.believed);
    this.#texts = new Map([...believed, ...this.scores].map(({ assumption }) => [assumption.id, assumption.text]));
    const tested = [...predecessors.flatMap((each) => each.tested), ...carried.flatMap((each) => each.tested ?? [])];
    this.#experiments = new Map(
      [...tested.map(({ experiment }) => experiment), ...material.experiments].map((each) => [each.id, each]),
    );
    this.#origins = new Map([
      ...predecessors.flatMap(({ title, believed: all }) =>
        all.flatMap(({ evidence }) => evidence.map(({ id }) => [id, `of ${quotation(title)}`] as const)),
      ),
      ...carried.map(({ evidence, title }) => [evidence.id, `carried over from ${quotation(title)}`] as const),
    ]);
  }

  get notes(): readonly ReportNote[] {
    return this.#notes;
  }

  get sources(): readonly ReportSource[] {
    return this.#sources;
  }

  /** The assumptions that are not retired. */
  get standing(): readonly Scored[] {
    return this.scores.filter(({ assumption }) => !assumption.retired);
  }

  /** Returns the text of an assumption; empty if it does not exist. */
  textOf(assumptionId: string): string {
    return this.#texts.get(assumptionId) ?? '';
  }

  /**
   * The number of the footnote of a claim: what its proof says, and the evidence that counts. Two claims that stand on the
   * same share one; null if there is nothing to say.
   */
  note(evidence: Iterable<Evidence>, ...proof: readonly string[]): number | null {
    const sources: number[] = [];
    for (const each of evidence) if (each.superseded === null) sources.push(this.#numberOf(each));
    const text = proof.join(' ');
    if (text === '' && sources.length === 0) return null;
    const key = `${sources.join(' ')} ${text}`;
    const known = this.#noteNumbers.get(key);
    if (known !== undefined) return known;
    const number = this.#notes.length + 1;
    this.#noteNumbers.set(key, number);
    this.#notes.push({ number, text, sources });
    return number;
  }

  #numberOf(evidence: Evidence): number {
    const known = this.#numbers.get(evidence.id);
    if (known !== undefined) return known;
    const number = this.#sources.length + 1;
    this.#numbers.set(evidence.id, number);
    this.#sources.push(this.#sourceOf(evidence, number));
    return number;
  }

  #sourceOf(evidence: Evidence, number: number): ReportSource {
    const { id, assumptionId, direction, interviewId, url, place } = evidence;
    const isErased = interviewId !== null && this.material.erased.has(interviewId);
    return {
      number,
      id,
      about: this.textOf(assumptionId),
      direction: directionWords[`${direction}`],
      text: isErased ? '' : evidence.text || this.#untitled(evidence),
      basis: this.#basisOf(evidence),
      url: isErased ? null : url,
      position: place.position,
      at: place.recordedAt ?? place.at,
    };
  }

  /** Returns the text to print if none was written: an empty text would say that it was erased. */
  #untitled({ experimentId }: Evidence): string {
    return experimentId === null ? 'No description' : 'An experiment without a question';
  }

  #basisOf(evidence: Evidence): string {
    const { id, rung, weight, selfReported, carriedFrom } = evidence;
    const origin = this.#origins.get(id) ?? (carriedFrom === null ? undefined : 'carried over from an earlier idea');
    return [
      this.#originOf(evidence),
      `${rungWords[rung]}, weight ${weightText(weight)}`,
      ...(origin === undefined ? [] : [origin]),
      ...(selfReported ? ['self-reported'] : []),
    ].join('; ');
  }

  #originOf({ experimentId, judgement, interviewId }: Evidence): string {
    const experiment = experimentId === null ? undefined : this.#experiments.get(experimentId);
    if (!experiment) return interviewId === null ? (experimentId === null ? 'Note' : 'Experiment') : 'Interview';
    const judged = experiment.judgements.find((each) => each.judgement === judgement);
    const what = `Experiment (${methodWords[experiment.method]}${isReported(experiment.method) ? ', reported by its founder' : ''})`;
    return judged ? `${what}, ${figureOf(judged.k)} of ${figureOf(judged.n)}, ${judged.formula}` : what;
  }
}
