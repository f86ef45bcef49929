import { CalculatorView } from './CalculatorView.tsx';
import { Comparison } from './Comparison.tsx';
import { SavedScenarios } from './SavedScenarios.tsx';

/** Views of a calculator and of its scenarios, fetched as one file: they share nearly everything. */
export { CalculatorView, Comparison, SavedScenarios };
