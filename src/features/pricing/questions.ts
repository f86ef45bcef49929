interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions of founders before they sign up. */
export const questions: readonly Question[] = [
  {
    question: 'Why is it free?',
    answer:
      'It’s young, and we’d rather learn from founders than bill them. If that changes, you’ll hear it from us first.',
  },
  {
    question: 'Who can read my ideas?',
    answer:
      'In the product, only you, unless you share a canvas or a report. What you publish, anyone can read. The people who run the server could open its database. If that’s a concern, run it yourself.',
  },
  {
    question: 'What happens to my ideas if a paid plan comes?',
    answer: 'They stay yours and you can always read them, whether you pay or not.',
  },
  {
    question: 'Do you sell data or show ads?',
    answer:
      'No. There are no ads, no trackers and no cookies. If this server’s operator adds analytics, nothing is counted until you agree.',
  },
];
