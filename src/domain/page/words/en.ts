import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const en: PageWords = {
  email: 'Email',
  honeypot: 'Leave this empty',
  required: 'required',
  optional: 'optional',
  report: 'Report this page',
  sections: 'Sections',
  noCharge: 'You won’t be charged now. We’ll email you when it’s ready.',
  retention: 'Your answers are kept for up to 24 months, then erased. Ask us, and we’ll erase them at once.',
  mailedRetention:
    'We’ll send you one email to confirm your address. Your answers are kept for up to 24 months, then erased. Each email has a link that removes you at once.',
  mailedRetentionOfTwo:
    'We’ll send you one email to confirm your address, and one when you have. Your answers are kept for up to 24 months, then erased. Each email has a link that removes you at once.',
  problems: 'That didn’t work yet',
  consent: (title) => `Email me about ${title}. I can be removed at any time.`,
  button: { 'sign-up': 'Sign up', 'fake-door': 'Get it', 'pre-order': 'Pre-order' },
  survey: 'Take the survey',
};

export const enAnswers: AnswerWords = {
  back: 'Back to the page',
  place: (place) => `You’re number ${place} in line.`,
  invite: 'Know someone who’d like this too? Share this link:',
  door: {
    heading: (name) => `Continue with ${name}?`,
    price: (price) => `Price: ${price}`,
    noCharge: 'You won’t be charged.',
    button: 'Continue',
  },
  thanks: 'Thank you',
  confirmed: 'Your email is confirmed',
  sent: {
    'sign-up': 'You’re on the list. We’ll email you.',
    'fake-door': 'Not built yet. Thank you: your click tells us that it should be.',
    'pre-order': 'You haven’t been charged. We’ll email you when it’s ready.',
  },
  confirms: {
    'sign-up': 'Check your email to confirm that the address is yours. Then you’re on the list.',
    'pre-order': 'You haven’t been charged. Check your email to confirm that the address is yours.',
  },
  reportAsked:
    'Report it if it deceives people, asks for passwords or card numbers, or breaks the law. We’ll look at it.',
  reported: 'We’ll look at this page.',
  tooMany: {
    heading: 'Please wait a moment',
    text: 'Too much was sent from where you are. Go back and try again later: what you typed is still there.',
  },
  full: {
    heading: 'This didn’t work',
    text: 'This page can’t take any more entries. Nothing of what you sent was kept.',
  },
  wrong: {
    noConsent: 'Tick the box, so that we may write to you.',
    noAnswer: (question) => `Answer “${question}”.`,
    longAnswer: (question, most) => `Answer “${question}” with at most ${most} characters.`,
    stale: 'This page was open for too long. Please send it again.',
    changed: 'This page has changed since you opened it. Please send it again.',
    quick: 'That was very quick. Please send it once more.',
    quickDoor: 'That was very quick. Please press it once more.',
    sent: 'You’ve already sent this form. To send another one, send it again.',
    noMail: 'No one can write to this address. Check what comes after the @.',
    address: {
      missing: 'Enter your email.',
      brackets: 'Leave out the < and >: enter the email alone, like name@example.org.',
      separator: 'Enter one email, with no comma, semicolon or period after it.',
      comment: 'Leave out the parentheses: enter the email alone, like name@example.org.',
      domain: 'Enter the whole email: what follows the @ has a dot in it, like example.org.',
      malformed: 'Enter an email like name@example.org.',
    },
  },
};

export const enMails: MailWords = {
  confirm: {
    subject: (title) => `Confirm your email for “${title}”`,
    entered: {
      page: (title) => `Someone entered this address on the page “${title}”:`,
      survey: (title) => `Someone entered this address in the survey “${title}”:`,
    },
    ifYou: 'If it was you, confirm it here:',
    button: 'Confirm my email',
    ifNot: 'If it wasn’t, or you’ve changed your mind,',
    erase: 'erase the address and everything that was sent with it',
  },
  first: {
    subject: (title) => `Welcome to ${title}`,
    why: (title) => `You get this because you signed up on the page “${title}”:`,
    remove: 'Remove me and everything I sent',
  },
  buttonFails: 'If the button doesn’t work, open this link:',
  space: ' ',
  colon: ':',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Confirm your email',
        text: 'Someone entered your address on a page made with Groundwork. Confirm it if that was you.',
        button: 'Confirm',
      },
      done: {
        heading: 'Thank you',
        text: 'If your link was still valid, your email is confirmed now. You can close this page.',
      },
    },
    remove: {
      asked: {
        heading: 'Remove me',
        text: 'This erases your address, and everything you sent with it. It can’t be undone.',
        button: 'Remove me',
      },
      done: {
        heading: 'You’re removed',
        text: 'If your link was still valid, your address and everything you sent with it are erased. You can close this page.',
      },
    },
  },
};

export const enTemplate: TemplateWords = {
  early: 'Get early access',
  toPrices: 'See prices',
  problem: 'The problem',
  features: 'How it works',
  faq: 'Good to know',
  pricing: 'Prices',
  consent: 'Email me about this. I can ask to be removed at any time.',
  thanks: 'We’ll write when there’s something to try.',
};
