import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const es: PageWords = {
  email: 'Correo electrónico',
  honeypot: 'Deje este campo vacío',
  required: 'obligatorio',
  optional: 'opcional',
  report: 'Denunciar esta página',
  sections: 'Secciones',
  noCharge: 'Ahora no se le cobrará nada. Le escribiremos cuando esté listo.',
  retention: 'Sus respuestas se guardan hasta 24 meses y después se borran. Si nos lo pide, las borramos enseguida.',
  mailedRetention:
    'Le enviaremos un correo para confirmar su dirección. Sus respuestas se guardan hasta 24 meses y después se borran. Cada correo tiene un enlace que lo borra todo enseguida.',
  mailedRetentionOfTwo:
    'Le enviaremos un correo para confirmar su dirección y otro después. Sus respuestas se guardan hasta 24 meses y después se borran. Cada correo tiene un enlace que lo borra todo enseguida.',
  problems: 'Aún hay algo que corregir',
  consent: (title) => `Escríbanme sobre ${title}. Puedo darme de baja en cualquier momento.`,
  button: { 'sign-up': 'Apuntarme', 'fake-door': 'Elegir', 'pre-order': 'Reservar' },
  survey: 'Responder la encuesta',
};

export const esAnswers: AnswerWords = {
  back: 'Volver a la página',
  place: (place) => `Es el número ${place} de la lista.`,
  invite: '¿Conoce a alguien a quien le gustaría? Comparta este enlace:',
  door: {
    heading: (name) => `¿Continuar con ${name}?`,
    price: (price) => `Precio: ${price}`,
    noCharge: 'No se le cobrará nada.',
    button: 'Continuar',
  },
  thanks: 'Gracias',
  confirmed: 'Su correo está confirmado',
  sent: {
    'sign-up': 'Está en la lista. Le escribiremos.',
    'fake-door': 'Todavía no existe. Gracias: su clic nos dice que debería existir.',
    'pre-order': 'No se le ha cobrado nada. Le escribiremos cuando esté listo.',
  },
  confirms: {
    'sign-up': 'Confirme su dirección en el correo que va a recibir. Entonces estará en la lista.',
    'pre-order': 'No se le ha cobrado nada. Confirme su dirección en el correo que va a recibir.',
  },
  reportAsked: 'Denúnciela si engaña, pide contraseñas o números de tarjeta, o infringe la ley. La revisaremos.',
  reported: 'Revisaremos esta página.',
  tooMany: {
    heading: 'Espere un momento',
    text: 'Se ha enviado demasiado desde su conexión. Vuelva atrás e inténtelo más tarde: lo que escribió sigue ahí.',
  },
  full: {
    heading: 'No ha funcionado',
    text: 'Esta página ya no admite más inscripciones. No se ha guardado nada de lo que envió.',
  },
  wrong: {
    noConsent: 'Marque la casilla para que podamos escribirle.',
    noAnswer: (question) => `Responda a «${question}».`,
    longAnswer: (question, most) => `Responda a «${question}» con ${most} caracteres como máximo.`,
    stale: 'Esta página estuvo abierta demasiado tiempo. Envíela de nuevo.',
    changed: 'Esta página ha cambiado desde que la abrió. Envíela de nuevo.',
    quick: 'Fue muy rápido. Envíelo otra vez.',
    quickDoor: 'Fue muy rápido. Pulse otra vez.',
    sent: 'Ya ha enviado este formulario. Para enviar otro, envíelo de nuevo.',
    noMail: 'Nadie puede escribir a esta dirección. Compruebe lo que sigue a la @.',
    address: {
      missing: 'Escriba su correo electrónico.',
      brackets: 'Quite los signos < y >: escriba solo la dirección, como nombre@example.org.',
      separator: 'Escriba una sola dirección, sin coma, punto y coma ni punto al final.',
      comment: 'Quite los paréntesis: escriba solo la dirección, como nombre@example.org.',
      domain: 'Escriba la dirección completa: después de la @ hay un punto, como en example.org.',
      malformed: 'Escriba una dirección como nombre@example.org.',
    },
  },
};

export const esMails: MailWords = {
  confirm: {
    subject: (title) => `Confirme su correo para «${title}»`,
    entered: {
      page: (title) => `Esta dirección se ha introducido en la página «${title}»:`,
      survey: (title) => `Esta dirección se ha introducido en la encuesta «${title}»:`,
    },
    ifYou: 'Si ha sido usted, confírmela aquí:',
    button: 'Confirmar mi correo',
    ifNot: 'Si no, o si ha cambiado de opinión,',
    erase: 'borre la dirección y todo lo que se envió con ella',
  },
  first: {
    subject: (title) => `Le damos la bienvenida a ${title}`,
    why: (title) => `Recibe este correo porque se apuntó en la página «${title}»:`,
    remove: 'Borrar mi dirección y todo lo que envié',
  },
  buttonFails: 'Si el botón no funciona, abra este enlace:',
  space: ' ',
  colon: ':',
  stop: '.',
  pages: {
    confirm: {
      asked: {
        heading: 'Confirme su correo',
        text: 'Su dirección se ha introducido en una página hecha con Groundwork. Confírmela si ha sido usted.',
        button: 'Confirmar',
      },
      done: {
        heading: 'Gracias',
        text: 'Si su enlace aún era válido, su correo ya está confirmado. Puede cerrar esta página.',
      },
    },
    remove: {
      asked: {
        heading: 'Borrar mis datos',
        text: 'Esto borra su dirección y todo lo que envió con ella. No se puede deshacer.',
        button: 'Borrar todo',
      },
      done: {
        heading: 'Sus datos están borrados',
        text: 'Si su enlace aún era válido, su dirección y todo lo que envió con ella están borrados. Puede cerrar esta página.',
      },
    },
  },
};

export const esTemplate: TemplateWords = {
  early: 'Conseguir acceso anticipado',
  toPrices: 'Ver precios',
  problem: 'El problema',
  features: 'Cómo funciona',
  faq: 'Conviene saber',
  pricing: 'Precios',
  consent: 'Escríbanme sobre esto. Puedo darme de baja en cualquier momento.',
  thanks: 'Le escribiremos en cuanto haya algo que probar.',
};
