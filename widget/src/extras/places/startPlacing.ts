import type { Part, PartKit } from '../Part.ts'
import { embed } from './embed.ts'
import css from './places.css?inline'

/** The places besides the corners, where opening is more than showing. */
export function startPlacing({ chat, listen, wear }: PartKit): Part {
  const { place, section } = chat
  const { host, button } = place
  let settled = ''
  wear(css)

  // The browser closes a modal dialog by itself in ways that no key tells of, such as a phone's back gesture.
  listen(section, 'close', () => chat.close())
  listen(section, 'click', (event) => {
    if (event.target !== section || !(event instanceof MouseEvent) || host.dataset.placement !== 'modal')
      return
    const { left, right, top, bottom } = section.getBoundingClientRect()
    const { clientX, clientY } = event
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) chat.close()
  })

  let wasOpen = false
  // The page behind a popup is dimmed: a click on it leaves the popup, unless the click itself has opened it.
  listen(document, 'pointerdown', () => (wasOpen = chat.isOpen))
  listen(document, 'click', (event) => {
    if (wasOpen && host.dataset.placement === 'popup' && !event.composedPath().includes(host)) chat.close()
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
      // It may have been opened before it was known where.
      if (chat.isOpen) show(true)
      if (placement !== 'embedded') return
      button.hidden = true
      embed(place)
      chat.open(true)
    },
  }
}
