import { ApiError } from '../http/api-error.ts';

/** Why a proof was not taken. `stale`: it is to come again, with the nonce that the answer names. */
export type ProofRefusal = 'missing' | 'invalid' | 'stale' | 'other-key' | 'replayed';

/** In the words of RFC 9449, sections 5, 7.1 and 8. */
const errors: Readonly<Record<ProofRefusal, string>> = {
  missing: 'invalid_dpop_proof',
  invalid: 'invalid_dpop_proof',
  stale: 'use_dpop_nonce',
  'other-key': 'invalid_token',
  replayed: 'invalid_dpop_proof',
};

/** The 401 to whoever shows a token of a session without a good proof by its key. */
export class ProofRequired extends ApiError {
  readonly reason: ProofRefusal;

  constructor(reason: ProofRefusal, nonce: string) {
    super(401, 'proof-required', 'Please sign in again on this device.', undefined, {
      'www-authenticate': `DPoP error="${errors[reason]}", algs="ES256"`,
      ...(reason === 'stale' && { 'dpop-nonce': nonce }),
    });
    this.name = 'ProofRequired';
    this.reason = reason;
  }
}
