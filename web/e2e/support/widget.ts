import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Parley } from '../../../widget/src/commands.ts'

interface Whom {
  /** The index among several widgets on the page, in the order of their creation. */
  nth?: number
}

/** Returns a visitor's actions in the widget, on any page. */
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
    /** The element on the page, with everything in it. */
    host,
    panel,
    launcher,
    /** The closed widget's bubble, and its count of missed messages. */
    bubble: host.locator('.bubble'),
    badge: host.locator('.badge'),
    /** The conversation itself, without the live region of screen readers. */
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
     * Sends a message; while an answer is streamed, whose last word may already be visible, Enter does
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
    /** Waits until a text is in the panel, except in the visitor's own messages. */
    sees: (text: string | RegExp) =>
      panel.getByText(text).and(page.locator(':not(.visitor *)')).first().waitFor(),
  }
}

export type WidgetOn = ReturnType<typeof widgetOn>

/** Calls the page's own `window.Parley`. */
export function call(
  page: Page,
  name: Exclude<keyof Parley, 'host' | 'widgets' | 'on'>,
  config?: unknown,
): Promise<void> {
  return page.evaluate(([command, argument]) => void Reflect.get(window.Parley ?? {}, command)(argument), [
    name,
    config,
  ] as const)
}

/** Returns the tag and the name of the focused element, shadow roots included. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return `${element?.tagName.toLowerCase()} ${element?.getAttribute('aria-label') ?? ''}`.trim()
  })
}

/** Returns the elements that can be scrolled sideways: the page, or parts of the widget. */
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
