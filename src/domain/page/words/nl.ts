import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const nl: PageWords = {
  email: 'E-mail',
  honeypot: 'Laat dit leeg',
  required: 'verplicht',
  optional: 'optioneel',
  report: 'Deze pagina melden',
  sections: 'Onderdelen',
  noCharge: 'Er wordt nu niets afgeschreven. We mailen u als het klaar is.',
  retention:
    'Uw antwoorden worden hoogstens 24 maanden bewaard en daarna gewist. Als u het ons vraagt, wissen we ze meteen.',
  mailedRetention:
    'We sturen u één e-mail om uw adres te bevestigen. Uw antwoorden worden hoogstens 24 maanden bewaard en daarna gewist. In elke e-mail staat een link die alles meteen wist.',
  mailedRetentionOfTwo:
    'We sturen u één e-mail om uw adres te bevestigen, en daarna nog één. Uw antwoorden worden hoogstens 24 maanden bewaard en daarna gewist. In elke e-mail staat een link die alles meteen wist.',
  problems: 'Er klopt nog iets niet',
  consent: (title) => `Mail mij over ${title}. Ik kan mij altijd afmelden.`,
  button: { 'sign-up': 'Aanmelden', 'fake-door': 'Kiezen', 'pre-order': 'Reserveren' },
  survey: 'Naar de enquête',
};

export const nlAnswers: AnswerWords = {
  back: 'Terug naar de pagina',
  place: (place) => `U bent nummer ${place} in de rij.`,
  invite: 'Kent u iemand die dit ook wil? Deel deze link:',
  door: {
    heading: (name) => `Doorgaan met ${name}?`,
    price: (price) => `Prijs: ${price}`,
    noCharge: 'Er wordt niets afgeschreven.',
    button: 'Doorgaan',
  },
  thanks: 'Dank u wel',
  confirmed: 'Uw e-mailadres is bevestigd',
  sent: {
    'sign-up': 'U staat op de lijst. We mailen u.',
    'fake-door': 'Dit bestaat nog niet. Dank u: uw klik vertelt ons dat het er moet komen.',
    'pre-order': 'Er is niets afgeschreven. We mailen u als het klaar is.',
  },
  confirms: {
    'sign-up': 'Bevestig uw adres in de e-mail die u krijgt. Dan staat u op de lijst.',
    'pre-order': 'Er is niets afgeschreven. Bevestig uw adres in de e-mail die u krijgt.',
  },
  reportAsked:
    'Meld de pagina als ze mensen misleidt, om wachtwoorden of kaartnummers vraagt of de wet overtreedt. We bekijken haar.',
  reported: 'We bekijken deze pagina.',
  tooMany: {
    heading: 'Wacht even',
    text: 'Er is te veel verstuurd vanaf uw verbinding. Ga terug en probeer het later opnieuw: wat u typte, staat er nog.',
  },
  full: {
    heading: 'Dit is niet gelukt',
    text: 'Deze pagina neemt geen aanmeldingen meer aan. Er is niets bewaard.',
  },
  wrong: {
    noConsent: 'Vink het vakje aan, zodat we u mogen mailen.',
    noAnswer: (question) => `Beantwoord “${question}”.`,
    longAnswer: (question, most) => `Beantwoord “${question}” met hoogstens ${most} tekens.`,
    stale: 'Deze pagina stond te lang open. Verstuur haar opnieuw.',
    changed: 'Deze pagina is veranderd sinds u haar opende. Verstuur haar opnieuw.',
    quick: 'Dat ging erg snel. Verstuur het nog een keer.',
    quickDoor: 'Dat ging erg snel. Klik nog een keer.',
    sent: 'U hebt dit formulier al verstuurd. Verstuur het nog eens om er nog een te sturen.',
    noMail: 'Niemand kan naar dit adres schrijven. Controleer wat er na de @ staat.',
    address: {
      missing: 'Vul uw e-mailadres in.',
      brackets: 'Laat < en > weg: vul alleen het adres in, zoals naam@example.org.',
      separator: 'Vul één adres in, zonder komma, puntkomma of punt erachter.',
      comment: 'Laat de haakjes weg: vul alleen het adres in, zoals naam@example.org.',
      domain: 'Vul het hele adres in: na de @ staat een punt, zoals in example.org.',
      malformed: 'Vul een adres in zoals naam@example.org.',
    },
  },
};

export const nlMails: MailWords = {
  confirm: {
    subject: (title) => `Bevestig uw e-mailadres voor “${title}”`,
    entered: {
      page: (title) => `Dit adres is ingevuld op de pagina “${title}”:`,
      survey: (title) => `Dit adres is ingevuld in de enquête “${title}”:`,
    },
    ifYou: 'Als u dat was, bevestig het dan hier:',
    button: 'Mijn e-mailadres bevestigen',
    ifNot: 'Zo niet, of als u van gedachten bent veranderd,',
    erase: 'wis het adres en alles wat ermee is verstuurd',
  },
  first: {
    subject: (title) => `Welkom bij ${title}`,
    why: (title) => `U krijgt deze e-mail omdat u zich hebt aangemeld op de pagina “${title}”:`,
    remove: 'Wis mijn adres en alles wat ik heb verstuurd',
  },
  buttonFails: 'Als de knop niet werkt, open dan deze link:',
  space: ' ',
  colon: ':',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Bevestig uw e-mailadres',
        text: 'Uw adres is ingevuld op een pagina die met Groundwork is gemaakt. Bevestig het als u dat was.',
        button: 'Bevestigen',
      },
      done: {
        heading: 'Dank u wel',
        text: 'Als uw link nog geldig was, is uw e-mailadres nu bevestigd. U kunt deze pagina sluiten.',
      },
    },
    remove: {
      asked: {
        heading: 'Wis mijn gegevens',
        text: 'Dit wist uw adres en alles wat u ermee hebt verstuurd. Het kan niet ongedaan worden gemaakt.',
        button: 'Alles wissen',
      },
      done: {
        heading: 'Uw gegevens zijn gewist',
        text: 'Als uw link nog geldig was, zijn uw adres en alles wat u ermee hebt verstuurd gewist. U kunt deze pagina sluiten.',
      },
    },
  },
};

export const nlTemplate: TemplateWords = {
  early: 'Krijg vroege toegang',
  toPrices: 'Bekijk de prijzen',
  problem: 'Het probleem',
  features: 'Zo werkt het',
  faq: 'Goed om te weten',
  pricing: 'Prijzen',
  consent: 'Mail mij hierover. Ik kan mij altijd afmelden.',
  thanks: 'We mailen u zodra er iets te proberen is.',
};
