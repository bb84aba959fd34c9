import { Component, type ReactNode } from 'react';

interface Props {
  /** The sentence shown in place of what could not be drawn. */
  readonly instead: string;
  readonly children: ReactNode;
}

/** Keeps a failing drawing from taking the whole screen away: the rest of the table stays playable. */
export class Guard extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  /** What is drawn next may be drawn again: only this one drawing is given up. */
  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.children !== this.props.children) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <p className="error-line" role="alert" data-testid="broken">
        {this.props.instead}
      </p>
    ) : (
      this.props.children
    );
  }
}
