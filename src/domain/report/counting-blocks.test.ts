import { expect, test } from 'vitest';
import {
  aReportedLog,
  assumption,
  ledger,
  materialIn,
  partsOf,
  projectId,
  reportOf,
  textsOf,
} from '../../../tests/fixtures/a-reported-log.ts';
import { runOf, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import type { Experiment } from '../experiment/experiment.ts';
import type { Intake } from '../intake/intake.ts';
import { fewNetworksText } from '../judgement/network-share.ts';
import { withParts } from '../log/parts.ts';
import type { Page } from '../page/page.ts';
import { blockTraits, type ReportBlockKind, reportBlockKinds } from './report-blocks.ts';
import type { ReportMaterial } from './report-material.ts';

/** A page with so many visitors, of whom the first two signed up and the second is a friend. */
function visited(id: string, title: string, n: number) {
  const entry = (ordinal: number, excludedFor: string | null) => ({
    ...signUpOf(ordinal, `e${ordinal}`, projectId, 'ada@example.org'),
    ...{ id: `e${ordinal}`, excludedFor, confirmedAt: null, receivedAt: '2026-03-02T12:00:00.000Z' },
  });
  const entries = withParts({}, n === 0 ? [] : [entry(1, null), entry(2, 'A friend')]);
  const intake = { id, projectId, visits: n, runs: n === 0 ? [] : [{ ...runOf(n), from: 1 }], dropped: {}, entries };
  return [{ id, title, projectId, goal: 'sign-up' } as unknown as Page, intake as unknown as Intake] as const;
}

function material(): ReportMaterial {
  const [[empty, none], [first, some]] = [visited('p1', 'Nobody came', 0), visited('p2', 'Bread', 10)];
  const intakes = new Map([none, some].map((intake) => [intake.id, intake]));
  return { ...materialIn(aReportedLog()), pages: [empty, first], intakes };
}

test('Only blocks that count visitors read pages and intakes: all others are worked out without', () => {
  const whole = material();
  const onPage = { kind: 'page', id: 'p2', goal: 'sign-up' } as const;
  // One was judged, the other runs.
  const experiments = whole.experiments.flatMap((each) => [
    { ...each, artefact: onPage },
    { ...each, id: 'running', artefact: onPage, method: 'page' as const, judgements: [], closed: null },
  ]);
  const reading = new Set<ReportBlockKind>();
  for (const kind of reportBlockKinds) {
    const watched = new Proxy(
      { ...whole, experiments },
      {
        get(target, name) {
          if (name === 'intakes' || name === 'pages') reading.add(kind);
          return Reflect.get(target, name);
        },
      },
    );
    const asked = { kind, ...(kind === 'calculator' && { calculator: 'wilson' }) };
    partsOf(watched, { ...asked, ...(kind === 'metric' && { show: 'sign-ups' }) });
  }
  const counting = reportBlockKinds.filter((kind) => blockTraits({ kind }).reads === 'visitors');
  expect([...reading].sort()).toEqual([...counting].sort());
});

test('Sign-ups are those of people who were not excluded', () => {
  expect(textsOf(partsOf(material(), { kind: 'metric', show: 'sign-ups' }))).toEqual(['1 sign-up since Mar 2, 2026.']);
});

test('A funnel is that of the first page that somebody came to', () => {
  expect(textsOf(partsOf(material(), { kind: 'funnel' }))[0]).toMatch(/^“Bread”: 1 sign-up of 9 visitors/);
});

test('An experiment says how much could come from one network, and its corridor how much did not count', () => {
  const [page, intake] = visited('p2', 'Bread', 10);
  const came = Array.from({ length: 10 }, () => 'n.a');
  const base = materialIn(aReportedLog());
  const experiments = base.experiments.map((each): Experiment => {
    const lock =
      each.lock && ({ ...each.lock, n: 120, startedAt: '2026-03-01T12:00:00.000Z', networkRule: 'shared' } as const);
    return {
      ...each,
      method: 'page',
      artefact: { kind: 'page', id: 'p2', goal: 'sign-up' },
      lock,
      closed: null,
      judgements: [],
    };
  });
  const seen = { ...intake, runs: intake.runs.map((run) => ({ ...run, origins: came })) };
  const rule = 'At most 24 people from one internet connection and 72 from one network, since many people share one.';
  const under = (networkRule: 'one' | 'shared'): ReportMaterial => ({
    ...{ ...base, pages: [page], intakes: new Map([['p2', seen]]) },
    experiments: experiments.map((each) => ({ ...each, lock: each.lock && { ...each.lock, networkRule } })),
  });
  expect(reportOf(under('shared'), { kind: 'experiments' }).notes[0]?.text).toContain(rule);
  expect([
    textsOf(partsOf(under('shared'), { kind: 'corridor' })).slice(1),
    textsOf(partsOf(under('one'), { kind: 'corridor' })).slice(1),
  ]).toEqual([[], ['Not counted: 3 visitors, since the limit for their internet connection or network was reached.']]);
});

test('A verdict that people of few networks decided says so wherever it stands', () => {
  const base = materialIn(aReportedLog());
  const [page, intake] = visited('p2', 'Bread', 10);
  const from = (networks: string): ReportMaterial => ({
    ...{ ...base, pages: [page] },
    experiments: base.experiments.map((each): Experiment => {
      const lock = each.lock && ({ ...each.lock, startedAt: '2026-03-01T11:00:00.000Z', windowMinutes: 0 } as const);
      const judgements = each.judgements.map((judged) => ({ ...judged, k: 2, n: 10 }));
      const closed = each.closed && { ...each.closed, at: '2026-03-03T12:00:00.000Z', position: null };
      return {
        ...each,
        method: 'page',
        artefact: { kind: 'page', id: 'p2', goal: 'sign-up' },
        lock,
        closed,
        judgements,
      };
    }),
    intakes: new Map([
      [
        'p2',
        {
          ...intake,
          runs: [{ ...runOf(10), from: 1, position: null, origins: [...networks].map((each, n) => `${each}.${n}`) }],
        },
      ],
    ]),
  });
  const saidOf = (networks: string) =>
    (['learned', 'experiments', 'corridor', 'cover'] as const).map((kind) => {
      const said = JSON.stringify(reportOf(from(networks), { kind }).sections);
      return [said.includes(fewNetworksText), said.includes('signed up, target 50%, over a third from three networks')];
    });
  const [nothing, sentence, inTable] = [
    [false, false],
    [true, false],
    [false, true],
  ];
  expect(saidOf('abcdefghij')).toEqual([nothing, nothing, nothing, nothing]);
  expect(saidOf('aaabcdefgh')).toEqual([sentence, sentence, sentence, inTable]);
});

test('Evidence about an assumption that was retired is not counted over time', () => {
  const log = aReportedLog();
  const pieces = () => textsOf(partsOf(log, { kind: 'metric', show: 'evidence' }));
  const before = pieces();
  log.send(ledger, 'RetireAssumption', { assumptionId: assumption.pays, reason: '' });
  expect([before, pieces()]).toEqual([
    ['3 pieces of evidence since Mar 1, 2026.'],
    ['2 pieces of evidence since Mar 1, 2026.'],
  ]);
});
