import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const it: PageWords = {
  email: 'E-mail',
  honeypot: 'Lasciare vuoto',
  required: 'obbligatorio',
  optional: 'facoltativo',
  report: 'Segnala questa pagina',
  sections: 'Sezioni',
  noCharge: 'Ora non le viene addebitato nulla. Le scriveremo quando sarà pronto.',
  retention:
    'Le sue risposte sono conservate al massimo 24 mesi, poi cancellate. Se ce lo chiede, le cancelliamo subito.',
  mailedRetention:
    'Le invieremo un’e-mail per confermare il suo indirizzo. Le sue risposte sono conservate al massimo 24 mesi, poi cancellate. Ogni e-mail contiene un link che cancella tutto subito.',
  mailedRetentionOfTwo:
    'Le invieremo un’e-mail per confermare il suo indirizzo e una in seguito. Le sue risposte sono conservate al massimo 24 mesi, poi cancellate. Ogni e-mail contiene un link che cancella tutto subito.',
  problems: 'C’è ancora qualcosa da correggere',
  consent: (title) => `Scrivetemi a proposito di ${title}. Posso cancellarmi in qualsiasi momento.`,
  button: { 'sign-up': 'Iscriviti', 'fake-door': 'Scegli', 'pre-order': 'Prenota' },
  survey: 'Rispondi al sondaggio',
};

export const itAnswers: AnswerWords = {
  back: 'Torna alla pagina',
  place: (place) => `Lei è il numero ${place} in lista.`,
  invite: 'Conosce qualcuno a cui piacerebbe? Condivida questo link:',
  door: {
    heading: (name) => `Continuare con ${name}?`,
    price: (price) => `Prezzo: ${price}`,
    noCharge: 'Non le verrà addebitato nulla.',
    button: 'Continua',
  },
  thanks: 'Grazie',
  confirmed: 'Il suo indirizzo è confermato',
  sent: {
    'sign-up': 'È in lista. Le scriveremo.',
    'fake-door': 'Non esiste ancora. Grazie: il suo clic ci dice che dovrebbe esistere.',
    'pre-order': 'Non le è stato addebitato nulla. Le scriveremo quando sarà pronto.',
  },
  confirms: {
    'sign-up': 'Confermi il suo indirizzo nell’e-mail che riceverà. Poi sarà in lista.',
    'pre-order': 'Non le è stato addebitato nulla. Confermi il suo indirizzo nell’e-mail che riceverà.',
  },
  reportAsked: 'La segnali se inganna, chiede password o numeri di carta, o viola la legge. La esamineremo.',
  reported: 'Esamineremo questa pagina.',
  tooMany: {
    heading: 'Attenda un momento',
    text: 'Dalla sua connessione è stato inviato troppo. Torni indietro e riprovi più tardi: ciò che ha scritto è ancora lì.',
  },
  full: {
    heading: 'Non ha funzionato',
    text: 'Questa pagina non accetta altre iscrizioni. Nulla di ciò che ha inviato è stato conservato.',
  },
  wrong: {
    noConsent: 'Selezioni la casella, così possiamo scriverle.',
    noAnswer: (question) => `Risponda a «${question}».`,
    longAnswer: (question, most) => `Risponda a «${question}» con al massimo ${most} caratteri.`,
    stale: 'Questa pagina è rimasta aperta troppo a lungo. La invii di nuovo.',
    changed: 'Questa pagina è cambiata da quando l’ha aperta. La invii di nuovo.',
    quick: 'È stato molto rapido. Invii ancora una volta.',
    quickDoor: 'È stato molto rapido. Prema ancora una volta.',
    sent: 'Ha già inviato questo modulo. Per inviarne un altro, lo invii di nuovo.',
    noMail: 'Nessuno può scrivere a questo indirizzo. Controlli ciò che segue la @.',
    address: {
      missing: 'Inserisca il suo indirizzo e-mail.',
      brackets: 'Tolga i segni < e >: inserisca solo l’indirizzo, come nome@example.org.',
      separator: 'Inserisca un solo indirizzo, senza virgola, punto e virgola o punto alla fine.',
      comment: 'Tolga le parentesi: inserisca solo l’indirizzo, come nome@example.org.',
      domain: 'Inserisca l’indirizzo intero: dopo la @ c’è un punto, come in example.org.',
      malformed: 'Inserisca un indirizzo come nome@example.org.',
    },
  },
};

export const itMails: MailWords = {
  confirm: {
    subject: (title) => `Confermi il suo indirizzo per «${title}»`,
    entered: {
      page: (title) => `Questo indirizzo è stato inserito nella pagina «${title}»:`,
      survey: (title) => `Questo indirizzo è stato inserito nel sondaggio «${title}»:`,
    },
    ifYou: 'Se è stato lei, lo confermi qui:',
    button: 'Conferma il mio indirizzo',
    ifNot: 'Altrimenti, o se ha cambiato idea,',
    erase: 'cancelli l’indirizzo e tutto ciò che è stato inviato con esso',
  },
  first: {
    subject: (title) => `Le diamo il benvenuto in ${title}`,
    why: (title) => `Riceve questa e-mail perché si è iscritto nella pagina «${title}»:`,
    remove: 'Cancella il mio indirizzo e tutto ciò che ho inviato',
  },
  buttonFails: 'Se il pulsante non funziona, apra questo link:',
  space: ' ',
  colon: ':',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Confermi il suo indirizzo',
        text: 'Il suo indirizzo è stato inserito in una pagina fatta con Groundwork. Lo confermi, se è stato lei.',
        button: 'Conferma',
      },
      done: {
        heading: 'Grazie',
        text: 'Se il suo link era ancora valido, il suo indirizzo ora è confermato. Può chiudere questa pagina.',
      },
    },
    remove: {
      asked: {
        heading: 'Cancella i miei dati',
        text: 'Questo cancella il suo indirizzo e tutto ciò che ha inviato con esso. Non si può annullare.',
        button: 'Cancella tutto',
      },
      done: {
        heading: 'I suoi dati sono cancellati',
        text: 'Se il suo link era ancora valido, il suo indirizzo e tutto ciò che ha inviato con esso sono cancellati. Può chiudere questa pagina.',
      },
    },
  },
};

export const itTemplate: TemplateWords = {
  early: 'Ottieni l’accesso anticipato',
  toPrices: 'Vedi i prezzi',
  problem: 'Il problema',
  features: 'Come funziona',
  faq: 'Buono a sapersi',
  pricing: 'Prezzi',
  consent: 'Scrivetemi a riguardo. Posso cancellarmi in qualsiasi momento.',
  thanks: 'Le scriveremo quando ci sarà qualcosa da provare.',
};
