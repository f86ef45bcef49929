import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface Props {
  /** Another value gives the children another try. */
  readonly resetKey: string | undefined;
  readonly children: ReactNode;
}

interface State {
  readonly message: string | null;
}

/** A screen that throws gives way to the error screen; React itself logs what was thrown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { message: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override componentDidUpdate(before: Props): void {
    if (before.resetKey !== this.props.resetKey && this.state.message !== null) this.setState({ message: null });
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : <ErrorScreen message={message} />;
  }
}
