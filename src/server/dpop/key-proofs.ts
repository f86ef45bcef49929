import type { Clock } from '../http/clock.ts';
import type { ProofNonces } from './proof-nonces.ts';
import { type ProofRefusal, ProofRequired } from './proof-required.ts';
import { type ProvedRequest, readProof } from './read-proof.ts';
import type { UsedProofs } from './used-proofs.ts';

/** A request and the proof that it shows; undefined if it shows none. */
export interface ShownProof extends Omit<ProvedRequest, 'proof'> {
  readonly proof: string | readonly string[] | undefined;
}

/** The thumbprint of the key that a request has proved to have, or why it has not. */
export type Proved =
  | { readonly thumbprint: string; readonly refusal: null }
  | { readonly thumbprint: null; readonly refusal: ProofRefusal };

/** DPoP proofs as the sessions of a server need them. Each proof counts once, on all servers of the database. */
export interface KeyProofs {
  /** With `due`, only a proof by the key of that thumbprint will do, and no other one is used up. */
  prove(shown: ShownProof, due?: string): Promise<Proved>;
  /** The answer to a request that was refused. */
  required(refusal: ProofRefusal): ProofRequired;
}

interface KeyProofsDeps {
  readonly isOurOrigin: (origin: string) => boolean;
  readonly nonces: ProofNonces;
  readonly used: UsedProofs;
  readonly clock: Clock;
}

export function createKeyProofs({ isOurOrigin, nonces, used, clock }: KeyProofsDeps): KeyProofs {
  const rules = { isOurOrigin, nonceEndsAt: nonces.endsAt };
  return {
    async prove({ proof: text, ...request }, due) {
      if (text === undefined) return refused('missing');
      const proof = typeof text === 'string' ? await readProof({ ...request, proof: text }, rules, clock()) : 'invalid';
      if (typeof proof === 'string') return refused(proof);
      if (due !== undefined && proof.thumbprint !== due) return refused('other-key');
      if (!(await used.use(proof))) return refused('replayed');
      return { thumbprint: proof.thumbprint, refusal: null };
    },
    required: (refusal) => new ProofRequired(refusal, nonces.issue(clock().getTime())),
  };
}

const refused = (refusal: ProofRefusal): Proved => ({ thumbprint: null, refusal });
