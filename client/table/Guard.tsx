import { Component, type ReactNode } from 'react';

interface Props {
  /** The sentence shown in place of what could not be drawn. */
  readonly instead: string;
  /** What is drawn. With another one the drawing is tried again; until then what stands in its place stays. */
  readonly of: object;
  /** Another way to do the same, below the sentence. */
  readonly still?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failing drawing from taking the whole screen away: the rest of the table stays playable. */
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
