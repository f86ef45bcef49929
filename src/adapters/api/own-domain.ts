import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { domainAnswer, hostsAnswer, type OwnDomain } from '#domain/page/own-domain.ts';

const path = (pageId: string): string => `/api/v1/pages/${pageId}/domain`;
const read = (answer: unknown): OwnDomain | null => z.parse(domainAnswer, answer).domain;

/** Reads the own domain of a page; null if it has none. Rejects with an `ApiFailure`, as all of these do. */
export const fetchDomain = async (call: AuthorisedCall, pageId: string) => read(await call(path(pageId)));

/** Reads the domains that work, by the ids of their pages. */
export const fetchOwnHosts = async (call: AuthorisedCall) => z.parse(hostsAnswer, await call('/api/v1/domains')).hosts;

/** Claims `host`, as it was typed, for a page. */
export const claimDomain = async (call: AuthorisedCall, pageId: string, host: string) =>
  read(await call(path(pageId), { method: 'PUT', body: { host } }));

/** Has the server read the records of a page's domain now. */
export const checkDomain = async (call: AuthorisedCall, pageId: string) =>
  read(await call(`${path(pageId)}/check`, { method: 'POST' }));

export const releaseDomain = async (call: AuthorisedCall, pageId: string) =>
  read(await call(path(pageId), { method: 'DELETE' }));
