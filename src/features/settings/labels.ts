import type { AccountFailure, AccountFailureKind } from '#domain/account/account-failure.ts';
import { displayNameMax } from '#domain/account/display-name.ts';
import type { PasswordChangeVerdicts } from '#domain/account/password-change.ts';
import type { PictureFailure } from '#domain/account/picture.ts';
import { type CodeVerdict, codeLength } from '#domain/auth/one-time-code.ts';
import { recoveryCodeLength } from '#domain/auth/recovery-code.ts';
import type { SecondStep } from '#domain/auth/second-step.ts';
import type { NoticeKind } from '#domain/notice/notice.ts';
import { bytesText } from '#domain/text/bytes-text.ts';

/** A whole number for people, with separators. */
export const count = (figure: number): string => figure.toLocaleString('en-US');

/** Words that several screens of the settings share. */
export const commonLabels = {
  cancel: 'Cancel',
  confirmTitle: 'Confirm it’s you',
  continue: 'Continue',
  lastUsed: 'last used',
  neverUsed: 'never used',
  remove: 'Remove',
  retry: 'Try again',
  save: 'Save',
  saved: 'Saved.',
  unreadable: 'Couldn’t load this from the server. Check your connection, then try again.',
} as const;

export const frameLabels = {
  nav: 'Settings',
  account: 'Account',
  notifications: 'Notifications',
  team: 'Team',
  billing: 'Billing',
} as const;

export const profileLabels = {
  title: 'Profile',
  name: 'Name',
  nameHint: 'How you appear in Groundwork. If empty, we show your email.',
  errors: {
    'too-long': `Use at most ${displayNameMax} characters.`,
    unusable: 'Remove the characters that can’t be part of a name.',
  },
} as const;

export const pictureLabels = {
  name: 'Profile picture',
  drop: 'Drop or paste an image',
  hint: 'PNG, JPEG, WebP, GIF, or AVIF, up to 10 MB. We crop it to a square.',
  remove: 'Remove picture',
  states: {
    idle: '',
    saving: 'Uploading…',
    saved: 'Picture updated.',
    removing: '',
    removed: 'Picture removed.',
  },
  failures: {
    'no-image':
      'This file is damaged or isn’t a PNG, JPEG, WebP, GIF, or AVIF image, so nothing was changed. Choose another one.',
    'too-large':
      'This image is over the limit of 10 MB and 50 megapixels, so nothing was changed. Choose a smaller one.',
    offline: 'We couldn’t reach Groundwork, so nothing was changed. Check your connection, then try again.',
    'signed-out': 'You’re signed out, so nothing was changed. Sign in, then try again.',
    unexpected: 'Something went wrong on our side, so nothing was changed. Try again in a minute.',
  } satisfies Readonly<Record<PictureFailure, string>>,
} as const;

export const emailLabels = {
  title: 'Email',
  none: 'No email yet.',
  verified: 'Verified',
  unverified: 'Not verified',
  sendAgain: 'Send verification email again',
  sentAgain: 'Email sent. Check your inbox.',
  change: 'Change email',
  field: 'New email',
  send: 'Send link',
  sent: (email: string) => `Click the link in our email to ${email}`,
  sentNote: (email: string) => `Your email changes then. Until you do, it stays ${email}.`,
  confirm: (email: string) => `Confirm it’s you to move this account to ${email}.`,
  errors: {
    missing: 'Enter your new email.',
    malformed: 'Enter an email like name@example.org.',
    unchanged: 'This is already your email.',
  },
} as const;

export const passwordLabels = {
  title: 'Password',
  description: 'Changing it signs you out on all other devices.',
  current: 'Current password',
  change: 'Change password',
  changed: 'Password changed. You’re signed out on all other devices.',
  changedAlone: 'Password changed, but we couldn’t sign you out on other devices. Sign them out in the list below.',
  noneYet: 'You don’t have one. A password lets you sign in when a provider or your email isn’t available.',
  set: 'Set password',
  setUp: 'Set a password',
  missingCurrent: 'Enter your current password.',
} as const;

export const currentPasswordError = (verdict: PasswordChangeVerdicts['currentPassword']): string | undefined =>
  verdict === 'ok' ? undefined : passwordLabels.missingCurrent;

export const reauthenticationLabels = {
  password: 'Your password',
  recent: 'You sign in by email link, so this works within five minutes of signing in.',
  recentInstead: 'I signed in less than five minutes ago',
  window: (provider: string) => `${provider} will ask you to confirm in a new window.`,
  with: (provider: string) => `Confirm with ${provider}`,
  withInstead: (provider: string) => `Confirm with ${provider} instead`,
} as const;

interface StepLabels {
  readonly prompt: string;
  readonly field: string;
  readonly errors: Readonly<Record<Exclude<CodeVerdict, 'ok'>, string>>;
  /** The button that leads here from another step. */
  readonly choose: string;
}

export const secondStepLabels: Readonly<Record<SecondStep, StepLabels>> = {
  app: {
    prompt: `Enter the ${codeLength}-digit code from your authenticator app.`,
    field: 'Code',
    errors: { missing: 'Enter the code from your app.', malformed: `A code has ${codeLength} digits.` },
    choose: 'Use your authenticator app',
  },
  passkey: {
    prompt: 'Use a passkey you added to this account: your fingerprint, face, screen lock, or security key.',
    field: 'Passkey',
    errors: { missing: '', malformed: '' },
    choose: 'Use a passkey',
  },
  recovery: {
    prompt: 'Enter one of the recovery codes you saved. Each works once.',
    field: 'Recovery code',
    errors: {
      missing: 'Enter a recovery code.',
      malformed: `A recovery code has ${recoveryCodeLength} letters and digits.`,
    },
    choose: 'Use a recovery code',
  },
};

export const passkeyLabels = {
  title: 'Passkeys',
  description:
    'Sign in with your fingerprint, face, screen lock, or security key instead of a password. Once you add one, we also ask for it or another second step when you sign in any other way.',
  loading: 'Loading your passkeys',
  add: 'Add a passkey',
  added: 'Passkey added. You can sign in with it from now on.',
  addedOn: 'Added',
  unverified: 'Verify your email first, then you can add a passkey.',
  unsupported: 'This browser can’t create passkeys here.',
  intro: 'Your browser will ask where to save it. Give it a name to recognize it by.',
  name: 'Name of the passkey',
  create: 'Create passkey',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeNote: 'You won’t be able to sign in with it anymore, and you’ll be signed out on all other devices.',
} as const;

export const recoveryLabels = {
  title: 'Recovery codes',
  hint: 'Use one to sign in if you lose your phone. Each works once.',
  left: (left: number) => (left === 1 ? '1 code left' : `${count(left)} codes left`),
  madeOn: 'created',
  none: 'You don’t have any yet. Without one, you can’t sign in if you lose your phone.',
  loading: 'Loading your recovery codes',
  make: 'Create recovery codes',
  makeNew: 'Create new codes',
  confirm: 'Codes you saved before will stop working.',
  confirmFirst: 'We’ll then show you ten codes to save.',
  dialog: 'Save your recovery codes',
  intro:
    'Keep these somewhere safe, such as a password manager. We won’t show them again, and they replace any codes you saved before.',
  download: 'Download',
  done: 'I saved them',
} as const;

export const twoFactorLabels = {
  title: 'Two-factor authentication',
  description: 'An app on your phone shows a code that changes every 30 seconds. We ask for it when you sign in.',
  on: 'Two-factor authentication is on. We’ll ask for a code when you sign in.',
  apps: 'Authenticator apps',
  add: 'Add an authenticator app',
  addAnother: 'Add another app',
  unverified: 'Verify your email first, then you can add an app.',
  added: 'Added',
  removeApp: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this app?',
  removeOneOfMany: 'Its codes will stop working. Your other app keeps working.',
  removeLast: 'We’ll stop asking for a code when you sign in.',
  scan: 'Scan this with an authenticator app, or copy the secret into it. We won’t show the secret again.',
  qrCode: 'QR code for your app',
  secret: 'Secret',
  appName: 'Name this device',
  turnOn: 'Turn on',
  usualName: 'Authenticator app',
} as const;

export const methodLabels = {
  title: 'Connected accounts',
  description: 'Other ways to sign in.',
  connected: 'Connected',
  notConnected: 'Not connected',
  only: 'Connected. It’s your only way to sign in: set a password before you disconnect it.',
  connect: 'Connect',
  disconnect: 'Disconnect',
  confirmConnect: (provider: string) => `We’ll then connect ${provider} to your account.`,
  confirmDisconnect: (provider: string) => `We’ll then disconnect ${provider} from your account.`,
} as const;

export const sessionLabels = {
  title: 'Where you’re signed in',
  list: 'Sessions',
  loading: 'Loading your sessions',
  since: 'Since',
  current: 'This device',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signOutEverywhere: 'Sign out everywhere',
  confirm: (device: string) => `We’ll then sign out ${device}.`,
} as const;

export const signInUnknownLabels = {
  title: 'Password and sign-in',
  loading: 'Loading how you sign in',
  forgotten:
    'This device no longer knows your sign-in. To change your password, email, or two-factor authentication, or to delete your account, sign out and sign in again.',
  signOut: 'Sign out',
} as const;

export const deviceLabels = { title: 'This device' } as const;

export const dataLabels = {
  title: 'Your data',
  description: 'One JSON file with your account, your sessions, and every change you’ve made, in order.',
  download: 'Download my data',
  downloaded: 'Download complete.',
} as const;

export const deletionLabels = {
  title: 'Delete my account',
  description:
    'This deletes your account, your ideas, and everything about them right away, here and on the server. Backups may hold them for up to 30 days.',
  confirmTitle: 'Delete your account?',
  confirm: 'Delete everything',
  warning:
    'This deletes every idea and everything about it right away. Your pages, surveys and shared links stop working. This can’t be undone. To keep a copy, cancel and download your data first.',
  unsent: (changes: number) =>
    changes === 1
      ? '1 change on this device hasn’t synced. It will be deleted too, and won’t be in a download.'
      : `${count(changes)} changes on this device haven’t synced. They will be deleted too, and won’t be in a download.`,
} as const;

export const billingLabels = {
  plan: 'Your plan',
  free: 'Free: €0, no card, no end date. It’s the only plan today.',
  planLink: 'What’s included',
  usage: 'Usage',
  loading: 'Loading your usage',
  used: (used: number, most: number) => `${count(used)} of ${count(most)}`,
  ideas: { name: 'Ideas', note: 'Including archived ones.' },
  explored: { name: 'Explored', note: 'Ideas you’ve started exploring.' },
  events: { name: 'Events', note: 'Every recorded change. Ideas and storage have no other limit.' },
  storage: { name: 'Storage', note: 'Used by those events.' },
  images: {
    name: 'Images',
    note: (used: number, most: number) => `${bytesText(used)} of ${bytesText(most)}`,
  },
  files: {
    name: 'Files from surveys',
    note: (used: number, most: number) => `${bytesText(used)} of ${bytesText(most)}`,
  },
  limits: 'Limits',
  limitsNote: 'The same for everyone.',
  ideaTitle: 'Idea title',
  ideaProblem: 'Idea problem',
  characters: 'characters',
} as const;

export const notificationLabels = {
  inApp: 'In Groundwork',
  unreadNews: 'Unread news',
  unreadNewsNote: 'Shows a number next to News when there’s something you haven’t read.',
  loading: 'Loading your notifications',
  whatHappens: 'What happens',
  whatHappensNote: 'In the app it’s behind the bell at the top. Emails go to your address once it’s verified.',
  inAppShort: 'In app',
  byEmailShort: 'Email',
  digestTitle: 'Every week',
  digest: 'Weekly summary by email',
  digestNote:
    'Visitors, sign-ups, responses and interviews, how scores changed and why, and your next step. Skipped in weeks in which nothing happened.',
  digestHour: 'At',
  digestZone: (timeZone: string) => `At the start of each week, ${timeZone.replaceAll('_', ' ')} time.`,
  byEmail: 'By email',
  emails:
    'Other than these, we only email you about your account: the links you ask for, and security notices, for example when your password changes or someone seems to be guessing it. They protect your account, so they’re always on.',
} as const;

export const noticeKindLabels: Readonly<Record<NoticeKind, string>> = {
  judged: 'An experiment is judged',
  'broken-split': 'A split without a verdict',
  'ends-soon': 'An experiment ends in two days',
  'first-sign-up': 'Your first sign-up',
  'ask-again': 'A decision that is due for another look',
  'page-down': 'Your page was taken down',
  feedback: 'Your feedback is answered',
  mention: 'Someone mentions you in a comment',
  reply: 'Someone replies where you commented',
  witnessed: 'Someone witnesses a lock of yours',
  joined: 'Someone joins a workspace you own',
};

const failures: Readonly<Record<AccountFailureKind, string>> = {
  'email-exists': 'Another account already uses this email. Nothing was changed.',
  'wrong-credentials': 'That isn’t your current password, so nothing was changed. Try again.',
  'malformed-email': 'We can’t send email to this address. Correct it, then try again.',
  'weak-password': 'This password is too weak, so your old one still works. Choose a longer one.',
  'common-password': 'This is one of the most common passwords, so your old one still works. Choose another one.',
  'personal-password':
    'Your password can’t be your email or “Groundwork”, so your old one still works. Choose another one.',
  'account-disabled': 'This account is disabled, so you can’t change it.',
  'too-many-attempts': 'Too many attempts, so nothing was changed. Wait ten minutes, then try again.',
  'popup-blocked': 'Your browser blocked the window. Allow pop-ups for this page, then try again.',
  'popup-closed': 'You closed the window before confirming. Nothing was changed.',
  'provider-declined': 'The request was declined. Nothing was changed.',
  'way-closed': 'This is turned off here. Nothing was changed.',
  'unauthorized-domain': 'The provider doesn’t recognize this site. Let the people who run it know.',
  'unsupported-provider': 'We don’t support this way to sign in.',
  'way-taken': 'Another Groundwork account is already connected to it. Nothing was changed.',
  'wrong-code': 'That code isn’t right. Codes change every 30 seconds, so enter the one your app shows now.',
  'used-code': 'That code was already used. Wait for the next one in your app, then enter it.',
  'passkey-cancelled': 'No passkey was used, so nothing was changed. Try again.',
  'passkey-refused': 'That passkey can’t be used here, so nothing was changed. Try another one.',
  'challenge-expired': 'That took too long, so nothing was changed. Start again.',
  'unknown-second-factor': 'This account needs a second step that we don’t support. Nothing was changed.',
  'other-address': 'We sent the link to another email.',
  'token-unusable': 'This sign-in link was already used, has expired, or is incomplete.',
  'link-expired': 'This link has expired. Ask for a new one.',
  'link-unusable': 'This link was already used, was replaced by a newer one, or is incomplete.',
  'signed-out': 'This device no longer knows your sign-in, so you can’t change it here. Sign out, then sign in again.',
  'sign-in-too-old': 'You signed in too long ago. Sign out, sign in again, and come back within five minutes.',
  'other-person': 'You confirmed with a different account than the one connected here. Nothing was changed.',
  'email-unverified': 'Verify your email first. Nothing was changed.',
  gone: 'This no longer exists.',
  'too-many-webhooks': 'This workspace has as many webhooks as it can. Delete one first.',
  'webhook-off': 'This webhook is off. Switch it on first.',
  'address-not-public':
    'We can’t send messages there. Use an https address that can be reached from the internet, without a name or password in it.',
  'too-many-tokens': 'You have as many tokens there as you can. Revoke one first.',
  offline: 'We couldn’t reach Groundwork, so nothing was changed. Check your connection, then try again.',
  waitlist: 'We aren’t accepting new accounts right now.',
  refused: 'Groundwork didn’t accept this. Nothing was changed.',
  unavailable: 'Groundwork can’t do this right now, so nothing was changed. Try again in a minute.',
  unexpected: 'Something went wrong on our side. Try again.',
};

export const failureText = ({ kind, missing }: AccountFailure): string =>
  missing === undefined ? failures[kind] : `This password is too weak, so your old one still works. ${missing}.`;
