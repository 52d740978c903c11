import type { Page } from 'playwright-core'

/**
 * Sets the device's color scheme and waits until the page has applied it. The public pages follow the device
 * by their style sheet.
 */
export async function chooseScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => (document.documentElement.dataset['mantineColorScheme'] ?? scheme) === scheme,
    colorScheme,
  )
}
