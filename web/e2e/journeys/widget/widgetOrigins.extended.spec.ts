import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { demoOrigin, openBrowser, webOrigin } from '../../support/browser.ts'
import { arrive, openShop } from '../../support/shop.ts'

const browser = openBrowser()
const shop = openShop()
let choosy: AgentForTest

beforeAll(async () => {
  choosy = await agentWith('na', { allowedOrigins: [shop.origin()] }, { messageDelayMS: 0 })
})

describe('an agent that is restricted to some pages', () => {
  it('is not shown on others, nor in a frame there', async () => {
    const own = await arrive(await browser.person(), shop.page(choosy))
    await own.widget.open()
    await own.widget.ask('sandbox:say This is my shop.')
    await own.widget.answers.getByText('This is my shop.').waitFor()
    const other = await arrive(await browser.person(), `${demoOrigin}/?agent=${choosy.agentId}&region=na`)
    await expect.poll(() => other.widget.host.count()).toBe(0)
    await expect.poll(() => other.page.locator('script[data-agent]').count()).toBe(1)
    // A frame is refused too; the same host under another name is another page.
    const host = shop.page([], {
      body: `<iframe title="Chat" src="${webOrigin}/app/na/render/${choosy.agentId}/iframe" width="420" height="600"></iframe>`,
    })
    const framed = async (url: string) =>
      (await arrive(await browser.person(), url)).page.frameLocator('iframe')
    await (await framed(host)).locator('textarea').waitFor()
    await (
      await framed(host.replace('127.0.0.1', 'localhost'))
    )
      .getByText('This agent could not be found')
      .waitFor()
    // The errors: refused on other pages, and by the region without the agent.
    expect(browser.errors.splice(0).filter((error) => !/40[34]/.test(error))).toEqual([])
  })
})
