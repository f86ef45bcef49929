/**
 * A page’s visitors and what they send, as two lists: one line for each visitor, one for each thing that was sent. Written from
 * `public-artefacts.md`, `loop.md` and `verdicts.md`, without the product's code. Times are whole minutes.
 */

export interface Visitor {
  readonly version: string;
  readonly source: string;
  /** Null where it was not kept. */
  readonly address: string | null;
  readonly network: string | null;
  /** When the first and the last of those that it was counted with came. */
  readonly since: number;
  readonly until: number;
  readonly position: number;
}

export interface Sending {
  readonly id: string;
  readonly goal: string;
  /** 1 for the first visitor; null for whoever does not count. */
  readonly ordinal: number | null;
  readonly form: string;
  readonly email: string;
  readonly hasAnswers: boolean;
  readonly receivedAt: number;
  readonly position: number;
  readonly confirmedAt: number | null;
  readonly confirmedPosition: number | null;
  readonly excludedFor: string | null;
  readonly repeats: number;
  readonly note: string;
  readonly isErased: boolean;
}

export interface Guestbook {
  readonly visitors: readonly Visitor[];
  readonly sendings: readonly Sending[];
  readonly excludedNetworks: Readonly<Record<string, string>>;
}

export const emptyBook: Guestbook = { visitors: [], sendings: [], excludedNetworks: {} };

type Given<T extends string, Data> = { readonly do: T } & Data;
type About = { readonly id: string };
export type IntakeStep =
  | Given<
      'count',
      { readonly runs: readonly (readonly Omit<Visitor, 'position' | 'since' | 'until'>[])[]; readonly lasts: number }
    >
  | Given<'sign up', Pick<Sending, 'id' | 'goal' | 'ordinal' | 'email' | 'hasAnswers'>>
  | Given<'choose', Pick<Sending, 'id' | 'ordinal' | 'form'>>
  | Given<'confirm' | 'include' | 'erase' | 'forget', About>
  | Given<'exclude', About & { readonly reason: string }>
  | Given<'note', About & { readonly note: string }>
  | Given<'exclude network', { readonly network: string; readonly reason: string }>
  | Given<'include network', { readonly network: string }>;

/** Two spellings of one address are one. */
const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const blank = {
  ...{ form: 'f', email: '', hasAnswers: false, confirmedAt: null, confirmedPosition: null, excludedFor: null },
  ...{ repeats: 0, note: '', isErased: false },
} as const;

/** The book after a step at a minute and a place in the log, or why it stays as it was. */
export function written(book: Guestbook, step: IntakeStep, now: number, position: number): Guestbook | string {
  const { visitors, sendings, excludedNetworks } = book;
  const change = (isMeant: (each: Sending) => boolean, to: Partial<Sending>): Guestbook => ({
    ...book,
    sendings: sendings.map((each) => (isMeant(each) ? { ...each, ...to } : each)),
  });
  switch (step.do) {
    case 'count': {
      const came = step.runs.flat().map((each) => ({ ...each, since: now, until: now + step.lasts, position }));
      return { ...book, visitors: [...visitors, ...came] };
    }
    case 'sign up':
    case 'choose': {
      if (sendings.some(({ id }) => id === step.id)) return 'id-taken';
      // Whoever sends something was counted before.
      if (step.ordinal !== null && step.ordinal > visitors.length) return 'invalid-data';
      const sent = { ...blank, receivedAt: now, position };
      if (step.do === 'choose') {
        const isAgain = (each: Sending): boolean =>
          each.goal === 'fake-door' &&
          each.ordinal !== null &&
          each.ordinal === step.ordinal &&
          each.form === step.form;
        const { do: _, ...chosen } = step;
        return sendings.some(isAgain)
          ? book
          : { ...book, sendings: [...sendings, { ...sent, ...chosen, goal: 'fake-door' }] };
      }
      const first = sendings.find(({ goal, email }) => goal === step.goal && isSame(email, step.email));
      if (first) return change((each) => each === first, { repeats: first.repeats + 1 });
      const { do: _, ...signed } = step;
      return { ...book, sendings: [...sendings, { ...sent, ...signed, email: step.email.trim() }] };
    }
    case 'exclude network': {
      if (!visitors.some(({ network }) => network === step.network)) return 'not-found';
      const reason = step.reason.trim();
      return reason === ''
        ? 'reason-empty'
        : { ...book, excludedNetworks: { ...excludedNetworks, [step.network]: reason } };
    }
    case 'include network': {
      const { [step.network]: _, ...others } = excludedNetworks;
      return { ...book, excludedNetworks: others };
    }
  }
  const sending = sendings.find(({ id }) => id === step.id);
  if (!sending) return 'not-found';
  const only = (each: Sending): boolean => each === sending;
  const erased = { isErased: true, email: '', note: '' } as const;
  switch (step.do) {
    case 'confirm':
      if (sending.email === '') return 'not-found';
      return sending.confirmedAt === null ? change(only, { confirmedAt: now, confirmedPosition: position }) : book;
    case 'include':
      return change(only, { excludedFor: null });
    case 'exclude':
      return step.reason.trim() === '' ? 'reason-empty' : change(only, { excludedFor: step.reason.trim() });
    case 'note':
      return sending.isErased ? 'person-erased' : change(only, { note: step.note.trim() });
    case 'forget':
      return change(only, erased);
    case 'erase':
      return change((each) => each === sending || (sending.email !== '' && isSame(each.email, sending.email)), erased);
  }
}

const isExcluded = (
  { sendings, visitors, excludedNetworks }: Guestbook,
  ordinal: number,
): 'self' | 'network' | null => {
  if (sendings.some((each) => each.ordinal === ordinal && each.excludedFor !== null)) return 'self';
  const network = visitors[ordinal - 1]?.network;
  return network != null && network in excludedNetworks ? 'network' : null;
};

interface Named {
  readonly name: string;
  readonly k: number;
  readonly n: number;
}

export interface Figures {
  readonly visitors: number;
  readonly converted: number;
  readonly confirmed: number;
  readonly versions: readonly Named[];
  readonly sources: readonly Named[];
  readonly days: readonly Named[];
}

/** Counts who came, and who of them did what counts, by version, source and day: each person once, nobody who was excluded. */
export function figures(book: Guestbook, goal: string, dayOf: (minute: number) => string): Figures {
  const all = book.visitors.map((visitor, n) => {
    const own = book.sendings.filter((each) => each.ordinal === n + 1 && each.goal === goal);
    return {
      ...visitor,
      ordinal: n + 1,
      isYes: own.length > 0,
      isConfirmed: own.some(({ confirmedAt }) => confirmedAt !== null),
    };
  });
  const counted = all.filter(({ ordinal }) => isExcluded(book, ordinal) === null);
  const by = (nameOf: (visitor: Visitor) => string) =>
    [...new Set(counted.map(nameOf))].map((name) => {
      const named = counted.filter((each) => nameOf(each) === name);
      return { name, k: named.filter(({ isYes }) => isYes).length, n: named.length };
    });
  return {
    visitors: counted.length,
    converted: counted.filter(({ isYes }) => isYes).length,
    confirmed: counted.filter(({ isConfirmed }) => isConfirmed).length,
    versions: by(({ version }) => version),
    sources: by(({ source }) => source),
    days: by(({ since }) => dayOf(since)),
  };
}

export interface Rule {
  readonly goal: string;
  readonly n: number;
  readonly startedAt: number;
  readonly endsAt: number | null;
  readonly windowMinutes: number;
  readonly counts: 'received' | 'confirmed';
  readonly networks: 'one' | 'shared' | null;
  /** In minutes, and where in the log. */
  readonly closed: { readonly at: number; readonly position: number } | null;
}

/** Says of each who counts for an experiment by now, in their order, whether they have said yes. */
export function counted(book: Guestbook, rule: Rule, now: number): readonly boolean[] {
  const { goal, n, closed } = rule;
  const isKnown = (position: number | null): boolean => !closed || (position !== null && position < closed.position);
  const ofAddress = Math.max(3, Math.floor(rule.networks === 'shared' ? n / 5 : n / 20));
  const ofNetwork = Math.max(ofAddress, Math.floor(rule.networks === 'shared' ? (n * 3) / 5 : n / 5));
  const admitted: Visitor[] = [];
  const answers: boolean[] = [];
  for (const [k, visitor] of book.visitors.entries()) {
    if (visitor.since < rule.startedAt || !isKnown(visitor.position)) continue;
    if (rule.endsAt !== null && visitor.until >= rule.endsAt) continue;
    if (isExcluded(book, k + 1) !== null) continue;
    if (rule.networks !== null && visitor.address !== null) {
      const alike = (name: 'address' | 'network') => admitted.filter((each) => each[name] === visitor[name]).length;
      if (alike('address') >= ofAddress || alike('network') >= ofNetwork) continue;
    }
    admitted.push(visitor);
    const until = visitor.until + (rule.windowMinutes || 30);
    const isYes = book.sendings.some((each) => {
      const isMeant = goal === 'qualified-sign-up' ? each.goal === 'sign-up' && each.hasAnswers : each.goal === goal;
      const isWaiting = rule.counts === 'confirmed' && goal !== 'fake-door';
      const [time, position] = isWaiting
        ? [each.confirmedAt, each.confirmedPosition]
        : [each.receivedAt, each.position];
      return each.ordinal === k + 1 && isMeant && time !== null && time <= until && isKnown(position);
    });
    // Whoever may still say yes stands before all who came later.
    if (!isYes && (closed?.at ?? now) < until) return answers;
    answers.push(isYes);
    if (answers.length === n) return answers;
  }
  return answers;
}
