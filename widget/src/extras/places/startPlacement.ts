import type { Part, PartKit } from '../Part.ts'
import { embed, embedAgain } from './embed.ts'
import css from './places.css?inline'

/** Starts the placements other than the corners, which do more than show the panel. */
export function startPlacement({ chat, listen, signal, addCss }: PartKit): Part {
  const { mount, section } = chat
  const { host, button } = mount
  let settled = ''
  addCss(css)

  // The browser also closes a modal dialog without a key, for example by a phone's back gesture.
  listen(section, 'close', () => chat.close())
  listen(section, 'click', (event) => {
    if (event.target !== section || !(event instanceof MouseEvent) || host.dataset.placement !== 'modal')
      return
    const { left, right, top, bottom } = section.getBoundingClientRect()
    const { clientX, clientY } = event
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) chat.close()
  })

  let wasOpen = false
  // The page behind a popup is dimmed: a click on it closes the popup, unless the same click has opened it.
  listen(document, 'pointerdown', () => (wasOpen = chat.isOpen))
  listen(document, 'click', (event) => {
    if (wasOpen && host.dataset.placement === 'popup' && !event.composedPath().includes(host)) chat.close()
  })

  // A page has removed the element, or moved everything around it.
  listen(host, 'move', () => {
    if (host.dataset.placement === 'embedded') embedAgain(mount, chat.update, signal)
    // A dialog that was removed is open, but no longer modal.
    section.open = false
    if (chat.isOpen) show(true)
  })

  function show(isShown: boolean): boolean {
    const { placement } = host.dataset
    if (placement === 'embedded') return isShown
    if (isShown && placement === 'modal' && !section.open) section.showModal()
    else if (!isShown && section.open) section.close()
    return true
  }

  return {
    show,
    update(): void {
      const { placement = '' } = host.dataset
      if (placement === settled) return
      settled = placement
      // The panel may have been opened before its placement was known.
      if (chat.isOpen) show(true)
      if (placement !== 'embedded') return
      button.hidden = true
      embed(mount)
      chat.open(true)
    },
  }
}
