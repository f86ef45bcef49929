/** Reasons to reject a command of an experiment, as they are shown. */
export const experimentRejections = {
  'criterion-missing': 'Set the criterion first.',
  'prediction-missing': 'Predict the result first.',
  'sample-missing': 'Set the planned sample first.',
  'sample-too-large': 'Plan for 5,000 or fewer.',
  'sample-too-small': 'So few can’t prove the criterion, even if all say yes. Plan for more, or ask for less.',
  'end-passed': 'The end date has passed. Choose a later one.',
  'artefact-unpublished': 'Publish the page or survey first.',
  'criterion-locked': 'This experiment has started, so it can’t be changed.',
  'not-locked': 'This experiment isn’t locked, so there is nothing to witness.',
  'own-lock': 'Whoever locked it can’t witness it. Ask someone else.',
  'already-witnessed': 'Someone has witnessed this lock.',
  'too-late': 'The first answers are in, so this lock can’t be witnessed anymore.',
  'not-started': 'This experiment hasn’t started.',
  'not-reported': 'The results of this experiment are counted, not reported.',
  'already-closed': 'This experiment has ended.',
  'count-invalid': 'Use whole numbers: no more yeses than answers, and no more answers than planned.',
} as const;
