import { beforeAll, describe, expect, it } from 'vitest'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { isExtended } from '../../support/extended.ts'
import { arrive, openShop } from '../../support/shop.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import type { WidgetOn } from '../../support/widget.ts'

const browser = openBrowser()
const shop = openShop()
const desktop = { width: 1440, height: 900 }
const phone = { width: 375, height: 700 }
const zooms = [
  ['html', 1.25],
  ['html', 0.8],
  ['body', 1.25],
] as const
let agent: AgentForTest

beforeAll(async () => {
  agent = await agentWith('na', {}, { messageDelayMS: 0 })
})

/** Returns a page that its owner has zoomed by style, with the widget at one placement. */
function zoomed(element: string, zoom: number, placement: string): string {
  return shop.page(agent, {
    attributes: { placement },
    body: `<style>${element} { zoom: ${zoom} }</style>`,
  })
}

/** Returns the box of launcher or panel, once no animation runs. */
async function boxOf(part: WidgetOn['panel']) {
  const animations = (element: Element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  await part.evaluate(animations)
  return (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
}

/** Returns the edges of the screen that launcher or panel exceed. */
async function passedEdges(part: WidgetOn['panel']): Promise<string[]> {
  const { x, y, width, height } = await boxOf(part)
  const gaps = { left: x, top: y, right: desktop.width - x - width, bottom: desktop.height - y - height }
  return Object.entries(gaps).flatMap(([edge, gap]) => (gap < -1 || width === 0 ? [edge] : []))
}

describe.each(isExtended ? zooms : zooms.slice(0, 1))(
  'the widget on a page whose %s has zoom %d',
  (element, zoom) => {
    it.each(['bottom-right', 'bottom-left', 'popup', 'modal', 'full-width'])(
      '%s stays within the screen',
      async (placement) => {
        const { page, widget } = await arrive(await browser.person(desktop), zoomed(element, zoom, placement))
        await expect.poll(() => passedEdges(widget.launcher)).toEqual([])
        await widget.open()
        await expect.poll(() => passedEdges(widget.panel)).toEqual([])
        await takePicture(page, `zoom-${element}-${zoom}-${placement}`)
      },
    )

    it('fills a phone, and the space above its keyboard', async () => {
      const { page, widget } = await arrive(
        await browser.person(phone),
        zoomed(element, zoom, 'bottom-right'),
      )
      await widget.open()
      const filled = ({ width, height }: typeof phone) => ({ x: 0, y: 0, width, height })
      const rounded = async () =>
        Object.fromEntries(
          Object.entries(await boxOf(widget.panel)).map(([side, length]) => [side, Math.round(length)]),
        )
      await expect.poll(rounded).toEqual(filled(phone))
      const left = { width: 375, height: 410 }
      await page.setViewportSize(left)
      await expect.poll(rounded).toEqual(filled(left))
      await takePicture(page, `zoom-${element}-${zoom}-phone`)
    })
  },
)
