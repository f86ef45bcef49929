import type { FastifyRequest } from 'fastify';
import type { Principal } from '../accounts/principal.ts';
import type { KeyProofs, Proved } from './key-proofs.ts';
import { type ProofRefusal, ProofRequired } from './proof-required.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent if only a part of the server is composed: sessions that are bound to a key open nothing there. */
    sessionKeys?: SessionKeys;
  }
}

/** A session whose token was shown without a good proof by its key, or the sign-in of one. */
export interface RefusedProof {
  readonly accountId: string;
  readonly sessionId: string | undefined;
  readonly refusal: Exclude<ProofRefusal, 'stale'>;
}

/** Sessions that are bound to a key, as requests meet them. */
export interface SessionKeys {
  /** Reads the proof in the header `DPoP` of a sign-in or a refresh. */
  shownBy(request: FastifyRequest): Promise<Proved>;
  /** Throws the 401 if the session of an access token is bound to a key and `proof` is no proof of that. */
  require(request: FastifyRequest, principal: Principal, shown: ShownToken): Promise<void>;
  /** The 401, once whom it concerns has been told; that a clock is off concerns nobody. */
  refuse(
    request: FastifyRequest,
    refusal: ProofRefusal,
    whose: Omit<RefusedProof, 'refusal'> | undefined,
  ): ProofRequired;
}

interface ShownToken {
  readonly accessToken: string;
  readonly proof: string | readonly string[] | undefined;
}

interface SessionKeysDeps {
  readonly proofs: KeyProofs;
  readonly refused: (request: FastifyRequest, refused: RefusedProof) => void;
}

export function createSessionKeys({ proofs, refused }: SessionKeysDeps): SessionKeys {
  const refuse: SessionKeys['refuse'] = (request, refusal, whose) => {
    if (whose && refusal !== 'stale') refused(request, { ...whose, refusal });
    return proofs.required(refusal);
  };
  return {
    shownBy: ({ method, url: path, headers }) => proofs.prove({ method, path, proof: headers['dpop'] }),
    async require(request, principal, { accessToken, proof }) {
      const { keyThumbprint, accountId, sessionId } = principal;
      if (keyThumbprint === null) return;
      const { method, url: path } = request;
      const { refusal } = await proofs.prove({ method, path, accessToken, proof }, keyThumbprint);
      if (refusal !== null) throw refuse(request, refusal, { accountId, sessionId });
    },
    refuse,
  };
}

/** Returns the session keys of the request's server. A part of a server has none, and accepts only bearer sessions. */
function keysOf({ server }: FastifyRequest): SessionKeys {
  if (!server.sessionKeys) throw new Error('nothing checks keys here');
  return server.sessionKeys;
}

/** Does the same as `SessionKeys.require`. */
export async function requireKey(request: FastifyRequest, principal: Principal, shown: ShownToken): Promise<void> {
  if (principal.keyThumbprint !== null) await keysOf(request).require(request, principal, shown);
}

/** Like `requireKey`, for callers that cannot answer with an error. */
export const hasKey = (request: FastifyRequest, principal: Principal, shown: ShownToken): Promise<boolean> =>
  requireKey(request, principal, shown).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProofRequired) return false;
      throw error;
    },
  );

/** Does the same as `SessionKeys.shownBy`; a request without the header proves no key. */
export const keyShownBy = async (request: FastifyRequest): Promise<Proved> =>
  request.headers['dpop'] === undefined ? { thumbprint: null, refusal: 'missing' } : keysOf(request).shownBy(request);

/** Does the same as `SessionKeys.refuse`. */
export const refuseKey = (
  request: FastifyRequest,
  refusal: ProofRefusal,
  whose?: Omit<RefusedProof, 'refusal'>,
): ProofRequired => keysOf(request).refuse(request, refusal, whose);
