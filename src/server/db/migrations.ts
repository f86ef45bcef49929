import type { Kysely } from 'kysely';
import * as eventStore from './migrations/0001-event-store.ts';
import * as identity from './migrations/0002-identity.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as identityProviders from './migrations/0010-identity-providers.ts';
import * as identitySecondFactors from './migrations/0011-identity-second-factors.ts';
import * as identityAddresses from './migrations/0012-identity-addresses.ts';
import * as sessionDevices from './migrations/0015-session-devices.ts';
import * as accountSettings from './migrations/0016-account-settings.ts';
import * as sessionSignIns from './migrations/0017-session-sign-ins.ts';
import * as readArticles from './migrations/0019-read-articles.ts';
import * as sessionVouchers from './migrations/0020-session-vouchers.ts';
import * as sealedSecondFactors from './migrations/0021-sealed-second-factors.ts';
import * as waitlistAdmissions from './migrations/0022-waitlist-admissions.ts';
import * as assets from './migrations/0023-assets.ts';
import * as shares from './migrations/0024-shares.ts';
import * as snapshots from './migrations/0025-snapshots.ts';
import * as signIns from './migrations/0026-sign-ins.ts';
import * as sessionKeys from './migrations/0027-session-keys.ts';
import * as attempts from './migrations/0028-attempts.ts';
import * as securityEvents from './migrations/0029-security-events.ts';
import * as spentGrants from './migrations/0030-spent-grants.ts';
import * as whatSignInsAskedFor from './migrations/0034-what-sign-ins-asked-for.ts';
import * as recoveryCodes from './migrations/0035-recovery-codes.ts';
import * as passkeys from './migrations/0036-passkeys.ts';
import * as sharedScopes from './migrations/0040-shared-scopes.ts';
import * as currentProjects from './migrations/0045-current-projects.ts';
import * as accountPictures from './migrations/0046-account-pictures.ts';
import * as personal from './migrations/0047-personal.ts';
import * as dueJudgements from './migrations/0048-due-judgements.ts';
import * as publishedPages from './migrations/0049-published-pages.ts';
import * as publishedVersions from './migrations/0050-published-versions.ts';
import * as visits from './migrations/0051-visits.ts';
import * as experimentsOfArtefacts from './migrations/0052-experiments-of-artefacts.ts';
import * as outbox from './migrations/0053-outbox.ts';
import * as publishedSurveys from './migrations/0060-published-surveys.ts';
import * as surveyDrafts from './migrations/0061-survey-drafts.ts';
import * as feedback from './migrations/0080-feedback.ts';
import * as notices from './migrations/0081-notices.ts';
import * as publishingBans from './migrations/0090-publishing-bans.ts';
import * as visitsByWorkspace from './migrations/0091-visits-by-workspace.ts';
import * as noticesOfSamples from './migrations/0092-notices-of-samples.ts';
import * as noticesOfPosts from './migrations/0093-notices-of-posts.ts';
import * as reportsOfPosts from './migrations/0094-reports-of-posts.ts';
import * as wordsOfNotices from './migrations/0095-words-of-notices.ts';
import * as originsOfVisits from './migrations/0096-origins-of-visits.ts';
import * as pagesSent from './migrations/0098-pages-sent.ts';
import * as publicAddresses from './migrations/0110-public-addresses.ts';
import * as pageDomains from './migrations/0120-page-domains.ts';
import * as memberships from './migrations/0130-memberships.ts';
import * as commentReads from './migrations/0140-comment-reads.ts';
import * as noticesOfComments from './migrations/0141-notices-of-comments.ts';
import * as accessTokens from './migrations/0150-access-tokens.ts';
import * as webhooks from './migrations/0160-webhooks.ts';
import * as assistants from './migrations/0170-assistants.ts';
import * as eventsVia from './migrations/0180-events-via.ts';
import * as workspaceDeletions from './migrations/0190-workspace-deletions.ts';
import * as noticeReads from './migrations/0191-notice-reads.ts';
import * as streamsByKind from './migrations/0230-streams-by-kind.ts';
import * as spentRefreshTokens from './migrations/0240-spent-refresh-tokens.ts';
import * as draftsFromPages from './migrations/0250-drafts-from-pages.ts';
import * as surveyFiles from './migrations/0260-survey-files.ts';

export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
}

/** In the order in which they are applied; a name that was ever released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-event-store': eventStore,
  '0002-identity': identity,
  '0003-accounts': accounts,
  '0010-identity-providers': identityProviders,
  '0011-identity-second-factors': identitySecondFactors,
  '0012-identity-addresses': identityAddresses,
  '0015-session-devices': sessionDevices,
  '0016-account-settings': accountSettings,
  '0017-session-sign-ins': sessionSignIns,
  '0019-read-articles': readArticles,
  '0020-session-vouchers': sessionVouchers,
  '0021-sealed-second-factors': sealedSecondFactors,
  '0022-waitlist-admissions': waitlistAdmissions,
  '0023-assets': assets,
  '0024-shares': shares,
  '0025-snapshots': snapshots,
  '0026-sign-ins': signIns,
  '0027-session-keys': sessionKeys,
  '0028-attempts': attempts,
  '0029-security-events': securityEvents,
  '0030-spent-grants': spentGrants,
  '0034-what-sign-ins-asked-for': whatSignInsAskedFor,
  '0035-recovery-codes': recoveryCodes,
  '0036-passkeys': passkeys,
  '0040-shared-scopes': sharedScopes,
  '0045-current-projects': currentProjects,
  '0046-account-pictures': accountPictures,
  '0047-personal': personal,
  '0048-due-judgements': dueJudgements,
  '0049-published-pages': publishedPages,
  '0050-published-versions': publishedVersions,
  '0051-visits': visits,
  '0052-experiments-of-artefacts': experimentsOfArtefacts,
  '0053-outbox': outbox,
  '0060-published-surveys': publishedSurveys,
  '0061-survey-drafts': surveyDrafts,
  '0080-feedback': feedback,
  '0081-notices': notices,
  '0090-publishing-bans': publishingBans,
  '0091-visits-by-workspace': visitsByWorkspace,
  '0092-notices-of-samples': noticesOfSamples,
  '0093-notices-of-posts': noticesOfPosts,
  '0094-reports-of-posts': reportsOfPosts,
  '0095-words-of-notices': wordsOfNotices,
  '0096-origins-of-visits': originsOfVisits,
  '0098-pages-sent': pagesSent,
  '0110-public-addresses': publicAddresses,
  '0120-page-domains': pageDomains,
  '0130-memberships': memberships,
  '0140-comment-reads': commentReads,
  '0141-notices-of-comments': noticesOfComments,
  '0150-access-tokens': accessTokens,
  '0160-webhooks': webhooks,
  '0170-assistants': assistants,
  '0180-events-via': eventsVia,
  '0190-workspace-deletions': workspaceDeletions,
  '0191-notice-reads': noticeReads,
  '0230-streams-by-kind': streamsByKind,
  '0240-spent-refresh-tokens': spentRefreshTokens,
  '0250-drafts-from-pages': draftsFromPages,
  '0260-survey-files': surveyFiles,
};
