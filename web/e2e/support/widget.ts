import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Parley } from '../../../widget/src/commands.ts'

interface Whom {
  /** Which of several widgets on the page, by the order in which they came. */
  nth?: number
}

/** What a visitor does with the widget, on whatever page it stands. */
export function widgetOn(page: Page, { nth = 0 }: Whom = {}) {
  const host = page.locator('parley-chat').nth(nth)
  const panel = host.locator('dialog')
  const launcher = host.locator('> button')
  const messages = panel.locator('ol.log')
  const menu = async (item: string) => {
    await panel.getByRole('button', { name: 'More' }).click()
    await panel.locator('.menu').getByRole('button', { name: item }).click()
  }
  return {
    /** The element on the page, with all that is drawn in it. */
    host,
    panel,
    launcher,
    /** What the closed widget says unasked, and how much was missed. */
    bubble: host.locator('.bubble'),
    badge: host.locator('.badge'),
    /** The conversation itself, without the region that screen readers hear. */
    messages,
    answers: messages.locator('li.agent'),
    field: panel.locator('.composer textarea'),
    open: async () => {
      await launcher.click()
      await panel.waitFor()
    },
    close: async () => {
      await panel.getByRole('button', { name: 'Close chat' }).click()
      await panel.waitFor({ state: 'hidden' })
    },
    /**
     * Sends a message; while an answer is being written, whose last word may already stand there, Enter does
     * nothing.
     */
    ask: async (text: string) => {
      const input = panel.locator('.composer textarea')
      await input.fill(text)
      await expect
        .poll(async () => {
          await input.press('Enter')
          return input.inputValue()
        })
        .toBe('')
    },
    press: (name: string) => panel.getByRole('button', { name, exact: true }).last().click(),
    menu,
    /** Waits until a text stands in the panel, not counting what the visitor has written himself. */
    sees: (text: string | RegExp) =>
      panel.getByText(text).and(page.locator(':not(.visitor *)')).first().waitFor(),
  }
}

export type WidgetOn = ReturnType<typeof widgetOn>

/** Calls the page's own `window.Parley`. */
export function call(
  page: Page,
  name: Exclude<keyof Parley, 'host' | 'widgets' | 'on'>,
  given?: unknown,
): Promise<void> {
  return page.evaluate(([command, argument]) => void Reflect.get(window.Parley ?? {}, command)(argument), [
    name,
    given,
  ] as const)
}

/** The tag and the name of what has the focus, shadow roots included. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? ''}`.trim()
  })
}

/** Whether anything can be scrolled sideways: the page, or what the widget draws. */
export function scrollsSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const within = [...document.querySelectorAll('parley-chat')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll('dialog, .log, .screen, .menu') ?? []),
    ])
    return [document.documentElement, ...within]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName}.${className} ${scrollWidth} > ${clientWidth}`,
      )
  })
}
