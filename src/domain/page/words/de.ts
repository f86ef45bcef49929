import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const de: PageWords = {
  email: 'E-Mail',
  honeypot: 'Bitte leer lassen',
  required: 'Pflichtangabe',
  optional: 'freiwillig',
  report: 'Diese Seite melden',
  sections: 'Abschnitte',
  noCharge: 'Es wird jetzt nichts abgebucht. Wir schreiben Ihnen, sobald es so weit ist.',
  retention: 'Ihre Angaben werden bis zu 24 Monate aufbewahrt und dann gelöscht. Auf Wunsch löschen wir sie sofort.',
  mailedRetention:
    'Wir senden Ihnen eine E-Mail, um Ihre Adresse zu bestätigen. Ihre Angaben werden bis zu 24 Monate aufbewahrt und dann gelöscht. In jeder E-Mail ist ein Link, der alles sofort löscht.',
  mailedRetentionOfTwo:
    'Wir senden Ihnen eine E-Mail, um Ihre Adresse zu bestätigen, und danach eine weitere. Ihre Angaben werden bis zu 24 Monate aufbewahrt und dann gelöscht. In jeder E-Mail ist ein Link, der alles sofort löscht.',
  problems: 'Etwas stimmt noch nicht',
  consent: (title) => `Ich möchte E-Mails zu ${title} erhalten. Ich kann mich jederzeit wieder abmelden.`,
  button: { 'sign-up': 'Eintragen', 'fake-door': 'Auswählen', 'pre-order': 'Vorbestellen' },
  survey: 'Zur Umfrage',
};

export const deAnswers: AnswerWords = {
  back: 'Zurück zur Seite',
  place: (place) => `Sie sind auf Platz ${place} der Warteliste.`,
  invite: 'Kennen Sie jemanden, dem das auch gefällt? Teilen Sie diesen Link:',
  door: {
    heading: (name) => `Weiter mit ${name}?`,
    price: (price) => `Preis: ${price}`,
    noCharge: 'Es wird nichts abgebucht.',
    button: 'Weiter',
  },
  thanks: 'Vielen Dank',
  confirmed: 'Ihre E-Mail-Adresse ist bestätigt',
  sent: {
    'sign-up': 'Sie stehen auf der Liste. Wir melden uns bei Ihnen.',
    'fake-door': 'Das gibt es noch nicht. Danke: Ihr Klick zeigt uns, dass es das geben sollte.',
    'pre-order': 'Es wurde nichts abgebucht. Wir schreiben Ihnen, sobald es so weit ist.',
  },
  confirms: {
    'sign-up': 'Bestätigen Sie in der E-Mail von uns, dass die Adresse Ihnen gehört. Dann stehen Sie auf der Liste.',
    'pre-order': 'Es wurde nichts abgebucht. Bestätigen Sie in der E-Mail von uns, dass die Adresse Ihnen gehört.',
  },
  reportAsked:
    'Melden Sie die Seite, wenn sie täuscht, nach Passwörtern oder Kartennummern fragt oder gegen Gesetze verstößt. Wir sehen sie uns an.',
  reported: 'Wir sehen uns diese Seite an.',
  tooMany: {
    heading: 'Bitte warten Sie einen Moment',
    text: 'Von Ihrem Anschluss kamen gerade zu viele Anfragen. Gehen Sie zurück und versuchen Sie es später noch einmal: Was Sie geschrieben haben, ist noch da.',
  },
  full: {
    heading: 'Das hat nicht geklappt',
    text: 'Diese Seite nimmt keine weiteren Einträge an. Es wurde nichts gespeichert.',
  },
  wrong: {
    noConsent: 'Setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen.',
    noAnswer: (question) => `Beantworten Sie „${question}“.`,
    longAnswer: (question, most) => `Beantworten Sie „${question}“ mit höchstens ${most} Zeichen.`,
    stale: 'Diese Seite war zu lange geöffnet. Bitte senden Sie sie noch einmal ab.',
    changed: 'Diese Seite wurde inzwischen geändert. Bitte senden Sie sie noch einmal ab.',
    quick: 'Das ging sehr schnell. Bitte senden Sie es noch einmal ab.',
    quickDoor: 'Das ging sehr schnell. Bitte klicken Sie noch einmal.',
    sent: 'Dieses Formular haben Sie schon abgesendet. Wenn Sie ein weiteres senden möchten, senden Sie es noch einmal ab.',
    noMail: 'Unter dieser Adresse kommen keine E-Mails an. Prüfen Sie, was nach dem @ steht.',
    address: {
      missing: 'Geben Sie Ihre E-Mail-Adresse ein.',
      brackets: 'Lassen Sie < und > weg: Geben Sie nur die E-Mail-Adresse ein, wie name@example.org.',
      separator: 'Geben Sie eine einzige E-Mail-Adresse ein, ohne Komma, Semikolon oder Punkt danach.',
      comment: 'Lassen Sie die Klammern weg: Geben Sie nur die E-Mail-Adresse ein, wie name@example.org.',
      domain: 'Geben Sie die ganze E-Mail-Adresse ein: Zum Teil nach dem @ gehört ein Punkt, wie in example.org.',
      malformed: 'Geben Sie eine E-Mail-Adresse wie name@example.org ein.',
    },
  },
};

export const deMails: MailWords = {
  confirm: {
    subject: (title) => `Bestätigen Sie Ihre E-Mail-Adresse für „${title}“`,
    entered: {
      page: (title) => `Diese Adresse wurde auf der Seite „${title}“ eingetragen:`,
      survey: (title) => `Diese Adresse wurde in der Umfrage „${title}“ eingetragen:`,
    },
    ifYou: 'Wenn Sie das waren, bestätigen Sie sie hier:',
    button: 'E-Mail-Adresse bestätigen',
    ifNot: 'Wenn Sie es nicht waren oder es sich anders überlegt haben,',
    erase: 'löschen Sie die Adresse und alles, was mit ihr zusammen gesendet wurde',
  },
  first: {
    subject: (title) => `Willkommen bei ${title}`,
    why: (title) => `Sie erhalten diese E-Mail, weil Sie sich auf der Seite „${title}“ eingetragen haben:`,
    remove: 'Meine Adresse und alles, was ich gesendet habe, löschen',
  },
  buttonFails: 'Wenn die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  space: ' ',
  colon: ':',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
        text: 'Ihre Adresse wurde auf einer Seite eingetragen, die mit Groundwork erstellt wurde. Bestätigen Sie sie, wenn Sie das waren.',
        button: 'Bestätigen',
      },
      done: {
        heading: 'Vielen Dank',
        text: 'Wenn Ihr Link noch gültig war, ist Ihre E-Mail-Adresse jetzt bestätigt. Sie können diese Seite schließen.',
      },
    },
    remove: {
      asked: {
        heading: 'Meine Angaben löschen',
        text: 'Ihre Adresse und alles, was Sie mit ihr zusammen gesendet haben, werden gelöscht. Das lässt sich nicht rückgängig machen.',
        button: 'Meine Angaben löschen',
      },
      done: {
        heading: 'Ihre Angaben sind gelöscht',
        text: 'Wenn Ihr Link noch gültig war, sind Ihre Adresse und alles, was Sie mit ihr zusammen gesendet haben, jetzt gelöscht. Sie können diese Seite schließen.',
      },
    },
  },
};

export const deTemplate: TemplateWords = {
  early: 'Vorabzugang sichern',
  toPrices: 'Preise ansehen',
  problem: 'Das Problem',
  features: 'So funktioniert es',
  faq: 'Gut zu wissen',
  pricing: 'Preise',
  consent: 'Ich möchte dazu E-Mails erhalten. Ich kann mich jederzeit wieder abmelden.',
  thanks: 'Wir schreiben Ihnen, sobald es etwas auszuprobieren gibt.',
};
