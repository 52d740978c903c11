import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStates } from '../../../widget/test/openStates.mjs'
import { openBrowser } from '../support/browser.ts'
import { call, widgetOn } from '../support/widget.ts'

const browser = openBrowser()
let stage: Awaited<ReturnType<typeof openStates>>

beforeAll(async () => {
  stage = await openStates()
})
afterAll(() => stage.stop())

async function show(state: string): Promise<Page> {
  const page = await (await browser.person()).newPage()
  await stage.show(page, state)
  return page
}

/** Returns whether a press at the middle of the launcher reaches it. */
const isReachable = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const host = document.querySelector('parley-chat')
    const box = host?.shadowRoot?.querySelector('button')?.getBoundingClientRect()
    return !!box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === host
  })

describe('the widget on a page that replaces its content', () => {
  const swaps = {
    'its body': () => {
      document.body = new DOMParser().parseFromString('<body><h1>2</h1></body>', 'text/html').body
    },
    'the content of its body': () => {
      document.body.innerHTML = '<h1>2</h1>'
    },
    everything: () => document.documentElement.replaceChildren(document.createElement('body')),
    'its body in a view transition': () => {
      document.startViewTransition(() => document.body.replaceWith(document.createElement('body')))
    },
  }

  it.each(Object.keys(swaps))('keeps its panel as it was when the page replaces %s', async (name) => {
    const page = await show('conversation')
    const widget = widgetOn(page)
    await widget.field.fill('Half a sen')
    const scrolled = await widget.messages.evaluate((list) => list.scrollTop)
    const [, swap] = Object.entries(swaps).find(([key]) => key === name) ?? []
    if (swap) await page.evaluate(swap)
    await expect.poll(() => page.locator('h2').count()).toBe(1)
    await expect.poll(() => isReachable(page)).toBe(true)
    await expect.poll(() => page.locator('parley-chat').count()).toBe(1)
    await expect.poll(() => widget.field.inputValue()).toBe('Half a sen')
    await expect.poll(() => widget.messages.evaluate((list) => list.scrollTop)).toBe(scrolled)
    await widget.ask('And the chairs?')
    await widget.sees('once a year')
  })

  it('is modal again in its panel after the page has replaced its body', async () => {
    const page = await show('placement-modal')
    const widget = widgetOn(page)
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')))
    await expect.poll(() => widget.panel.evaluate((panel) => panel.matches(':modal'))).toBe(true)
    await widget.field.fill('Half a sen')
    await widget.close()
    await widget.open()
    await expect.poll(() => widget.field.inputValue()).toBe('Half a sen')
  })

  it('returns to the element of its name when the page has it again', async () => {
    const page = await show('placement-embedded')
    const widget = widgetOn(page)
    await widget.field.fill('Half a sen')
    await page.evaluate(() => document.querySelector('#here')?.remove())
    await widget.host.waitFor({ state: 'detached' })
    await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div id="here"></div>'))
    await page.locator('#here parley-chat dialog').waitFor()
    await expect.poll(() => widget.field.inputValue()).toBe('Half a sen')
  })
})

/** Adds a field in a dialog that returns the focus to itself, as libraries for dialogs do. */
function trapFocus(kind: string): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" id="trap"><input><button>OK</button></div>',
  )
  const trap = document.querySelector('#trap')
  const field = trap?.querySelector('input')
  const isOutside = ({ target }: Event) => target instanceof Node && !trap?.contains(target)
  const refuse = (event: Event) => {
    if (!isOutside(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const takeBack = (event: Event) => isOutside(event) && field?.focus()
  const kinds: Record<string, () => void> = {
    'after the focus has left': () => document.addEventListener('focusin', takeBack),
    'before the focus arrives': () => document.addEventListener('focus', takeBack, true),
    'when its own field loses it': () =>
      document.addEventListener('focusout', ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !trap?.contains(relatedTarget)) field?.focus()
      }),
    'and refuses clicks and Tab outside': () => {
      for (const type of ['focusin', 'mousedown', 'touchstart', 'click'])
        document.addEventListener(type, type === 'focusin' ? takeBack : refuse, true)
      document.addEventListener('keydown', (event) => event.key === 'Tab' && takeBack(event), true)
    },
  }
  kinds[kind]?.()
  field?.focus()
}

describe('the widget beside a dialog of the page that keeps the focus', () => {
  it.each([
    'after the focus has left',
    'before the focus arrives',
    'when its own field loses it',
    'and refuses clicks and Tab outside',
  ])('lets the visitor write when the dialog takes the focus back %s', async (kind) => {
    const page = await show('launcher')
    const widget = widgetOn(page)
    await page.evaluate(() => window.Parley?.on('ready', () => {}))
    await widget.panel.waitFor({ state: 'attached' })
    await page.evaluate(trapFocus, kind)
    await expect
      .poll(async () => {
        await widget.launcher.click()
        return widget.panel.isVisible()
      })
      .toBe(true)
    await widget.field.click()
    await page.keyboard.type('When are you open?')
    await expect.poll(() => widget.field.inputValue()).toBe('When are you open?')
    await expect.poll(() => page.locator('#trap input').inputValue()).toBe('')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('PARLEY-CHAT')
    await widget.press('Send message')
    await widget.sees('once a year')
  })

  it('can be used over a modal dialog, and after it', async () => {
    const page = await show('launcher')
    const widget = widgetOn(page)
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<dialog id="own"><input><button>OK</button></dialog>')
      document.querySelector<HTMLDialogElement>('#own')?.showModal()
    })
    await widget.open()
    await widget.field.pressSequentially('When are you open?')
    await expect.poll(() => widget.field.inputValue()).toBe('When are you open?')
    await expect.poll(() => page.locator('#own input').inputValue()).toBe('')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.close())
    await expect.poll(() => isReachable(page)).toBe(true)
    await expect.poll(() => widget.field.inputValue()).toBe('When are you open?')
    await call(page, 'close')
    await widget.open()
  })
})

describe('the widget on paper', () => {
  it('is not printed as a floating panel with a launcher', async () => {
    const page = await show('conversation')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => widgetOn(page).panel.isVisible()).toBe(false)
    await expect.poll(() => widgetOn(page).launcher.isVisible()).toBe(false)
  })

  it('is printed in its place as an embedded panel', async () => {
    const page = await show('placement-embedded')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('#here parley-chat dialog').isVisible()).toBe(true)
  })
})
