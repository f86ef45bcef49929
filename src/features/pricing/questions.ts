interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What founders ask before they sign up. */
export const questions: readonly Question[] = [
  {
    question: 'Why is it free?',
    answer:
      'It is young, and half of it is not built yet. Asking for money would be a promise that we cannot keep today.',
  },
  {
    question: 'Who reads my ideas?',
    answer:
      'In the product, only you. Whoever runs the server could open its database. If that is too many, run it yourself.',
  },
  {
    question: 'What happens to my ideas if a paid plan comes?',
    answer: 'They stay yours and stay readable, whether you pay or not.',
  },
  {
    question: 'Do you sell data, or show advertising?',
    answer: 'No. There is no advertising, no tracker and no cookie in this product.',
  },
];
