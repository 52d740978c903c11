import { Window } from 'happy-dom'
import { vi } from 'vitest'
import { createStripe } from '../browser/createStripe.ts'
import { startStripe } from './startStripe.ts'

/**
 * Opens a page that loads the stand-in for Stripe.js, and does what a person does there.
 * The sandbox runs in the same process and needs Node's own globals, so only those of a page are added.
 */
export async function openStripePage() {
  const page = new Window({ url: 'http://localhost:3000' })
  vi.stubGlobal('window', page)
  for (const name of ['document', 'Event', 'CSSStyleSheet', 'HTMLScriptElement'])
    vi.stubGlobal(name, Reflect.get(page, name))
  const sandbox = await startStripe()

  function addMount() {
    const node = document.createElement('div')
    document.body.append(node)
    return node
  }

  function field(label: string): HTMLInputElement {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
    return document.getElementById(found!.htmlFor) as HTMLInputElement
  }

  function fill(label: string, value: string) {
    const input = field(label)
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('blur'))
  }

  function fillCard(number: string) {
    fill('Card number', number)
    fill('Expiry date', '12 / 40')
    fill('Security code', '123')
  }

  async function press(label: string) {
    const button = await vi.waitUntil(() =>
      [...document.querySelectorAll('dialog[open] button')].find(({ textContent }) => textContent === label),
    )
    ;(button as HTMLButtonElement).click()
  }

  return {
    sandbox,
    server: () => sandbox.client('page'),
    load: () => createStripe(sandbox.url, 'pk_test_page'),
    addMount,
    field,
    fill,
    fillCard,
    press,
    async close() {
      await sandbox[Symbol.asyncDispose]()
      await page.happyDOM.close()
      vi.unstubAllGlobals()
    },
  }
}
