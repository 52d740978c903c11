const tag = 'parley-chat'

/** Creates the widget's element, which tells itself by the event `move` that it was removed or moved. */
export function createHost(): HTMLElement {
  // A custom element learns, at no cost to the page, that the page has removed it or anything around it.
  if (!customElements.get(tag))
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback(): void {
          // Pages that store copies of themselves also copy this element, but not its content.
          if (!this.shadowRoot) this.remove()
        }
        disconnectedCallback(): void {
          // Not at once, so that it cannot stop a page that removes the element whenever it comes back.
          setTimeout(() => this.dispatchEvent(new Event('move')), 50)
        }
      },
    )
  return document.createElement(tag)
}

/**
 * Shows the element above the page, again when the page has removed it. Ends when it is no popover any more:
 * an embedded panel stays where it is.
 */
export function keepAttached(host: HTMLElement): void {
  const attach = (event?: Event) => {
    if (!host.popover) return removeEventListener('focusin', attach, true)
    const path = event?.composedPath() ?? []
    if (!host.isConnected || !path.includes(host)) {
      // While a modal dialog of the page has the focus, nothing outside it can be pressed.
      const dialog = path.find(
        (node): node is Element => node instanceof Element && node.matches('dialog:modal'),
      )
      const parent = dialog ?? document.body ?? document.documentElement
      if (parent !== host.parentNode) parent.append(host)
      dialog?.addEventListener('close', attach)
    }
    host.togglePopover?.(true)
  }
  attach()
  addEventListener('focusin', attach, true)
  host.addEventListener('move', attach)
}
