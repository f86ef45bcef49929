import { expect } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';

const hourMs = 60 * 60 * 1000;

/** How many facts of each type there are. */
export function countTypes(log: readonly { readonly type: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of log) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** Everything that has happened in the afternoon is in the log, and nothing is there twice. */
export function expectWholeLog(log: readonly RecordedEvent[], addresses: readonly string[]): void {
  // How often visits are tallied, a draft is saved and an answer is lost on its way depends on the moment.
  const { VisitsTallied: _, ExperimentRevised: __, SignUpRepeated: ___, ...counts } = countTypes(log);
  expect(counts).toEqual({
    ...{ IdeaCaptured: 1, IdeaMoved: 1, ProjectStarted: 1, NodesPlaced: 1 },
    ...{ AssumptionStated: 4, AssumptionReworded: 2 },
    ...{ PageCreated: 1, PagePublished: 1, SignUpReceived: addresses.length },
    ...{ SurveyCreated: 1, SurveySet: 1, SurveyPublished: 1, ResponseCompleted: 3 },
    ...{ ExperimentDesigned: 2, ExperimentStarted: 2, InterviewLogged: 6, SampleClosed: 2, ExperimentJudged: 2 },
    ...{ EvidenceRecorded: 2, DecisionRecorded: 1, ReportWritten: 1, ReportShared: 1 },
  });
  const of = (type: string) => log.filter((event) => event.type === type);
  expect(
    of('SignUpReceived')
      .map(({ data }) => data['email'])
      .toSorted(),
  ).toEqual(addresses.toSorted());
  expect(of('ExperimentJudged').map(({ data }) => data['verdict'])).toEqual(['supports', 'supports']);
}

/** For how many whole hours a fact of that type waited to be sent, by what it says. */
export const hoursWaited = (log: readonly RecordedEvent[], type: string, field: string) =>
  Object.fromEntries(
    log
      .filter((event) => event.type === type)
      .map(({ at, recordedAt, data }) => [data[field], Math.floor((Date.parse(recordedAt) - Date.parse(at)) / hourMs)]),
  );
