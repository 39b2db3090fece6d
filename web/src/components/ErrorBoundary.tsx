import { Component, type ReactNode } from "react";
import { BrokenScreen } from "./BrokenScreen.tsx";

type Props = { children: ReactNode };

/** Catches what a screen throws, so that a fault of ours never leaves an empty page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    console.error("A screen failed:", error);
  }

  override render() {
    return this.state.hasFailed ? <BrokenScreen /> : this.props.children;
  }
}
