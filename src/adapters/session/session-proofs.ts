import { local } from '../storage/local.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { signInKey } from './own-session.ts';
import { ensureSessionKey, readSessionKey, type SessionKey } from './session-key.ts';
import { signProof } from './sign-proof.ts';

export interface ProvedCall {
  readonly method: string;
  /** On our own origin; a query is left out. */
  readonly path: string;
  readonly accessToken?: string | undefined;
  /** Whether it begins a session, which is then bound to the key of this browser. */
  readonly begins?: boolean | undefined;
}

/** Response headers about the proof that came with the call. */
export interface ProofAnswer {
  /** `WWW-Authenticate`. */
  readonly challenge: string | null;
  /** `DPoP-Nonce`. */
  readonly nonce: string | null;
}

export interface SessionProofs {
  /** A proof for one call; undefined if this browser keeps no key, so that its session is a bearer one. */
  prove(call: ProvedCall): Promise<string | undefined>;
  /** Whether the server asks for the same call once more, with a proof that holds its nonce. */
  asksAgain(answer: ProofAnswer): boolean;
}

interface SessionProofsDeps {
  readonly storage: Pick<SafeStorage, 'get'>;
  readonly origin: () => string;
  readonly readKey: () => Promise<SessionKey | null>;
  readonly ensureKey: () => Promise<SessionKey | null>;
}

/** The proofs of one page. The key is read once for each sign-in, since a sign-out, in whichever tab, takes it away. */
export function createSessionProofs({ storage, origin, readKey, ensureKey }: SessionProofsDeps): SessionProofs {
  let known: { readonly signIn: string | null; readonly key: Promise<SessionKey | null> } | undefined;
  let nonce: string | undefined;
  const keyOf = (begins: boolean): Promise<SessionKey | null> => {
    const signIn = storage.get(signInKey);
    if (begins || known?.signIn !== signIn) known = { signIn, key: begins ? ensureKey() : readKey() };
    return known.key;
  };
  return {
    async prove({ method, path, accessToken, begins = false }) {
      const key = await keyOf(begins);
      if (!key) return undefined;
      const { href } = new URL(path.split('?', 1)[0] ?? '', origin());
      return signProof(key, { method, url: href, accessToken, nonce });
    },
    asksAgain(answer) {
      if (answer.nonce !== null) nonce = answer.nonce;
      return answer.nonce !== null && answer.challenge?.includes('error="use_dpop_nonce"') === true;
    },
  };
}

/** This page's own. */
export const sessionProofs = createSessionProofs({
  storage: local,
  origin: () => location.origin,
  readKey: readSessionKey,
  ensureKey: ensureSessionKey,
});

/** A call as a founder: under a key where there is a proof, else as whoever has the token. */
export const authorisation = (accessToken: string | undefined, proof: string | undefined): Record<string, string> => ({
  ...(accessToken === undefined ? {} : { authorization: `${proof === undefined ? 'Bearer' : 'DPoP'} ${accessToken}` }),
  ...(proof === undefined ? {} : { dpop: proof }),
});

export const proofAnswerOf = (headers: Pick<Headers, 'get'>): ProofAnswer => ({
  challenge: headers.get('www-authenticate'),
  nonce: headers.get('dpop-nonce'),
});
