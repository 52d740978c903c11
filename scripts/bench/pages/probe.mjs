/**
 * Runs in the page: checks at every frame whether the launcher is visible and the input has focus, and
 * records the times.
 */
export function probe({ launcher, input }) {
  const notes = { launcherAt: 0, clickAt: 0, inputAt: 0, tasks: [] }
  const find = (selector) =>
    selector
      .split(' >>> ')
      .reduce((element, part) => (element?.shadowRoot ?? element)?.querySelector(part), document)
  const isVisible = (element) => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
    return width > 4 && height > 4 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  }
  const takesFocus = (element) => {
    if (!isVisible(element)) return false
    element.focus()
    return element.getRootNode().activeElement === element
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) notes.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('click', (event) => (notes.clickAt ||= event.timeStamp), true)
  const look = () => {
    if (launcher && !notes.launcherAt && isVisible(find(launcher))) notes.launcherAt = performance.now()
    const mayType = !launcher || notes.clickAt
    if (mayType && takesFocus(find(input))) notes.inputAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.benchmark = {
    notes,
    middle: () => {
      const { left, top, width, height } = find(launcher).getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    typed: () => find(input).value,
  }
}
