import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { arrive, openShop } from '../../support/shop.ts'

const browser = openBrowser()
const shop = openShop()
let agent: AgentForTest
beforeAll(async () => {
  agent = await agentWith('eu', {}, { messageDelayMS: 0 })
})

/** The policy that the README documents for calls over a vendor's line, in addition to the widget's own. */
const policy = [
  "default-src 'none'",
  "style-src 'nonce-shop'",
  'img-src data:',
  `font-src ${webOrigin}`,
  'worker-src blob:',
  `script-src ${webOrigin} https://*.daily.co blob:`,
  `connect-src ${webOrigin} http://127.0.0.1:5001 https://*.daily.co wss://*.daily.co`,
].join('; ')

describe('a call of a page at a vendor', () => {
  it('loads the vendor’s code only then, under a strict policy, and reports an unreachable vendor', async () => {
    const context = await browser.person()
    const { page, widget } = await arrive(
      context,
      shop.page(agent, { headers: { 'content-security-policy': policy }, nonce: 'shop' }),
    )
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await context.route(/\/widget\/call$/, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { line: { id: 'call-1', joinUrl: 'https://vapi.daily.co/none' } },
      }),
    )
    let requested = 0
    await context.route('https://c.daily.co/**', async (route) => {
      requested++
      await route.fulfill({ status: 503 })
    })
    await widget.open()
    await widget.ask('sandbox:say Written before the call.')
    await widget.answers.getByText('Written before the call.').waitFor()
    expect(scripts.some((url) => /vapi/i.test(url))).toBe(false)
    await widget.press('Start a voice call')
    await widget.panel.locator('.call').getByText('That didn’t work.').waitFor()
    expect(requested).toBeGreaterThan(0)
    await widget.press('Back to chat')
    await widget.answers.getByText('Written before the call.').waitFor()
    // The browser's errors: the failed requests, and the vendor's own error report, which the policy blocks.
    expect(browser.errors.splice(0).every((error) => /daily\.co|sentry\.io/.test(error))).toBe(true)
  })
})
