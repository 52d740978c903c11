import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { askDebugger, widgetIn } from '../../support/agents.ts'
import { agentWithFlow } from '../../support/agentWithFlow.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'

const browser = openBrowser()
/** The window of a small laptop, below the bars of its browser. */
const small = { width: 1366, height: 657 }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

it('shows the head and the reply field of the test chat beside long receipts in a small window', async () => {
  const { agentId, email, password, region } = await agentWithFlow()
  const page = await (await browser.person(small)).newPage()
  await signIn(page, email, password)
  await page.goto(`${webOrigin}/app/${region}/agents/${agentId}/prompt?showDebugger=true`)
  const card = page.locator('.react-flow__node', { hasText: 'Reception' })
  await card.waitFor()
  const receipts = page.getByRole('list', { name: 'Receipts' })
  for (const [at, question] of ['I am new here', 'And you?', 'Anything else?'].entries()) {
    await askDebugger(page, question)
    await expect.poll(() => receipts.locator('summary', { hasText: /credit/ }).count()).toBe(at + 1)
  }
  await receipts.locator('summary').first().click()
  await receipts.getByRole('heading', { name: /^From .* to Reception$/ }).waitFor()
  await takePicture(page, 'test-chat-small-window')

  const chat = page.getByRole('complementary', { name: 'Test chat' })
  const frame = await boxOf(chat.locator('iframe'))
  const head = await boxOf(chat.getByRole('heading', { name: 'Test chat' }))
  const reply = await boxOf(widgetIn(chat).getByRole('textbox', { name: 'Message' }))
  const send = await boxOf(widgetIn(chat).getByRole('button', { name: 'Send message' }))
  const list = await boxOf(receipts)
  expect(head.y).toBeGreaterThanOrEqual(0)
  expect(list.bottom).toBeLessThanOrEqual(small.height)
  // An answer has room between the widget's head and its reply field, which nothing covers.
  expect(frame.height).toBeGreaterThanOrEqual(300)
  expect(list.y).toBeGreaterThanOrEqual(frame.bottom - 1)
  for (const part of [reply, send]) {
    expect(part.y).toBeGreaterThanOrEqual(frame.y)
    expect(part.bottom).toBeLessThanOrEqual(frame.bottom)
  }
  expect(reply.y - frame.y).toBeGreaterThanOrEqual(200)
  expect(list.height).toBeLessThanOrEqual(0.4 * (await boxOf(chat)).height)

  // The canvas stays usable: the answered step is in sight, also beside its open fields.
  const isInSight = async () => {
    const [canvas, node] = [await boxOf(page.locator('.react-flow')), await boxOf(card)]
    const isWithin = node.x >= canvas.x && node.right <= canvas.right && node.y >= canvas.y
    return isWithin && node.bottom <= canvas.bottom
  }
  await expect.poll(isInSight).toBe(true)
  expect((await boxOf(page.locator('.react-flow'))).width).toBeGreaterThanOrEqual(600)
  await card.click()
  await page.getByRole('complementary', { name: 'Reception', exact: true }).waitFor()
  await expect.poll(isInSight).toBe(true)
  expect((await boxOf(page.locator('.react-flow'))).width).toBeGreaterThanOrEqual(400)
  await takePicture(page, 'test-chat-small-window-node')
})
