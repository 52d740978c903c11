import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { recordsOf } from '../../support/records.ts'
import { settle } from '../../support/settle.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()
const shop = openShop()
const consentText = 'We keep what you write for **30 days**.'
const backend = /:5001\/demo-parley\/[^/]+\/widget\//
let careful: AgentForTest

beforeAll(async () => {
  careful = await agentWith(
    'eu',
    { consentMode: true, consentText },
    { messageDelayMS: 0, proactiveMessage: 'Not before you agree' },
  )
})

const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].filter(Boolean),
  )

describe('consent', () => {
  it('comes first: nothing is requested or stored before it, and its text and version are stored afterwards', async () => {
    const requests: string[] = []
    const context = await browser.person()
    context.on('request', (request) => requests.push(request.url()))
    const { page, widget } = await arrive(context, shop.page(careful, { attributes: { consent: '' } }))
    await widget.launcher.hover()
    await settle(page)
    expect(requests.filter((url) => !url.startsWith(shop.origin()) && !url.startsWith('data:'))).toEqual([
      `${webOrigin}/widget/parley.js`,
    ])
    await expect.poll(() => stored(page)).toEqual([])
    await expect.poll(() => widget.bubble.count()).toBe(0)

    await widget.open()
    await widget.sees('Before we chat')
    await widget.sees('30 days')
    await expect.poll(() => widget.field.count()).toBe(0)
    await expect.poll(() => stored(page)).toEqual([])
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, 'consent')
    await widget.press('No thanks')
    await widget.panel.waitFor({ state: 'hidden' })
    await expect.poll(() => stored(page)).toEqual([])
    await expect.poll(() => recordsOf(careful).conversations()).toEqual([])
    await expect.poll(() => recordsOf(careful).visits()).toEqual([])

    await widget.open()
    await widget.press('Agree')
    await widget.field.waitFor()
    await expect.poll(() => stored(page)).not.toEqual([])
    await widget.ask('sandbox:say Thank you for agreeing.')
    await widget.answers.getByText('Thank you for agreeing.').waitFor()
    const { consent } = await recordsOf(careful).conversation('sandbox:say Thank you for agreeing')
    expect(consent).toMatchObject({ text: consentText, version: expect.stringMatching(/^[0-9a-f]{12}$/) })
    await page.reload()
    await widget.open()
    await widget.answers.getByText('Thank you for agreeing.').waitFor()
    await expect.poll(() => recordsOf(careful).visits()).toMatchObject([{ page: page.url() }])
  })

  it('comes first in a frame too, where declining can be reversed', async () => {
    const requested: unknown[] = []
    const context = await browser.person()
    context.on('request', (request) => backend.test(request.url()) && requested.push(request.postDataJSON()))
    const { page, widget } = await arrive(context, `${webOrigin}/app/eu/render/${careful.agentId}/iframe`)
    const before = await recordsOf(careful).visits()
    await widget.launcher.hover()
    await settle(page)
    expect(requested).toEqual([{ agentId: careful.agentId, region: 'eu' }])
    await widget.open()
    await widget.press('No thanks')
    await widget.sees('You declined.')
    await expect.poll(() => widget.panel.getByRole('button', { name: 'Close chat' }).isVisible()).toBe(false)
    await expectAccessible(page, 'parley-chat')
    await expect.poll(() => stored(page)).toEqual([])
    expect(JSON.stringify(requested)).not.toContain('visit')
    await widget.press('Open chat')
    await widget.press('Agree')
    await expect.poll(async () => (await recordsOf(careful).visits()).length).toBe(before.length + 1)
  })

  it('is required even if the page’s script does not know of it', async () => {
    const before = await recordsOf(careful).visits()
    const { widget } = await arrive(await browser.person(), shop.page(careful))
    await widget.open()
    await widget.sees('Before we chat')
    await expect.poll(() => recordsOf(careful).visits()).toEqual(before)
  })
})
