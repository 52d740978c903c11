/** What a page may do with a widget. */
export interface Widget {
  open: () => void
  close: () => void
  toggle: () => void
  /** Takes the widget off the page, with everything it attached. */
  destroy: () => void
}

/** `window.Parley`: the widget that came last, and each one by its agent. */
export interface Parley extends Widget {
  widgets: Record<string, Widget>
}

declare global {
  interface Window {
    Parley?: Parley
  }
}
