import { Component, type ReactNode } from 'react';

interface Props {
  /** The sentence that is shown when the drawing fails. */
  readonly instead: string;
  /** The object that is drawn. After a failure a new object makes the drawing try again. */
  readonly of: object;
  /** Shown below the sentence: another way to do the same. */
  readonly still?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a sentence when a drawing fails, so that the rest of the table can still be used. */
export class Guard extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.of !== this.props.of) this.setState({ failed: false });
  }

  override render(): ReactNode {
    const { instead, still, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        <p className="error-line" role="alert" data-testid="broken">
          {instead}
        </p>
        {still}
      </>
    );
  }
}
