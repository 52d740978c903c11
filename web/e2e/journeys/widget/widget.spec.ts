import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoOrigin, openBrowser } from '../../support/browser.ts'
import { regionsUnderTest } from '../../support/extended.ts'
import { settle } from '../../support/settle.ts'
import { widgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const demo = z
  .record(z.enum(['na', 'eu']), z.object({ agentId: z.string() }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../../widget/demo/agents.json'), 'utf8')))

describe.each(regionsUnderTest)('a visitor of a website in %s', (region) => {
  const demoUrl = `${demoOrigin}/?agent=${demo[region].agentId}&region=${region}`

  it('reloads in the middle of an answer and gets it once, complete', async () => {
    const page = await (await browser.person()).newPage()
    await page.goto(demoUrl)
    const widget = widgetOn(page)
    await widget.open()
    await widget.ask('How often should I oil my table, a kitchen table? sandbox:slow 5000')
    await widget.sees(/Oil a table/)
    await page.reload()
    await widget.open()
    await widget.sees(/Oil a table once a year, a kitchen table twice/)
    await widget.panel.getByRole('button', { name: 'Send message' }).waitFor()
    await settle(page)
    const text = await widget.messages.innerText()
    expect(text.match(/Oil a table once a year/g)).toHaveLength(1)
    expect(text.match(/How often should I oil my table/g)).toHaveLength(1)
    await page.reload()
    await widget.open()
    await widget.sees(/Oil a table once a year/)
    expect((await widget.messages.innerText()).match(/Oil a table once a year/g)).toHaveLength(1)
  })

  it('sees an error when the model fails, and an unsent message stays beside the next one', async () => {
    const page = await (await browser.person()).newPage()
    await page.goto(demoUrl)
    const widget = widgetOn(page)
    await widget.open()
    await widget.ask('sandbox:error 500')
    await widget.panel.getByRole('button', { name: 'Try again' }).waitFor()
    await widget.ask('Is there parking?')
    await widget.sees(/three parking spaces/)
    const unsent = widget.messages.locator('.visitor').filter({ hasText: 'sandbox:error 500' })
    await unsent.getByText('Not sent').waitFor()
    await expect.poll(() => widget.panel.getByRole('button', { name: 'Try again' }).count()).toBe(1)
    await expect
      .poll(() => widget.messages.locator('.visitor').last().innerText())
      .toContain('sandbox:error 500')
  })
})

describe('the hostile page', () => {
  it('has a working chat in spite of unusual styles, a strict policy and no storage', async () => {
    const page = await (await browser.person()).newPage()
    await page.goto(`${demoOrigin}/hostile.html?agent=${demo.na.agentId}&region=na`)
    const widget = widgetOn(page)
    await widget.open()
    await widget.ask('When is the showroom open on Saturday?')
    await widget.sees(/10 am to 3 pm/)
    const size = () =>
      widget.panel
        .getByText(/10 am to 3 pm/)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    // The streamed answer is rendered again once it is complete.
    await expect.poll(size).toBeLessThan(20)
  })
})

describe('a phone', () => {
  it('shows the chat over the whole screen and restores the page on close', async () => {
    const page = await (await browser.person({ width: 375, height: 700 })).newPage()
    await page.goto(`${demoOrigin}/?agent=${demo.na.agentId}&region=na`)
    const widget = widgetOn(page)
    await widget.open()
    // It animates to its size first.
    await expect.poll(async () => (await widget.panel.boundingBox())?.width).toBeCloseTo(375, 0)
    await page.keyboard.press('Escape')
    await widget.panel.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName.toLowerCase()))
      .toBe('parley-chat')
  })
})

describe('the widget of an agent that does not exist', () => {
  it('is removed from the page once its request is refused', async () => {
    const page = await (await browser.person()).newPage()
    const refused = page.waitForResponse((response) => response.status() === 404)
    await page.goto(`${demoOrigin}/?agent=missingmissing00&region=na`)
    expect((await refused).url()).toMatch(/\/session$/)
    await widgetOn(page).host.waitFor({ state: 'detached' })
    // The browser logs the one refused request.
    await expect.poll(() => browser.errors).toEqual([expect.stringContaining('404')])
    browser.errors.splice(0)
  })
})
