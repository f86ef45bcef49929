import type { IntakeEntry } from '#domain/intake/intake.ts';

/** Whose entry it is: a page, and an entry of its visitors' stream. */
export interface EntryRef {
  readonly pageId: string;
  readonly entryId: string;
}

/** Somebody who did something on a page. */
export interface ListedPerson {
  readonly pageId: string;
  readonly page: string;
  /** The price that they chose or ordered; empty for everybody else. */
  readonly price: string;
  readonly entry: IntakeEntry;
}

/** Statuses that an entry can have. */
export const entryStatuses = ['received', 'confirmed', 'repeated', 'excluded', 'erased', 'uncounted'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** More than one may hold, such as confirmed and excluded. */
export function statusesOf({
  confirmedAt,
  repeats,
  excludedFor,
  erased,
  ordinal,
}: IntakeEntry): readonly EntryStatus[] {
  return [
    confirmedAt === null ? 'received' : 'confirmed',
    ...(repeats > 0 ? (['repeated'] as const) : []),
    ...(excludedFor === null ? [] : (['excluded'] as const)),
    ...(erased ? (['erased'] as const) : []),
    ...(ordinal === null ? (['uncounted'] as const) : []),
  ];
}

/** Whether something that somebody wrote is kept: there is nothing else to erase. */
export const hasWords = ({ erased, goal }: IntakeEntry): boolean => !erased && goal !== 'fake-door';

/** Returns the texts that a person wrote into a survey. */
export const writtenBy = ({ response }: Pick<IntakeEntry, 'response'>): readonly string[] =>
  Object.values(response?.words ?? {});

/** Who is listed; null is all of them. */
export interface PeopleFilter {
  /** Words that an address, an answer, a price, a source or a reason has. */
  readonly person: string;
  readonly status: EntryStatus | null;
  readonly pageId: string | null;
}

export const everybody: PeopleFilter = { person: '', status: null, pageId: null };

export const peopleColumns = ['person', 'source', 'version', 'received'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

export interface PeopleOrder {
  readonly column: PeopleColumn;
  readonly isDescending: boolean;
}

export const newestFirst: PeopleOrder = { column: 'received', isDescending: true };

const matches = ({ page, price, entry }: ListedPerson, words: readonly string[]): boolean => {
  const text = [
    entry.email,
    page,
    price,
    entry.source,
    entry.excludedFor ?? '',
    entry.note,
    ...entry.answers,
    ...writtenBy(entry),
  ]
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

const keyOf: Readonly<Record<PeopleColumn, (person: ListedPerson) => string>> = {
  person: ({ entry }) => entry.email.toLowerCase(),
  source: ({ entry }) => entry.source.toLowerCase(),
  version: ({ entry }) => entry.version,
  received: ({ entry }) => entry.receivedAt,
};

/** Returns the people that match the filter, in the given order; equal ones keep their order of arrival. */
export function listPeople(
  all: readonly ListedPerson[],
  { person, status, pageId }: PeopleFilter,
  { column, isDescending }: PeopleOrder,
): readonly ListedPerson[] {
  const words = person.toLowerCase().split(/\s+/).filter(Boolean);
  const sign = isDescending ? -1 : 1;
  const key = keyOf[column];
  return all
    .filter(
      (each) =>
        (pageId === null || each.pageId === pageId) &&
        (status === null || statusesOf(each.entry).includes(status)) &&
        matches(each, words),
    )
    .map((each, place) => ({ each, place, key: key(each) }))
    .sort((a, b) => (a.key === b.key ? a.place - b.place : a.key < b.key ? -1 : 1) * sign)
    .map(({ each }) => each);
}
