import type { Page } from 'playwright-core'

/** What a visitor does with the widget, on whatever page it stands. */
export function widgetOn(page: Page) {
  const panel = page.getByRole('dialog')
  return {
    panel,
    /** The conversation itself, without the region that screen readers hear. */
    messages: panel.getByRole('list', { name: 'Messages' }),
    open: async () => {
      await page.getByRole('button', { name: 'Open chat' }).click()
      await panel.waitFor()
    },
    ask: async (text: string) => {
      const input = panel.getByRole('textbox')
      await input.fill(text)
      await input.press('Enter')
    },
    /** Waits until a text stands in the panel. */
    sees: (text: string | RegExp) => panel.getByText(text).first().waitFor(),
  }
}
