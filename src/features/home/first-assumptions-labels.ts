export const firstAssumptionsLabels = {
  title: 'Which of these would sink it?',
  text: (title: string) =>
    `“${title}” rests on assumptions. Select those that would end it if they turned out wrong: they’re what to test first. You can reword them afterward.`,
  nothingSelected: 'Select at least one, or choose “Not now”.',
  submit: 'Add as assumptions',
  dismiss: 'Not now',
} as const;
