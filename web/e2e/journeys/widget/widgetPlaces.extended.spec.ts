import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { voiceConfigSchema } from '@parley/functions/shared/agents/agent'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { demoOrigin, openBrowser, webOrigin } from '../../support/browser.ts'
import { isExtended } from '../../support/extended.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { focused, scrollsSideways, type WidgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 700 } }
/** A hostile page has its own styles and scripts, which one placement covers. */
const kinds = isExtended ? (['plain', 'hostile'] as const) : (['plain'] as const)
const floating = ['bottom-right', 'bottom-left', 'popup', 'full-width', 'modal'] as const
let agent: AgentForTest
let plain: AgentForTest
let tabbed: AgentForTest

beforeAll(async () => {
  agent = await agentWith('na', {}, { messageDelayMS: 0 })
  tabbed = await agentWith('na', { widgetType: 'tabs' }, { messageDelayMS: 0 })
  plain = await agentWith(
    'na',
    {},
    { messageDelayMS: 0, voiceConfig: voiceConfigSchema.parse({ webCalling: false }) },
  )
})

const pages = {
  plain: (placement: string) =>
    shop.page(agent, {
      attributes: { placement, target: '#here' },
      body: placement === 'embedded' ? '<div id="here"></div>' : '',
    }),
  hostile: (placement: string) =>
    `${demoOrigin}/hostile.html?agent=${agent.agentId}&region=na&placement=${placement}&target=%23here`,
}

describe.each(kinds)('on a %s page', (kind) => {
  describe.each(['desktop', 'phone'] as const)('of a %s', (size) => {
    it.each(size === 'phone' && !isExtended ? floating.slice(0, 1) : floating)(
      '%s opens, answers, closes and gives the focus back',
      async (placement) => {
        const { page, widget } = await arrive(await browser.person(sizes[size]), pages[kind](placement))
        await widget.open()
        await expect.poll(() => focused(page)).toBe('textarea Message')
        await widget.ask('sandbox:say We oil every **table** by hand.')
        await widget.sees(/We oil every table by hand/)
        // An answer that completes after the panel is closed counts as unread.
        await widget.panel.getByRole('button', { name: 'Helpful', exact: true }).waitFor()
        await expectInView(widget, placement, size)
        await expect.poll(() => waysOut(widget)).toBe(placement.startsWith('bottom') ? 2 : 1)
        if (kind === 'plain') {
          await expect.poll(() => scrollsSideways(page)).toEqual([])
          await expectAccessible(page, 'parley-chat')
        }
        await takePicture(page, `place-${placement}-${kind}-${size}`)
        await page.keyboard.press('Escape')
        await widget.panel.waitFor({ state: 'hidden' })
        await expect.poll(() => focused(page)).toBe('button Open chat')
        await page.keyboard.press('Enter')
        await widget.sees(/We oil every table by hand/)
        await widget.close()
        await expect.poll(() => focused(page)).toBe('button Open chat')
      },
    )

    it('embedded is in its element, leaves the focus, and answers', async () => {
      const { page, widget } = await arrive(await browser.person(sizes[size]), pages[kind]('embedded'))
      await widget.field.waitFor()
      await expect.poll(() => focused(page)).toBe('body')
      await expect.poll(() => page.locator('#here > parley-chat').count()).toBe(1)
      await expect.poll(() => widget.launcher.isVisible()).toBe(false)
      await widget.ask('sandbox:say We oil every table by hand.')
      await widget.sees(/We oil every table by hand/)
      await page.keyboard.press('Escape')
      await expect.poll(() => widget.panel.isVisible()).toBe(true)
      if (kind === 'plain') {
        await expect.poll(() => scrollsSideways(page)).toEqual([])
        await expectAccessible(page, 'parley-chat')
      }
      await takePicture(page, `place-embedded-${kind}-${size}`)
    })
  })
})

describe('an agent without special settings', () => {
  it.each([
    ['bottom-right', 'desktop'],
    ['bottom-left', 'desktop'],
    ['bottom-right', 'phone'],
    ['bottom-left', 'phone'],
  ] as const)('is placed %s on a %s from the start', async (placement, size) => {
    const { page, widget } = await arrive(
      await browser.person(sizes[size]),
      shop.page(plain, { attributes: { placement } }),
    )
    await widget.open()
    await widget.sees(/orders, returns/)
    await expect.poll(() => scrollsSideways(page)).toEqual([])
    await expectInView(widget, placement, size)
    await takePicture(page, `welcome-${placement}-${size}`)
  })
})

describe('a widget of type tabs without chosen tabs', () => {
  it.each(['desktop', 'phone'] as const)('has the default tabs at its bottom on a %s', async (size) => {
    const { page, widget } = await arrive(await browser.person(sizes[size]), shop.page(tabbed))
    await widget.open()
    const bar = widget.panel.getByRole('navigation', { name: 'Harbour desk' })
    const go = (name: string) => bar.getByRole('button', { name }).click()
    const current = () => bar.locator('[aria-current=page]').innerText()
    await expect.poll(current).toBe('Home')
    await expect
      .poll(() => bar.getByRole('button').allInnerTexts())
      .toEqual(['Home', 'Chat', 'Your conversations'])
    await widget.sees(/orders, returns/)
    await expectInView(widget, 'bottom-right', size)
    await expectAtFoot(widget, bar)
    await expect.poll(() => scrollsSideways(page)).toEqual([])
    await expectAccessible(page, 'parley-chat')
    await takePicture(page, `tabs-home-${size}`)

    await go('Chat')
    await widget.field.focus()
    await expect.poll(() => bar.isVisible()).toBe(true)
    if (size === 'phone') {
      // The on-screen keyboard leaves only the field.
      await page.setViewportSize({ width: sizes.phone.width, height: 410 })
      await bar.waitFor({ state: 'hidden' })
      await page.setViewportSize(sizes.phone)
      await bar.waitFor()
    }
    await widget.ask('sandbox:say We oil every table by hand.')
    await widget.sees(/We oil every table by hand/)
    await widget.panel.getByRole('button', { name: 'Helpful', exact: true }).waitFor()
    await widget.messages.focus()
    await expect.poll(current).toBe('Chat')
    await expectAtFoot(widget, bar)

    await go('Your conversations')
    await widget.panel.locator('.past button').first().waitFor()
    await takePicture(page, `tabs-conversations-${size}`)
    await go('Home')
    await widget.panel.locator('.recent button').click()
    await expect.poll(current).toBe('Chat')
    await widget.sees(/We oil every table by hand/)
  })
})

describe('the agent’s own URLs', () => {
  it.each([
    ['/prototype?vg_id={id}', 'introduces the agent'],
    ['/app/na/prototype?vg_id={id}', 'introduces the agent'],
    ['/na/prototype/{id}', 'introduces the agent'],
    ['/eu/prototype/{id}', 'finds the agent in the other region'],
    ['/share?vg_id={id}', 'introduces the agent'],
  ])('%s %s', async (path) => {
    const { page, widget } = await arrive(
      await browser.person(),
      `${webOrigin}${path.replace('{id}', agent.agentId)}`,
    )
    await page.getByRole('heading', { name: 'Harbour desk', level: 1 }).waitFor()
    await widget.panel.waitFor()
    await widget.ask('sandbox:say Welcome aboard.')
    await widget.sees('Welcome aboard.')
    await expectAccessible(page, 'body')
    await takePicture(page, 'page-of-the-agent')
    // The region without the agent refuses one request, and the browser logs it.
    expect(browser.errors.splice(0).filter((error) => !error.includes('404'))).toEqual([])
  })

  it('/app/na/render/{id}/iframe is the panel alone, in a frame of any page', async () => {
    const frameUrl = `${webOrigin}/app/na/render/${agent.agentId}/iframe`
    const host = shop.page([], {
      body: `<iframe title="Chat" src="${frameUrl}" width="420" height="600"></iframe>`,
    })
    const { page } = await arrive(await browser.person(), host)
    const frame = page.frameLocator('iframe')
    await frame.locator('textarea').fill('sandbox:say From inside the frame.')
    await frame.locator('textarea').press('Enter')
    await frame.locator('.log .agent').getByText('From inside the frame.').waitFor()
    await expect.poll(() => frame.locator('parley-chat > button').isVisible()).toBe(false)
    await takePicture(page, 'page-with-a-frame')
  })

  it('says in a sentence that an agent is in neither region', async () => {
    const { page, widget } = await arrive(
      await browser.person(),
      `${webOrigin}/prototype?vg_id=missingmissing00`,
    )
    await page.getByRole('alert').getByText('This agent could not be found').waitFor()
    await expect.poll(() => widget.host.count()).toBe(0)
    expect(browser.errors.splice(0).every((error) => error.includes('404'))).toBe(true)
  })
})

/**
 * Counts the visible buttons that close the chat: a panel beside its launcher needs only the launcher's own,
 * a distant one needs another.
 */
async function waysOut({ host }: WidgetOn): Promise<number> {
  const buttons = await host.getByRole('button', { name: 'Close chat' }).all()
  const shown = await Promise.all(
    buttons.map((button) =>
      button.evaluate((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
    ),
  )
  return shown.filter(Boolean).length
}

/** Expects the bar to end at the panel's bottom edge, over its whole width. */
async function expectAtFoot({ panel }: WidgetOn, bar: Locator): Promise<void> {
  const edges = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
    return [x, x + width, y + height].map(Math.round)
  }
  // The panel still animates just after it opens.
  await expect
    .poll(async () => {
      const [inner, outer] = await Promise.all([edges(bar), edges(panel)])
      return inner.map((edge, index) => edge - (outer[index] ?? -1))
    })
    .toEqual([0, 0, 0])
}

/** Expects the panel at its placement, within the window. */
async function expectInView(
  { panel }: WidgetOn,
  placement: string,
  size: 'desktop' | 'phone',
): Promise<void> {
  const box = async () => (await panel.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  const { width, height } = sizes[size]
  if (size === 'phone') {
    await expect.poll(box).toEqual({ x: 0, y: 0, width, height })
    return
  }
  const { x, y, width: wide, height: high } = await box()
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + wide).toBeLessThanOrEqual(width)
  expect(y + high).toBeLessThanOrEqual(height)
  const left = x
  const right = width - x - wide
  if (placement === 'bottom-right') expect(left).toBeGreaterThan(right)
  else if (placement === 'bottom-left') expect(right).toBeGreaterThan(left)
  else expect(Math.abs(left - right)).toBeLessThan(2)
  if (placement === 'full-width') expect(wide).toBe(width)
}
