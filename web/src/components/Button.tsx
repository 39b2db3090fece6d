import "./button.css";
import { type ComponentProps, createElement, type ElementType, type ReactNode } from "react";

type Look = {
  variant?: "text" | "outlined" | "contained" | undefined;
  color?: "primary" | "error" | "inherit" | undefined;
  size?: "small" | "medium" | "large" | undefined;
  /** An icon before the words, or behind them. */
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  /** Whether it is as wide as its place. */
  fullWidth?: boolean;
};

/** What a button takes; as a link or a label it takes what those take. */
export type ButtonProps<As extends ElementType = "button"> = Look & { component?: As } & Omit<
    ComponentProps<As>,
    keyof Look | "component"
  >;

/** A button with words in it: plain, dressed by the style sheet alone. */
export function Button<As extends ElementType = "button">({
  component,
  variant = "text",
  color = "primary",
  size = "medium",
  startIcon,
  endIcon,
  fullWidth = false,
  className,
  children,
  ...props
}: ButtonProps<As>) {
  const classes = ["button", variant, color, size, fullWidth && "whole", className];
  return createElement(
    component ?? "button",
    {
      ...(component === undefined && { type: "button" }),
      ...props,
      className: classes.filter(Boolean).join(" "),
    },
    startIcon && <span className="lead">{startIcon}</span>,
    children,
    endIcon && <span className="trail">{endIcon}</span>,
  );
}
