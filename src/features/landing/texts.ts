export interface TextRow {
  readonly title: string;
  readonly text: string;
}

export const steps: readonly TextRow[] = [
  { title: 'Idea', text: 'One line in the vault: what it is, for whom, and what hurts today.' },
  { title: 'Canvas', text: 'The idea spread out on one sheet, so that its gaps show.' },
  { title: 'Assumptions', text: 'What must be true for it to work, the one that would sink it first.' },
  {
    title: 'Test',
    text: 'An interview, a real page or a survey, with a criterion that is locked before the first person sees it.',
  },
  { title: 'Verdict', text: 'Supports, refutes or inconclusive: worked out from what people did.' },
  { title: 'Decision', text: 'Pivot, persevere, pause or stop, with the reason, and what would change your mind.' },
  { title: 'Report', text: 'For a partner or an investor: each claim opens the evidence that it stands on.' },
];

export const points: readonly TextRow[] = [
  {
    title: 'A ledger that fills itself',
    text: 'A sign-up on your page is evidence, with its date, its page version and where the visitor came from. It can be superseded, never edited.',
  },
  {
    title: 'A criterion that cannot move',
    text: 'You lock it before the test. The verdict is a Wilson interval held against it, at the planned sample and not sooner.',
  },
  { title: 'Time travel', text: 'Canvas, scores and report as they stood on any day, and what changed since.' },
  {
    title: 'Decisions with a memory',
    text: 'Each one freezes the evidence that it rests on. A pivot keeps its lineage.',
  },
  { title: 'Reports that can be checked', text: 'Stamped with their place in the log, so anyone can follow a claim.' },
  { title: 'All of it offline', text: 'Work on a train. Changes wait, arrive once, and a conflict is shown to you.' },
  { title: 'A measure of you', text: 'You predict each result first. Groundwork shows how often you were right.' },
];

export const answers: readonly TextRow[] = [
  {
    title: 'Who reads my ideas?',
    text: 'Whoever runs this server could, because they can open its database, and so could whoever hosts it for them. Nobody else can, and no other founder.',
  },
  {
    title: 'And if that is too many?',
    text: 'Run Groundwork on your own computer or server: two commands start it. Then the only one who could is you.',
  },
  {
    title: 'Can I take my work with me?',
    text: 'Yes. All of it is one log of dated events, and the account settings hand it to you as one file, whenever you like.',
  },
  {
    title: 'Can I have it deleted?',
    text: 'Yes. A button in the account settings deletes your account and everything recorded for it, at once. Copies in backups are gone after 30 days.',
  },
  {
    title: 'Am I being watched?',
    text: 'No. There is no tracker and no third-party script here. If this server’s operator adds a counter, it counts nothing before you agree.',
  },
];
