import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { FetchJson, Request } from './fetch-json.ts';
import { refusalOf } from './refusal-of.ts';

/** Resolves to the parsed answer, undefined for an empty one; rejects with an `ApiFailure`. */
export type CallApi = (path: string, request?: Request) => Promise<unknown>;

const withoutBody = [202, 204];

export function createCallApi(fetchJson: FetchJson): CallApi {
  return async (path, request) => {
    const answer = await fetchJson(path, request);
    if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer);
    if (answer.body === undefined && !withoutBody.includes(answer.status)) throw noJson;
    return answer.body;
  };
}

/** A page where JSON was due comes from something between us and our server. */
const noJson: ApiFailure = { kind: 'no-answer' };
