import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { recordsOf } from '../../support/records.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { widgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
let agent: AgentForTest

beforeAll(async () => {
  agent = await agentWith('eu', {}, { messageDelayMS: 0 })
})

describe('a visit', () => {
  it('is recorded once a tab: the page, the referrer and the device, but no country by default', async () => {
    const { visits } = recordsOf(agent)
    const context = await browser.person()
    const target = shop.page(agent)
    const { page } = await arrive(context, shop.page([], { body: `<a id="on" href="${target}">On</a>` }))
    const from = page.url()
    await page.locator('#on').click()
    const visit = { page: target, referrer: from, browser: 'Chrome', platform: 'Linux', country: '' }
    await expect.poll(visits).toEqual([visit])
    const widget = widgetOn(page)
    await widget.open()
    await widget.ask('sandbox:say Welcome.')
    await widget.answers.getByText('Welcome.').waitFor()
    await page.reload()
    await widget.open()
    await widget.answers.getByText('Welcome.').waitFor()
    await expect.poll(() => visits()).toEqual([visit])

    // However long a URL is, the chat works.
    const second = await arrive(context, `${target}?${'campaign='.repeat(300)}`)
    await second.widget.open()
    await second.widget.ask('sandbox:say From far away.')
    await second.widget.answers.getByText('From far away.').waitFor()
    await expect
      .poll(async () =>
        (await visits()).map(({ page: url }) => url.length).toSorted((one, other) => one - other),
      )
      .toEqual([target.length, 2_000])
  })
})
