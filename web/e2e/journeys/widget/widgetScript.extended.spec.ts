import { basename } from 'node:path'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signIn } from '../../support/accounts.ts'
import { publish } from '../../support/agents.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { settle } from '../../support/settle.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()
const shop = openShop()
const script = `<script async src="${webOrigin}/widget/parley.js"></script>`
const manifestSchema = z.object({
  launcher: z.string(),
  panel: z.array(z.string()),
  writer: z.array(z.string()),
})
let agent: AgentForTest
let other: AgentForTest

beforeAll(async () => {
  ;[agent, other] = await Promise.all([
    agentWith('na', {}, { messageDelayMS: 0 }),
    agentWith('eu', {}, { messageDelayMS: 0 }),
  ])
})

const settings = ({ agentId, region }: AgentForTest) => JSON.stringify({ agent: agentId, region })

describe('the script of an older embedding', () => {
  it("runs the page's earlier calls, then accepts the next agent", async () => {
    const body = `<script>
  window.Parley ??= function () { (Parley.q ??= []).push([...arguments]) }
  Parley('send', 'sandbox:say Asked before the script came.')
  Parley('configure', ${settings(agent)})
  Parley('open')
</script>${script}`
    const { page, widget } = await arrive(await browser.person(), shop.page([], { body }))
    await widget.panel.waitFor()
    await widget.sees('Asked before the script came.')
    await page.evaluate((given) => {
      const { Parley } = window
      Parley?.destroy()
      Reflect.apply(Parley ?? (() => {}), undefined, ['configure', JSON.parse(given)])
      Parley?.open()
    }, settings(other))
    await widget.panel.waitFor({ state: 'hidden' })
    await page.addScriptTag({ url: `${webOrigin}/widget/parley.js` })
    await widget.panel.waitFor()
    await expect
      .poll(() => page.evaluate(() => Object.keys(window.Parley?.widgets ?? {})))
      .toEqual([other.agentId])
    await widget.ask('sandbox:say The other one answers.')
    await widget.sees('The other one answers.')
  })

  it('is configured by an object, adds a second agent, and lists the commands after an unknown one', async () => {
    const body = `<script>window.Parley = ${settings(agent)}</script>${script}`
    const { page, widget } = await arrive(await browser.person(), shop.page([], { body }))
    await widget.open()
    const complaint = page.waitForEvent('console', { predicate: (message) => message.type() === 'error' })
    await page.evaluate(() => Reflect.apply(window.Parley ?? (() => {}), undefined, ['opne']))
    expect((await complaint).text()).toMatch(/no command “opne”.*send.*open, close/)
    expect(browser.errors.splice(0).every((error) => error.includes('opne'))).toBe(true)
    await page.evaluate((given) => window.Parley?.configure(JSON.parse(given)), settings(other))
    await expect.poll(() => page.locator('parley-chat').count()).toBe(2)
    await page.evaluate(() => window.Parley?.destroy())
    await expect
      .poll(() => page.evaluate(() => Object.keys(window.Parley?.widgets ?? {})))
      .toEqual([agent.agentId])
  })
})

describe('a visitor who writes one message', () => {
  it('loads what the budget counts, and copies code from the answer', async () => {
    const context = await browser.person()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { page, widget } = await arrive(context, shop.page([], { body: '' }))
    const loaded: string[] = []
    page.on('response', (response) => {
      if (/\/widget\/.*\.js$/.test(response.url())) loaded.push(basename(response.url()))
    })
    await page.goto(shop.page(agent))
    await widget.open()
    await widget.ask('sandbox:say Fine.')
    await widget.sees('Fine.')
    await widget.panel.getByRole('button', { name: 'Helpful', exact: true }).waitFor()
    const { launcher, panel, writer } = manifestSchema.parse(
      await (await fetch(`${webOrigin}/widget/manifest.json`)).json(),
    )
    expect(loaded.toSorted()).toEqual(
      [launcher, ...panel, ...writer].map((file) => basename(file)).toSorted(),
    )
    await widget.ask('sandbox:say Type:\\n```\\nnpm start\\n```')
    // The streamed answer is rendered again when it is complete.
    await widget.panel.getByRole('button', { name: 'Helpful', exact: true }).nth(1).waitFor()
    await widget.press('Copy code')
    await widget.panel.getByText('Copied to Clipboard').waitFor()
    await takePicture(page, 'widget-code')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm start')
  })
})

describe("an agent's own script on a page", () => {
  it('contains later publications, without new markup', async () => {
    const own = await agentWith('na', {}, { messageDelayMS: 0, primaryColor: '#117755' })
    const scriptUrl = `${webOrigin}/widget/na-${own.agentId}.js`
    const markup = shop.page([], { body: `<script async src="${scriptUrl}"></script>` })
    const accent = (host: Locator) =>
      host.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))
    const { page, widget } = await arrive(await browser.person(), markup)
    await expect.poll(() => accent(widget.host)).toBe('#117755')
    await widget.open()
    await widget.ask('sandbox:say It answers as well.')
    await widget.sees('It answers as well.')
    // Another agent is added as with the common script.
    await page.evaluate((given) => window.Parley?.configure(JSON.parse(given)), settings(other))
    await expect.poll(() => page.locator('parley-chat').count()).toBe(2)
    await expect
      .poll(() => page.evaluate(() => Object.keys(window.Parley?.widgets ?? {})))
      .toEqual([own.agentId, other.agentId])

    const owner = await (await browser.person()).newPage()
    await signIn(owner, own.email, own.password)
    await owner.goto(`${webOrigin}/app/na/agents/${own.agentId}/look`)
    await owner.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#c2185b')
    await publish(owner)
    // The CDN and browsers revalidate after a minute; a new visitor sees it at once.
    await expect
      .poll(async () => (await fetch(scriptUrl)).text(), { interval: 500 })
      .toContain('"color":"#c2185b"')
    const later = await arrive(await browser.person(), markup)
    await expect.poll(() => accent(later.widget.host)).toBe('#c2185b')
  })

  it('leaves a page alone if its agent does not exist', async () => {
    const body = `<script async src="${webOrigin}/widget/na-${'a'.repeat(16)}.js"></script><p>Here</p>`
    const page = await (await browser.person()).newPage()
    const requested = page.waitForResponse(/widget\/na-a+\.js$/)
    await page.goto(shop.page([], { body }))
    expect((await requested).status()).toBeGreaterThanOrEqual(300)
    await page.getByText('Here').waitFor()
    await settle(page)
    await expect.poll(() => page.locator('parley-chat').count()).toBe(0)
    browser.errors.splice(0)
  })
})
