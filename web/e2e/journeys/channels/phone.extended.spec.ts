import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { findSmallTargets } from '../../support/faults/findSmallTargets.ts'
import { settle } from '../../support/settle.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { openVisit } from '../../support/openVisit.ts'

const browser = openBrowser()
let agent: AgentForTest
let room: string

beforeAll(async () => {
  agent = await agentWith('na', { canHandOff: true })
  room = `${webOrigin}/app/na/agents/${agent.agentId}`
  const visitor = await openVisit('na', agent.agentId)
  await visitor.say('sandbox:say We are open from ten to six.', { language: 'en' })
  await visitor.askForPerson()
}, 60_000)

async function open(url: string): Promise<Page> {
  const page = await (await browser.person({ width: 375, height: 812 })).newPage()
  await signIn(page, agent.email, agent.password)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle(page)
  return page
}

describe('the dashboard on a phone', () => {
  it('has no control that is smaller than a fingertip', async () => {
    const page = await open(`${room}/overview`)
    const found = []
    for (const path of [
      'overview',
      'look',
      'nodes',
      'kb',
      'tools',
      'tests',
      'convos',
      'leads',
      'settings?tab=ui',
      'settings?tab=language',
      'settings?tab=security',
      '../../home',
      '../../inbox',
      '../../agents',
      '../../billing',
    ]) {
      await page.goto(new URL(path, `${room}/`).href)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await settle(page)
      found.push(...(await findSmallTargets(page)).map((line) => `${path}: ${line}`))
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('option').first().waitFor()
    found.push(...(await findSmallTargets(page)).map((line) => `command menu: ${line}`))
    expect(found).toEqual([])
  })

  it('opens a receipt from below, leaves Take over visible, and closes it by a pull or Escape', async () => {
    const page = await open(`${room}/convos`)
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click()
    const receipt = page
      .getByRole('log', { name: 'Messages' })
      .getByRole('button', { name: 'Receipt' })
      .last()
    await receipt.click()
    const sheet = page.getByRole('dialog', { name: 'Receipt' })
    await sheet.getByText('Credits', { exact: true }).waitFor()
    await settle(page)
    await takePicture(page, 'phone-receipt')
    const top = (await sheet.boundingBox())?.y ?? 0
    const takeOver = page.getByRole('button', { name: 'Take over', exact: true, includeHidden: true })
    const head = await takeOver.boundingBox()
    expect(top).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => receipt.evaluate((button) => button === document.activeElement)).toBe(true)

    await receipt.click()
    await sheet.waitFor()
    await settle(page)
    const grip = (await sheet.boundingBox())?.y ?? 0
    await page.mouse.move(187, grip + 12)
    await page.mouse.down()
    await page.mouse.move(187, grip + 140, { steps: 5 })
    await page.mouse.up()
    await sheet.waitFor({ state: 'detached' })
  })

  it('publishes unsaved changes at once, and fades tabs where more can be scrolled to', async () => {
    const page = await open(`${room}/tests`)
    const tabs = page.getByRole('navigation', { name: 'Agent', exact: true })
    await expect.poll(() => tabs.getAttribute('data-more')).toBe('start end')
    await page.goto(`${room}/overview`)
    await expect.poll(() => tabs.getAttribute('data-more')).toBe(' end')

    await page.goto(`${room}/nodes`)
    await page.getByLabel('System prompt').fill('Be warm, and brief.')
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor()
    await takePicture(page, 'phone-unsaved')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Live', { exact: true }).first().waitFor()
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
  })
})
