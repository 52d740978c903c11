import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { call, focused } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
const backend = /:5001\/demo-parley\/[^/]+\/widget\//
let agent: AgentForTest

beforeAll(async () => {
  agent = await agentWith('na', {}, { messageDelayMS: 0 })
})

/** Expects only these errors of requests that a test makes fail; any other error fails it. */
function expectErrors(pattern: RegExp): void {
  expect(browser.errors.splice(0).filter((error) => !pattern.test(error))).toEqual([])
}

/** Patches a built-in on the page, or restores it. */
const patchDates = (page: Page, isBroken: boolean) =>
  page.evaluate((broken) => {
    const { prototype } = Date
    if (!('whole' in window)) Object.assign(window, { whole: Reflect.get(prototype, 'toLocaleString') })
    const fail = () => {
      throw new Error('Broken by the page')
    }
    Object.assign(prototype, { toLocaleString: broken ? fail : Reflect.get(window, 'whole') })
  }, isBroken)

describe('a page', () => {
  const nonce = 'c3RyaWN0'
  it.each([
    ['the address of the script', webOrigin],
    ['its nonce alone', `'nonce-${nonce}' 'strict-dynamic'`],
  ])('has a working chat under a strict policy that names %s', async (_, allowed) => {
    const policy = `default-src 'none'; script-src ${allowed}; connect-src http://127.0.0.1:5001; font-src ${webOrigin}; style-src 'nonce-${nonce}'; img-src data:; require-trusted-types-for 'script'`
    const { page, widget } = await arrive(
      await browser.person(),
      shop.page(agent, { nonce, headers: { 'content-security-policy': policy } }),
    )
    await widget.open()
    await widget.ask('sandbox:say Even here.')
    await widget.answers.getByText('Even here.').waitFor()
    await expect.poll(() => widget.field.evaluate((field) => getComputedStyle(field).resize)).toBe('none')
    await expectAccessible(page, 'parley-chat')
  })

  it('has a chat until it is left when it denies storage', async () => {
    const context = await browser.person()
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
      }
    })
    const { widget } = await arrive(context, shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say One.')
    await widget.answers.getByText('One.').waitFor()
    await widget.ask('sandbox:say Two.')
    await widget.answers.getByText('Two.').waitFor()
    await expect.poll(() => widget.answers.getByText('One.').count()).toBe(1)
  })

  it('shows the error, offers a retry, and can be left when it breaks the panel', async () => {
    const { page, widget } = await arrive(await browser.person({ width: 375, height: 700 }), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say All is well.')
    await widget.answers.getByText('All is well.').waitFor()
    const alert = widget.panel.getByRole('alert').getByText('Something went wrong')
    await patchDates(page, true)
    // Renders every message again.
    await call(page, 'setLanguage', 'en')
    await alert.waitFor()
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'crash')
    await patchDates(page, false)
    await widget.press('Try again')
    await widget.answers.getByText('All is well.').waitFor()
    await expect.poll(() => alert.count()).toBe(0)
    await patchDates(page, true)
    await call(page, 'setLanguage', 'en')
    await alert.waitFor()
    await widget.close()
    expectErrors(/Broken by the page/)
  })
})

describe('a network', () => {
  it('loses and duplicates nothing when it fails and recovers', async () => {
    const context = await browser.person()
    const { page, widget } = await arrive(context, shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Before.')
    await widget.answers.getByText('Before.').waitFor()
    await context.setOffline(true)
    await widget.sees('You’re offline.')
    await widget.ask('sandbox:say After the break.')
    await widget.ask('sandbox:say Right after that.')
    await takePicture(page, 'offline')
    await context.setOffline(false)
    await widget.answers.getByText('Right after that.').waitFor()
    await widget.panel.getByText('You’re offline.').waitFor({ state: 'detached' })
    await expect.poll(() => widget.answers.getByText('After the break.').count()).toBe(1)
    const requested = async () => {
      const { window } = await recordsOf(agent).conversation('sandbox:say After the break')
      return window.filter(({ role }) => role === 'visitor').map(({ text }) => text)
    }
    // An answer's words are there a moment before it is stored.
    await expect
      .poll(requested)
      .toEqual(['Before.', 'After the break.', 'Right after that.'].map((text) => `sandbox:say ${text}`))
    expectErrors(/ERR_INTERNET_DISCONNECTED/)
  })

  it('merely takes longer when it drops every other request', async () => {
    const context = await browser.person()
    const { widget } = await arrive(context, shop.page(agent))
    let count = 0
    await context.route(backend, (route) =>
      count++ % 2 === 0 ? route.abort('connectionreset') : route.fallback(),
    )
    await widget.open()
    for (const word of ['One', 'Two']) {
      await widget.ask(`sandbox:say ${word} arrives.`)
      await widget.answers.getByText(`${word} arrives.`).waitFor()
    }
    expect(count).toBeGreaterThan(3)
    // An answer can be read while it is streamed, and is stored when it has ended.
    await expect
      .poll(async () => {
        const { window } = await recordsOf(agent).conversation('sandbox:say One arrives')
        return window.map(({ text }) => text)
      })
      .toEqual(['sandbox:say One arrives.', 'One arrives.', 'sandbox:say Two arrives.', 'Two arrives.'])
    expectErrors(/ERR_CONNECTION_RESET/)
  })

  it('leaves an offer to send the same message again when the backend fails', async () => {
    const context = await browser.person()
    const { page, widget } = await arrive(context, shop.page(agent))
    await widget.open()
    await widget.field.waitFor()
    await context.route(
      /widget\/message$/,
      (route) =>
        route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: 'Busy' }),
      { times: 1 },
    )
    await widget.ask('sandbox:say Sent twice, said once.')
    await widget.messages.getByText('The chat can’t be reached right now.').waitFor()
    await takePicture(page, 'failed')
    await widget.press('Try again')
    await widget.answers.getByText('Sent twice, said once.').waitFor()
    await expect.poll(() => widget.messages.locator('.visitor').count()).toBe(1)
    expectErrors(/503/)
  })
})

describe('a visitor with an untrusted page', () => {
  it('downloads their conversation as a file, and deletes it here and for the owner', async () => {
    const { page, widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Nobody else may read this.')
    await widget.answers.getByText('Nobody else may read this.').waitFor()
    const { ID } = await recordsOf(agent).conversation('sandbox:say Nobody else')
    for (const [item, ending] of [
      ['Download as text', '.txt'],
      ['Download as JSON', '.json'],
    ] as const) {
      const downloading = page.waitForEvent('download')
      await widget.menu(item)
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^conversation-\\d{4}-\\d\\d-\\d\\d\\${ending}$`),
      )
      expect(await readFile(await download.path(), 'utf8')).toContain('Nobody else may read this.')
    }
    await widget.menu('Delete conversation')
    await takePicture(page, 'delete')
    await widget.press('Delete')
    await widget.panel.getByRole('alertdialog').waitFor({ state: 'detached' })
    await expect.poll(() => widget.messages.getByText('Nobody else may read this.').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('textarea Message')
    const left = JSON.stringify(
      (await recordsOf(agent).conversations()).filter((conversation) => conversation.ID === ID),
    )
    expect(left).not.toContain('Nobody else')
    await page.reload()
    await widget.open()
    await widget.sees(/orders, returns/)
    await expect.poll(() => widget.messages.getByText('Nobody else may read this.').count()).toBe(0)
  })

  it('learns only that there is no chat when they are blocked, and has none afterwards', async () => {
    const context = await browser.person()
    const { page, widget } = await arrive(context, shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Be nice.')
    await widget.answers.getByText('Be nice.').waitFor()
    const { ID } = await recordsOf(agent).conversation('sandbox:say Be nice')
    await agent.call('blockVisitor', {
      region: agent.region,
      agentId: agent.agentId,
      conversationId: ID,
      isBlocked: true,
    })
    await widget.messages.getByText(/Conversation closed/).waitFor()
    // An instance with the conversation in its cache learns of the block with the next message.
    await widget.ask('I will not.')
    await widget.panel.getByRole('button', { name: 'Send message' }).waitFor()
    await widget.ask('I will not, I said.')
    await widget.messages.getByText('This chat is no longer available.').waitFor()
    // An ended session is checked at once.
    await page.reload()
    await expect.poll(() => widget.host.count()).toBe(0)
    expectErrors(/403/)
  })

  it('is refused when they flood the agent, while another visitor is served', async () => {
    const ask = (from: string) =>
      fetch('http://127.0.0.1:5001/demo-parley/us-central1/widget/session', {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': from },
        body: JSON.stringify({ agentId: agent.agentId, region: agent.region }),
      }).then(async (response) => {
        await response.text()
        return response.status
      })
    const flood = `198.51.100.${Date.now() % 250}`
    const answers = [await ask(flood)]
    while (answers.at(-1) === 200 && answers.length < 300) answers.push(await ask(flood))
    expect(answers.length).toBeGreaterThan(20)
    expect(answers.at(-1)).toBe(429)
    expect(await ask('203.0.113.7')).toBe(200)
    const { widget } = await arrive(await browser.person(), shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Nobody stops me.')
    await widget.answers.getByText('Nobody stops me.').waitFor()
  })
})
