import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const fr: PageWords = {
  email: 'E-mail',
  honeypot: 'Laissez ce champ vide',
  required: 'obligatoire',
  optional: 'facultatif',
  report: 'Signaler cette page',
  sections: 'Rubriques',
  noCharge: 'Rien ne vous est facturé maintenant. Nous vous écrirons quand ce sera prêt.',
  retention:
    'Vos réponses sont conservées 24 mois au plus, puis effacées. Demandez-le-nous, et nous les effacerons aussitôt.',
  mailedRetention:
    'Nous vous enverrons un e-mail pour confirmer votre adresse. Vos réponses sont conservées 24 mois au plus, puis effacées. Chaque e-mail contient un lien qui efface tout aussitôt.',
  mailedRetentionOfTwo:
    'Nous vous enverrons un e-mail pour confirmer votre adresse, puis un autre. Vos réponses sont conservées 24 mois au plus, puis effacées. Chaque e-mail contient un lien qui efface tout aussitôt.',
  problems: 'Il reste quelque chose à corriger',
  consent: (title) => `Écrivez-moi au sujet de ${title}. Je peux me désinscrire à tout moment.`,
  button: { 'sign-up': 'S’inscrire', 'fake-door': 'Choisir', 'pre-order': 'Précommander' },
  survey: 'Répondre au questionnaire',
};

export const frAnswers: AnswerWords = {
  back: 'Retour à la page',
  place: (place) => `Vous êtes numéro ${place} sur la liste.`,
  invite: 'Vous connaissez quelqu’un que cela intéresserait ? Partagez ce lien :',
  door: {
    heading: (name) => `Continuer avec ${name} ?`,
    price: (price) => `Prix : ${price}`,
    noCharge: 'Rien ne vous sera facturé.',
    button: 'Continuer',
  },
  thanks: 'Merci',
  confirmed: 'Votre adresse est confirmée',
  sent: {
    'sign-up': 'Vous êtes sur la liste. Nous vous écrirons.',
    'fake-door': 'Cela n’existe pas encore. Merci : votre clic nous dit que cela devrait exister.',
    'pre-order': 'Rien ne vous a été facturé. Nous vous écrirons quand ce sera prêt.',
  },
  confirms: {
    'sign-up': 'Confirmez votre adresse dans l’e-mail que vous allez recevoir. Vous serez alors sur la liste.',
    'pre-order': 'Rien ne vous a été facturé. Confirmez votre adresse dans l’e-mail que vous allez recevoir.',
  },
  reportAsked:
    'Signalez-la si elle trompe les gens, demande des mots de passe ou des numéros de carte, ou enfreint la loi. Nous l’examinerons.',
  reported: 'Nous examinerons cette page.',
  tooMany: {
    heading: 'Patientez un instant',
    text: 'Trop d’envois sont venus de votre connexion. Revenez en arrière et réessayez plus tard : ce que vous avez écrit est toujours là.',
  },
  full: {
    heading: 'Cela n’a pas fonctionné',
    text: 'Cette page n’accepte plus d’inscriptions. Rien de ce que vous avez envoyé n’a été conservé.',
  },
  wrong: {
    noConsent: 'Cochez la case, pour que nous puissions vous écrire.',
    noAnswer: (question) => `Répondez à « ${question} ».`,
    longAnswer: (question, most) => `Répondez à « ${question} » en ${most} caractères au plus.`,
    stale: 'Cette page est restée ouverte trop longtemps. Envoyez-la de nouveau.',
    changed: 'Cette page a changé depuis que vous l’avez ouverte. Envoyez-la de nouveau.',
    quick: 'C’était très rapide. Envoyez-la encore une fois.',
    quickDoor: 'C’était très rapide. Cliquez encore une fois.',
    sent: 'Vous avez déjà envoyé ce formulaire. Pour en envoyer un autre, envoyez-le de nouveau.',
    noMail: 'Personne ne peut écrire à cette adresse. Vérifiez ce qui suit le @.',
    address: {
      missing: 'Saisissez votre adresse e-mail.',
      brackets: 'Retirez les signes < et > : saisissez l’adresse seule, comme nom@example.org.',
      separator: 'Saisissez une seule adresse, sans virgule, point-virgule ni point à la fin.',
      comment: 'Retirez les parenthèses : saisissez l’adresse seule, comme nom@example.org.',
      domain: 'Saisissez l’adresse complète : après le @ vient un point, comme dans example.org.',
      malformed: 'Saisissez une adresse comme nom@example.org.',
    },
  },
};

export const frMails: MailWords = {
  confirm: {
    subject: (title) => `Confirmez votre adresse pour « ${title} »`,
    entered: {
      page: (title) => `Cette adresse a été saisie sur la page « ${title} » :`,
      survey: (title) => `Cette adresse a été saisie dans le questionnaire « ${title} » :`,
    },
    ifYou: 'Si c’était vous, confirmez-la ici :',
    button: 'Confirmer mon adresse',
    ifNot: 'Sinon, ou si vous avez changé d’avis,',
    erase: 'effacez l’adresse et tout ce qui a été envoyé avec elle',
  },
  first: {
    subject: (title) => `Bienvenue chez ${title}`,
    why: (title) => `Vous recevez ce message parce que vous vous êtes inscrit sur la page « ${title} » :`,
    remove: 'Effacer mon adresse et tout ce que j’ai envoyé',
  },
  buttonFails: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  space: ' ',
  colon: ' :',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Confirmez votre adresse',
        text: 'Votre adresse a été saisie sur une page faite avec Groundwork. Confirmez-la si c’était vous.',
        button: 'Confirmer',
      },
      done: {
        heading: 'Merci',
        text: 'Si votre lien était encore valable, votre adresse est maintenant confirmée. Vous pouvez fermer cette page.',
      },
    },
    remove: {
      asked: {
        heading: 'Effacer mes données',
        text: 'Ceci efface votre adresse et tout ce que vous avez envoyé avec elle. C’est irréversible.',
        button: 'Tout effacer',
      },
      done: {
        heading: 'Vos données sont effacées',
        text: 'Si votre lien était encore valable, votre adresse et tout ce que vous avez envoyé avec elle sont effacés. Vous pouvez fermer cette page.',
      },
    },
  },
};

export const frTemplate: TemplateWords = {
  early: 'Obtenir un accès anticipé',
  toPrices: 'Voir les tarifs',
  problem: 'Le problème',
  features: 'Comment ça marche',
  faq: 'Bon à savoir',
  pricing: 'Tarifs',
  consent: 'Écrivez-moi à ce sujet. Je peux me désinscrire à tout moment.',
  thanks: 'Nous vous écrirons dès qu’il y aura quelque chose à essayer.',
};
