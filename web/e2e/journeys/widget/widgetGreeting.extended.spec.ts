import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentOptionsSchema } from '@parley/functions/shared/agents/agent'
import { hourMs } from '@parley/functions/shared/durations'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { settle } from '../../support/settle.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { call, focused, type WidgetOn } from '../../support/widget.ts'

const browser = openBrowser({ isMoving: true })
const shop = openShop()
const launch = agentOptionsSchema.parse({ initMessages: ['First words.', 'Second words.'] })
const bubble = (kind: 'page' | 'time' | 'scroll' | 'exit' | 'visit' | 'event', value: string) => ({
  kind,
  value,
  action: 'bubble' as const,
  message: `Because of ${kind}`,
})
let shy: AgentForTest
let lively: AgentForTest
let watchful: AgentForTest
let patient: AgentForTest
let smart: AgentForTest

beforeAll(async () => {
  ;[shy, lively, watchful, patient, smart] = await Promise.all([
    agentWith('na', {}, { messageDelayMS: 800, proactiveMessage: 'Can I help you?', vgOptions: launch }),
    agentWith('na', {}, { messageDelayMS: 0, autoStartWidget: true }),
    agentWith(
      'na',
      {
        triggers: [
          bubble('page', '/checkout'),
          bubble('scroll', '50'),
          bubble('exit', ''),
          bubble('event', 'cart'),
          { kind: 'event', value: 'vip', action: 'open', message: '' },
        ],
      },
      { messageDelayMS: 0, listenForUrlChanges: true },
    ),
    agentWith('na', { triggers: [bubble('visit', '2'), bubble('time', '3')] }, { messageDelayMS: 0 }),
    agentWith('na', {}, { smartInit: true, vgOptions: launch }),
  ])
})

/** Returns when the newest bubble appeared, in milliseconds after the page. */
async function bubbleTime(page: Page, { bubble: said }: WidgetOn): Promise<number> {
  await said.waitFor()
  return page.evaluate(() => performance.now())
}

/**
 * Returns the text of a bubble after an action that triggers it. The widget starts to listen some time after
 * it is drawn, without a signal, so the action is repeated until the bubble is there; `act` gets the number
 * of the attempt.
 */
function saidAfter({ bubble: said }: WidgetOn, act: (step: number) => Promise<unknown>) {
  let step = 0
  return async (): Promise<string> => {
    await act(++step)
    return (await said.count()) > 0 ? said.innerText() : ''
  }
}

/** Makes the visitor's dismissal of the bubble, or their reading of it, some hours older. */
async function letPass(
  page: Page,
  agent: AgentForTest,
  hours: number,
  what: 'dismissed' | 'greeted' = 'dismissed',
): Promise<void> {
  await page.evaluate(
    ([key, milliseconds]) =>
      localStorage.setItem(key, String(Number(localStorage.getItem(key)) - milliseconds)),
    [`parley:2:${agent.agentId}:${what}`, hours * hourMs] as const,
  )
  await page.reload()
}

describe('the proactive message', () => {
  it('appears after a second, counts one and then two, opens the chat, and pauses for a day after its dismissal', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(shy))
    await page.evaluate(() => {
      const counts: number[] = []
      Object.assign(window, { counts })
      window.Parley?.on('unread', (count) => counts.push(count))
    })
    expect(await bubbleTime(page, widget)).toBeGreaterThan(1000)
    await expect.poll(() => widget.bubble.innerText()).toBe('Can I help you?')
    await takePicture(page, 'bubble')
    await widget.badge.getByText('2', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'counts'))).toEqual([1, 2])
    await takePicture(page, 'bubble-and-greeting')
    await widget.bubble.getByText('Can I help you?').click()
    await widget.panel.waitFor()
    await widget.bubble.waitFor({ state: 'detached' })
    await widget.close()

    // Opening the chat counts as reading it.
    await letPass(page, shy, 25, 'greeted')
    await widget.bubble.waitFor()
    await widget.bubble.getByRole('button', { name: 'Dismiss' }).click()
    await widget.bubble.waitFor({ state: 'detached' })
    await expect.poll(() => widget.badge.count()).toBe(0)
    await page.clock.install()
    await letPass(page, shy, 23)
    await settle(page)
    await page.clock.runFor(5_000)
    await settle(page)
    await expect.poll(() => widget.bubble.count()).toBe(0)
    await letPass(page, shy, 2)
    await widget.bubble.waitFor()
  })

  it('does not appear after the visitor has written; the badge goes from one to two', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(watchful))
    await widget.open()
    await widget.ask('sandbox:slow 1500 sandbox:say It took a while.')
    await widget.close()
    await widget.badge.getByText('1', { exact: true }).waitFor()
    await expect.poll(() => widget.launcher.getAttribute('aria-label')).toBe('Open chat (1 unread)')
    await call(page, 'trigger', 'cart')
    await widget.badge.getByText('2', { exact: true }).waitFor()
    await widget.open()
    await widget.close()
    await expect.poll(() => widget.badge.count()).toBe(0)
  })
})

describe('launch messages', () => {
  it('appear one after the other at the owner’s pace, and at once for a visitor who writes', async () => {
    const { widget } = await arrive(await browser.person(), shop.page(shy))
    await widget.open()
    await widget.answers.nth(1).getByText('Second words.').waitFor()
    await expect.poll(() => widget.answers.first().innerText()).toContain('First words.')
    const hasty = await arrive(await browser.person(), shop.page(shy))
    await hasty.widget.open()
    await hasty.widget.ask('sandbox:slow 3000 sandbox:say I am in a hurry.')
    await hasty.widget.answers.nth(1).getByText('Second words.').waitFor()
  })

  it('do not appear with Smart Initialization: the first answer fits the message', async () => {
    const { widget } = await arrive(await browser.person(), shop.page(smart))
    await widget.open()
    await expect.poll(() => widget.panel.locator('header').innerText()).toContain('Harbour desk')
    await expect.poll(() => widget.answers.count()).toBe(0)
    await widget.ask('Hello there!')
    await widget.answers.getByText(/How can I help you today/).waitFor()
    await expect.poll(() => widget.answers.count()).toBe(1)
  })
})

describe('a widget that opens by itself', () => {
  it('opens without taking the focus, until the visitor has closed it', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(lively))
    await widget.panel.waitFor()
    await expect.poll(() => focused(page)).toBe('body')
    await widget.sees(/orders, returns/)
    await widget.close()
    await page.reload()
    await page.waitForFunction(
      () => document.querySelector('parley-chat')?.shadowRoot?.querySelector('aside') !== null,
    )
    await expect.poll(() => widget.panel.isVisible()).toBe(false)
  })
})

describe('a trigger', () => {
  it('opens on a page of a site that changes without loading', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(watchful))
    const said = saidAfter(widget, (step) =>
      page.evaluate((path) => history.pushState({}, '', path), `/checkout/step-${step}`),
    )
    await expect.poll(said).toBe('Because of page')
  })

  it('opens after some seconds', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(patient))
    const at = await bubbleTime(page, widget)
    expect(at).toBeGreaterThan(3_000)
    await expect.poll(() => widget.bubble.innerText()).toBe('Because of time')
  })

  it('opens after half of the page was scrolled', async () => {
    const { page, widget } = await arrive(
      await browser.person(),
      shop.page(watchful, { body: '<div style="height:4000px"></div>' }),
    )
    await widget.panel.waitFor({ state: 'attached' })
    await page.waitForFunction(
      () => document.querySelector('parley-chat')?.shadowRoot?.querySelector('aside') !== null,
    )
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.2))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect.poll(() => widget.bubble.count()).toBe(0)
    const said = saidAfter(widget, (step) =>
      page.evaluate(
        (part) => scrollTo(0, document.documentElement.scrollHeight * part),
        0.7 + (step % 2) / 100,
      ),
    )
    await expect.poll(said).toBe('Because of scroll')
  })

  it('opens when the visitor is about to leave', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(watchful))
    await page.mouse.move(400, 200)
    const said = saidAfter(widget, () =>
      page.evaluate(() => {
        const leaving = new MouseEvent('mouseleave', { clientX: 400, clientY: -1 })
        document.documentElement.dispatchEvent(leaving)
      }),
    )
    await expect.poll(said).toBe('Because of exit')
  })

  it('opens on the second visit, not on the first', async () => {
    const context = await browser.person()
    const pageUrl = shop.page(patient)
    const first = await arrive(context, pageUrl)
    await bubbleTime(first.page, first.widget)
    await expect.poll(() => first.widget.bubble.innerText()).toBe('Because of time')
    await first.page.close()
    const second = await arrive(context, pageUrl)
    await second.widget.bubble.getByText('Because of visit').waitFor()
  })

  it('opens the chat on an event of the page, once a visit', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(watchful))
    await call(page, 'trigger', 'vip')
    await widget.panel.waitFor()
    await widget.close()
    await call(page, 'trigger', 'vip')
    await call(page, 'trigger', 'cart')
    await widget.bubble.getByText('Because of event').waitFor()
    await expect.poll(() => widget.panel.isVisible()).toBe(false)
  })
})
