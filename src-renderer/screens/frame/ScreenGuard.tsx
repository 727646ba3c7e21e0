// Keeps a fault of one screen from taking the whole window along.
import { Component, type ReactNode } from 'react';
import { Button } from '#renderer/ui/Button.tsx';
import { ErrorState } from '#renderer/ui/State.tsx';

interface ScreenGuardProps {
  /** Another screen starts afresh. */
  readonly screen: string;
  readonly children: ReactNode;
}

interface ScreenGuardState {
  readonly fault: Error | null;
  readonly screen: string;
}

export class ScreenGuard extends Component<ScreenGuardProps, ScreenGuardState> {
  override state: ScreenGuardState = { fault: null, screen: this.props.screen };

  static getDerivedStateFromError(fault: Error): Partial<ScreenGuardState> {
    return { fault };
  }

  static getDerivedStateFromProps({ screen }: ScreenGuardProps, state: ScreenGuardState): ScreenGuardState | null {
    return screen === state.screen ? null : { fault: null, screen };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <ErrorState title="This screen stopped">
        <p>The fault is ours: {fault.message}</p>
        <p>Pending corrections are kept.</p>
        <Button onPress={() => this.setState({ fault: null })}>Open it again</Button>
      </ErrorState>
    );
  }
}
