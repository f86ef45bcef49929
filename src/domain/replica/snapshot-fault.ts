/**
 * Damage to this browser's copy, reported so that a missing part is never taken for the truth. `torn`: the copy lacked
 * something it claimed to hold. `wiped`: the browser has thrown everything away. `rewound`: the server has a shorter or
 * another log than the one that was read, as after a restored backup.
 */
export interface SnapshotFault {
  readonly kind: 'torn' | 'wiped' | 'rewound';
  /** `wiped`: changes that had not been sent and are gone. `rewound`: facts that the server has no more, at least. */
  readonly lost: number;
}
