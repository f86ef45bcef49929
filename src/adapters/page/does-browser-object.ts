interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser asks for its user not to be followed: Do Not Track, or Global Privacy Control. */
export const doesBrowserObject = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
