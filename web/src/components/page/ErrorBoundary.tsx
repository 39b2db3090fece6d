import { Component, type ReactNode } from "react";
import { BrokenScreen } from "./BrokenScreen.tsx";

type Props = { children: ReactNode };
type State = { hasFailed: boolean; wasOffline: boolean };

/** Catches what a screen throws, so that a fault of ours never leaves an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { hasFailed: false, wasOffline: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true, wasOffline: !navigator.onLine };
  }

  override componentDidCatch(error: Error) {
    console.error("A screen failed:", error);
  }

  override render() {
    const { hasFailed, wasOffline } = this.state;
    return hasFailed ? <BrokenScreen wasOffline={wasOffline} /> : this.props.children;
  }
}
