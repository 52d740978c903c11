import type { Kit } from '../createKit.ts'

/** Pixels upwards within a quarter of a second: a thumb on its way to the address bar. */
const flick = 260

/** Reports when a visitor seems to leave: the pointer at the top, or a fast scroll up on a touch screen. */
export function watchLeaving({ listen }: Kit, onLeave: () => void): void {
  listen(document.documentElement, 'mouseleave', (event) => {
    if (event instanceof MouseEvent && event.clientY <= 0) onLeave()
  })
  if (!matchMedia('(pointer: coarse)').matches) return
  let from = { top: scrollY, at: 0 }
  listen(window, 'scroll', (event) => {
    if (event.timeStamp - from.at > 250 || scrollY > from.top) from = { top: scrollY, at: event.timeStamp }
    if (from.top - scrollY > flick) onLeave()
  })
}
