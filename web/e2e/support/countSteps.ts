import type { Page } from 'playwright-core'

/**
 * Counts what a person does on a page and in its frames: each press of a pointer, each key that writes no
 * text, each field that is typed in, each option of a select, and each URL that is opened. The browser's own
 * events are counted, so no step of a journey can be left out. Returns the count so far. It must be called
 * before the page is loaded.
 */
export async function countSteps(page: Page): Promise<() => number> {
  let steps = 0
  await page.exposeBinding('parleyStep', () => {
    steps++
  })
  await page.addInitScript(reportSteps)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) steps++
  })
  return () => steps
}

/** Runs in the page, before its own scripts. */
function reportSteps(): void {
  const report: unknown = Reflect.get(globalThis, 'parleyStep')
  const step = () => typeof report === 'function' && void report()
  /** The field that was typed in last; typing on is the same step. */
  let field: EventTarget | undefined
  const isText = (target: unknown) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(?:radio|checkbox|file|range|button|submit)$/.test(target.type))
  const watch = (type: string, isStep: (event: Event, target: EventTarget | undefined) => boolean) =>
    addEventListener(
      type,
      (event) => {
        if (isStep(event, event.composedPath()[0])) step()
      },
      { capture: true },
    )
  watch('pointerdown', ({ isTrusted }) => {
    field = undefined
    return isTrusted
  })
  watch('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || !event.isTrusted) return false
    return event.key.length > 1 && !/^(?:Shift|Control|Alt|Meta|Backspace|Delete)$/.test(event.key)
  })
  watch('input', ({ isTrusted }, target) => {
    const isNew = isTrusted && target !== field && isText(target)
    if (isNew) field = target
    return isNew
  })
  watch('change', (_, target) => target instanceof HTMLSelectElement)
}
