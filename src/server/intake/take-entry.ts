import { intakeStreamOf } from '#domain/intake/intake.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { entryField } from '#domain/page/entry-fields.ts';
import { formIn, type PageForm } from '#domain/page/form-in.ts';
import type { ContentBlock, PageContent } from '#domain/page/page-content.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import { consentText } from '#drawing/page/entry-form.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { countedAddress } from '../http/counted-address.ts';
import type { Attempts } from '../limits/attempts.ts';
import { byAddress } from '../limits/by-address.ts';
import type { ProjectOf } from './project-of.ts';
import { type EntryProblem, readPerson, type SentForm } from './read-entry.ts';
import { ofSender } from './sender-limits.ts';
import type { TakesMail } from './takes-mail.ts';
import { pageKey } from './visit-buffer.ts';
import { leastAgeMs, type Visit } from './visit-token.ts';
import type { VisitedPage, Visits } from './visits.ts';
import type { VisitRequest } from './why-dropped.ts';

export interface TakeEntryDeps {
  readonly eventStore: Pick<EventStore, 'execute'>;
  readonly visits: Visits;
  readonly attempts: Attempts;
  readonly takesMail: TakesMail;
  readonly projectOf: ProjectOf;
  readonly clock: Clock;
}

export type TakenEntry =
  | { readonly kind: 'taken'; readonly form: string; readonly place?: number | undefined }
  /** The page again, as the visitor has seen it. Without a visit it is a new one. */
  | {
      readonly kind: 'rejected';
      readonly problems: readonly EntryProblem[];
      readonly visit?: Visit;
      /** Whether what is sent next must say that it is another one. */
      readonly isRenewed?: boolean;
    }
  /**
   * The visitor pressed a fake door and is asked to confirm; asked again if they confirmed sooner than anybody can read
   * it.
   */
  | { readonly kind: 'asked'; readonly door: ContentBlock; readonly visit: Visit; readonly problem?: string }
  | { readonly kind: 'too-many'; readonly waitS: number }
  | { readonly kind: 'full' };

/**
 * In ten minutes from one address, and in an hour from all, on one page. What only robots send is counted apart: however
 * much of it comes, it leaves people their part. So are first presses of fake doors, which are entries with the second.
 */
const fromAddressAtMost = 30;
const fromAllAtMost = 3000;

/**
 * Takes a form that a stranger sends from a published page. `contentOf` returns the content that a visit has shown,
 * which may be of another version than today's.
 */
export function createTakeEntry(deps: TakeEntryDeps) {
  const { visits, attempts, clock } = deps;
  return async (
    page: VisitedPage & { readonly content: { readonly a: PageContent } },
    sent: SentForm,
    request: VisitRequest,
    contentOf: (visit: Visit) => Promise<PageContent | undefined>,
  ): Promise<TakenEntry> => {
    const isTrapped = sent[entryField.trap] !== '';
    const visit = visits.read(page, sent[entryField.token] ?? '');
    const formId = sent[entryField.form] ?? '';
    const isFirstPress = sent[entryField.goal] === 'fake-door' && visit?.door !== formId;
    const sender = isTrapped || !visit ? 'robots' : isFirstPress ? 'doors' : 'entries';
    const { taken, waitS } = await attempts.take([
      ...ofSender(countedAddress(request.ip)),
      ...byAddress(
        `${isFirstPress ? 'door' : 'entry'} ${pageKey(page)}`,
        countedAddress(request.ip),
        fromAddressAtMost,
        600_000,
      ),
      { key: `${sender} ${pageKey(page)}`, most: fromAllAtMost, windowMs: 3_600_000 },
    ]);
    if (!taken) return { kind: 'too-many', waitS };
    if (isTrapped) {
      visits.drop(page, 'trap');
      return { kind: 'taken', form: formId };
    }
    const words = answersOf(page.content.a).wrong;
    if (!visit) return rejected(words.stale);
    const content = await contentOf(visit);
    const form = content && formIn(content, formId);
    if (!content || !form || form.goal !== sent[entryField.goal]) return rejected(words.changed);
    // Whoever goes back has a page anew that they have read. A second press of a fake door is timed by itself.
    const isSecondPress = form.goal === 'fake-door' && !isFirstPress;
    const isQuick = isSecondPress
      ? clock().getTime() - visit.at < leastAgeMs
      : !(await visits.hasSeenFor(page, visit, leastAgeMs));
    if (isQuick && isSecondPress) return { kind: 'asked', door: form.block, visit, problem: words.quickDoor };
    if (isQuick) return { ...rejected(words.quick), visit };
    if (isFirstPress) return { kind: 'asked', door: form.block, visit: { ...visit, door: formId } };
    return takeForm(deps, page, { visit, form, content, sent }, request);
  };
}

interface Filled {
  readonly visit: Visit;
  readonly form: PageForm;
  readonly content: PageContent;
  readonly sent: SentForm;
}

async function takeForm(
  { eventStore, visits, takesMail, projectOf, clock }: TakeEntryDeps,
  page: VisitedPage,
  { visit, form, content, sent }: Filled,
  request: VisitRequest,
): Promise<TakenEntry> {
  const words = answersOf(content).wrong;
  const person = form.goal === 'fake-door' ? undefined : readPerson(form, sent, words);
  if (person && !('email' in person)) return { kind: 'rejected', problems: person, visit };
  if (person && !(await takesMail(person.email.slice(person.email.lastIndexOf('@') + 1))))
    return { kind: 'rejected', problems: [{ field: entryField.email, text: words.noMail }], visit };
  const projectId = await projectOf(page);
  if (projectId === undefined) return rejected(words.changed);
  const seen = {
    projectId,
    entryId: await visits.entryIdOf(visit, [form.goal, form.block.id, person?.email, person?.answers]),
    ordinal: await visits.ordinalOf(page, visit, request),
    ...{ version: visit.version, publishedVersion: visit.publishedVersion, source: visit.source, form: form.block.id },
  };
  const command = {
    id: `visit:${visit.nonce}:${form.goal}`,
    stream: intakeStreamOf(page.pageId),
    at: clock().toISOString(),
    ...(person
      ? {
          type: 'ReceiveSignUp',
          data: { ...seen, ...person, goal: form.goal, consentHash: sha256(consentText(form.block, content)) },
        }
      : { type: 'ChooseFakeDoor', data: seen }),
  };
  const by = { kind: 'public', id: seen.entryId } as const;
  const actor = { workspaceId: page.workspaceId, by, device: 'page' } as const;
  const [result] = await eventStore.execute(actor, [command]);
  if (result?.status !== 'accepted') {
    if (result?.reason === 'workspace-full') return { kind: 'full' };
    throw new Error(`An entry was rejected: ${result?.reason}.`);
  }
  // Of a token that was used before, the log has what it was used for then, be that a new address or one that was known.
  const isOther = result.events.some((event) => event.by.id !== seen.entryId);
  if (person && isOther) return { ...rejected(words.sent), visit, isRenewed: true };
  return { kind: 'taken', form: form.block.id, place: result.events.flatMap(placeIn)[0] };
}

/** The place in line that a fact gives to a form. */
const placeIn = ({ data: { place } }: RecordedEvent): readonly number[] => (typeof place === 'number' ? [place] : []);

const rejected = (text: string) => ({ kind: 'rejected', problems: [{ field: '', text }] }) as const;
