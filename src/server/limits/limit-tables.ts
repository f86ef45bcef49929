/** Tables of the limits. Keys and places are kept as HMAC-SHA256 under a key of the server's. */
export interface LimitTables {
  attempts: {
    key: Buffer;
    count: number;
    /** When the window is over that began with the first attempt. */
    ends_at: Date;
  };
  identity_known_places: {
    uid: string;
    /** HMAC of an account and a counted address together. */
    place: Buffer;
    seen_at: Date;
  };
}
