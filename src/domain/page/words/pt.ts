import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const pt: PageWords = {
  email: 'E-mail',
  honeypot: 'Deixe este campo vazio',
  required: 'obrigatório',
  optional: 'opcional',
  report: 'Denunciar esta página',
  sections: 'Secções',
  noCharge: 'Nada será cobrado agora. Escrevemos-lhe quando estiver pronto.',
  retention: 'As suas respostas são guardadas até 24 meses e depois apagadas. Se nos pedir, apagamo-las logo.',
  mailedRetention:
    'Vamos enviar-lhe um e-mail para confirmar o seu endereço. As suas respostas são guardadas até 24 meses e depois apagadas. Cada e-mail tem um link que apaga tudo logo.',
  mailedRetentionOfTwo:
    'Vamos enviar-lhe um e-mail para confirmar o seu endereço e outro depois. As suas respostas são guardadas até 24 meses e depois apagadas. Cada e-mail tem um link que apaga tudo logo.',
  problems: 'Ainda há algo a corrigir',
  consent: (title) => `Escrevam-me sobre ${title}. Posso sair da lista a qualquer momento.`,
  button: { 'sign-up': 'Inscrever-me', 'fake-door': 'Escolher', 'pre-order': 'Reservar' },
  survey: 'Responder ao inquérito',
};

export const ptAnswers: AnswerWords = {
  back: 'Voltar à página',
  place: (place) => `É o número ${place} da lista.`,
  invite: 'Conhece alguém que também gostaria? Partilhe este link:',
  door: {
    heading: (name) => `Continuar com ${name}?`,
    price: (price) => `Preço: ${price}`,
    noCharge: 'Nada será cobrado.',
    button: 'Continuar',
  },
  thanks: 'Obrigado',
  confirmed: 'O seu e-mail está confirmado',
  sent: {
    'sign-up': 'Está na lista. Vamos escrever-lhe.',
    'fake-door': 'Ainda não existe. Obrigado: o seu clique diz-nos que devia existir.',
    'pre-order': 'Nada foi cobrado. Escrevemos-lhe quando estiver pronto.',
  },
  confirms: {
    'sign-up': 'Confirme o seu endereço no e-mail que vai receber. Depois estará na lista.',
    'pre-order': 'Nada foi cobrado. Confirme o seu endereço no e-mail que vai receber.',
  },
  reportAsked:
    'Denuncie-a se enganar pessoas, pedir palavras-passe ou números de cartão, ou violar a lei. Vamos analisá-la.',
  reported: 'Vamos analisar esta página.',
  tooMany: {
    heading: 'Aguarde um momento',
    text: 'Foi enviado demasiado a partir da sua ligação. Volte atrás e tente mais tarde: o que escreveu continua lá.',
  },
  full: {
    heading: 'Não funcionou',
    text: 'Esta página não aceita mais inscrições. Nada do que enviou foi guardado.',
  },
  wrong: {
    noConsent: 'Marque a caixa, para que lhe possamos escrever.',
    noAnswer: (question) => `Responda a “${question}”.`,
    longAnswer: (question, most) => `Responda a “${question}” com ${most} caracteres no máximo.`,
    stale: 'Esta página esteve aberta demasiado tempo. Envie-a de novo.',
    changed: 'Esta página mudou desde que a abriu. Envie-a de novo.',
    quick: 'Foi muito rápido. Envie mais uma vez.',
    quickDoor: 'Foi muito rápido. Clique mais uma vez.',
    sent: 'Já enviou este formulário. Para enviar outro, envie-o de novo.',
    noMail: 'Ninguém pode escrever para este endereço. Verifique o que vem depois do @.',
    address: {
      missing: 'Escreva o seu e-mail.',
      brackets: 'Retire os sinais < e >: escreva só o endereço, como nome@example.org.',
      separator: 'Escreva um só endereço, sem vírgula, ponto e vírgula ou ponto no fim.',
      comment: 'Retire os parênteses: escreva só o endereço, como nome@example.org.',
      domain: 'Escreva o endereço completo: depois do @ há um ponto, como em example.org.',
      malformed: 'Escreva um endereço como nome@example.org.',
    },
  },
};

export const ptMails: MailWords = {
  confirm: {
    subject: (title) => `Confirme o seu e-mail para “${title}”`,
    entered: {
      page: (title) => `Este endereço foi introduzido na página “${title}”:`,
      survey: (title) => `Este endereço foi introduzido no inquérito “${title}”:`,
    },
    ifYou: 'Se foi o próprio, confirme-o aqui:',
    button: 'Confirmar o meu e-mail',
    ifNot: 'Se não, ou se mudou de ideias,',
    erase: 'apague o endereço e tudo o que foi enviado com ele',
  },
  first: {
    subject: (title) => `Damos-lhe as boas-vindas a ${title}`,
    why: (title) => `Recebe este e-mail porque se inscreveu na página “${title}”:`,
    remove: 'Apagar o meu endereço e tudo o que enviei',
  },
  buttonFails: 'Se o botão não funcionar, abra este link:',
  space: ' ',
  colon: ':',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Confirme o seu e-mail',
        text: 'O seu endereço foi introduzido numa página feita com o Groundwork. Confirme-o se foi o próprio.',
        button: 'Confirmar',
      },
      done: {
        heading: 'Obrigado',
        text: 'Se o seu link ainda era válido, o seu e-mail está agora confirmado. Pode fechar esta página.',
      },
    },
    remove: {
      asked: {
        heading: 'Apagar os meus dados',
        text: 'Isto apaga o seu endereço e tudo o que enviou com ele. Não pode ser anulado.',
        button: 'Apagar tudo',
      },
      done: {
        heading: 'Os seus dados estão apagados',
        text: 'Se o seu link ainda era válido, o seu endereço e tudo o que enviou com ele estão apagados. Pode fechar esta página.',
      },
    },
  },
};

export const ptTemplate: TemplateWords = {
  early: 'Obter acesso antecipado',
  toPrices: 'Ver preços',
  problem: 'O problema',
  features: 'Como funciona',
  faq: 'Bom saber',
  pricing: 'Preços',
  consent: 'Escrevam-me sobre isto. Posso sair da lista a qualquer momento.',
  thanks: 'Escrevemos-lhe quando houver algo para experimentar.',
};
