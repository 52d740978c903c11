/** The actions of a visitor, in any language of the widget. */
export function widgetDriver(page) {
  const host = page.locator('parley-chat').first()
  const panel = host.locator('dialog')
  return {
    host,
    panel,
    wait: (milliseconds) => page.waitForTimeout(milliseconds),
    async open() {
      await host.locator('> button').click()
      await panel.locator('header [aria-expanded], .consent').first().waitFor()
    },
    async menu() {
      await panel.locator('header [aria-expanded]').click()
      await panel.locator('.menu').waitFor()
    },
    async ask(text) {
      const field = panel.locator('.composer textarea')
      await field.fill(text)
      await field.press('Enter')
    },
    sees: (text, index = 0) => host.getByText(text).nth(index).waitFor(),
    press: (name, role, exact = false) =>
      role ? panel.getByRole(role, { name, exact }).last().click() : panel.getByText(name).last().click(),
    upload: async (names) => {
      await panel.locator('input[type=file]').setInputFiles(
        names.map((name) => ({
          name,
          mimeType: 'application/octet-stream',
          buffer: Buffer.from('x'.repeat(4000)),
        })),
      )
      await page.waitForTimeout(300)
    },
    /** Loads the languages first, as for a visitor who has read for a while, and then goes offline. */
    goOffline: async () => {
      for (const language of ['ar', 'en']) {
        await page.evaluate((code) => window.Parley.setLanguage(code), language)
        await page.locator(`parley-chat dialog[lang=${language}]`).waitFor({ state: 'attached' })
      }
      await page.context().setOffline(true)
      await panel.locator('.banner').waitFor()
    },
    /** Simulates that the visitor begins to speak. */
    hear: (words) =>
      page.evaluate((transcript) => {
        window.SpeechRecognition = class extends EventTarget {
          start() {
            const results = [Object.assign([{ transcript }], { isFinal: false })]
            setInterval(
              () => this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results })),
              200,
            )
          }
          abort() {}
        }
      }, words),
    /** Patches a built-in object, as some pages do. */
    breakDates: () =>
      page.evaluate(() => {
        Date.prototype.toLocaleString = () => {
          throw new Error('Broken by the page')
        }
      }),
    /** Stores a value as an earlier page would have. */
    remember: async (name, value) => {
      await page.waitForTimeout(1200)
      await page.evaluate(
        ([key, stored]) => localStorage.setItem(key, JSON.stringify(stored)),
        [`parley:2:exampleexample00:${name}`, value],
      )
      await page.reload()
    },
  }
}
