import { expect } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cardOf = (page: Page, name: string) => page.locator('.react-flow__node', { hasText: name })
const panelOf = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })
const savedOn = (page: Page) =>
  page.getByRole('toolbar', { name: 'Nodes' }).getByText('Saved', { exact: true })
const textIn = (page: Page, name: string) =>
  sectionOf(page, name).getByRole('textbox', { name: 'Instructions' })

async function add(page: Page, kind: RegExp) {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: kind }).click()
}

/**
 * Draws an edge from one card's lower connector to the other's upper one. The canvas may still move, so the
 * press is repeated until it has begun an edge, and the other connector is followed.
 */
async function connectByMouse(page: Page, from: string, to: string) {
  const source = cardOf(page, from).locator('.react-flow__handle.source')
  const target = cardOf(page, to).locator('.react-flow__handle.target')
  await expect
    .poll(async () => {
      await page.mouse.up()
      await source.hover()
      const { x, y } = await boxOf(source)
      await page.mouse.down()
      await page.mouse.move(x, y - 3, { steps: 3 })
      return page.locator('.react-flow__connection').count()
    })
    .toBe(1)
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(target)
      await page.mouse.move(x - 40, y - 40, { steps: 8 })
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
      return target.and(page.locator('.valid')).count()
    })
    .toBe(1)
  await page.mouse.up()
}

async function boxOf(connector: Locator) {
  const box = await connector.boundingBox()
  if (!box) throw new Error('The connector is not on the screen.')
  return box
}

/** Returns how far to the right two cards are of each other, and of a third. */
async function distances(page: Page) {
  const [start, orders, end] = await Promise.all(
    ['Start', 'Orders', 'Goodbye.'].map((name) => boxOf(cardOf(page, name))),
  )
  return {
    between: Math.round((end?.x ?? 0) - (orders?.x ?? 0)),
    fromStart: Math.round((orders?.x ?? 0) - (start?.x ?? 0)),
  }
}

/** A flow starts with one node; the agent's prompt applies to all nodes. */
export async function startFlow(page: Page, nodes: string): Promise<void> {
  await page.goto(nodes)
  await page.getByRole('button', { name: 'Build a flow' }).click()
  await sectionOf(page, 'Start').waitFor()
  await sectionOf(page, 'Conversation').waitFor()
  await expectAccessible(page, 'body')
}

/** The view of prompts adds a node, an edge to it in words, and an end. */
export async function addNodesInWords(page: Page): Promise<void> {
  await add(page, /^Node/)
  await sectionOf(page, 'Node').getByRole('textbox', { name: 'Name' }).fill('Orders')
  await textIn(page, 'Orders').fill('Ask for the order number.')
  await sectionOf(page, 'Conversation').getByRole('combobox', { name: 'Add a path to…' }).click()
  await page.getByRole('listbox', { name: 'Add a path to…' }).getByRole('option', { name: 'Orders' }).click()
  await sectionOf(page, 'Conversation').getByText('Add a condition for this path.').waitFor()
  await sectionOf(page, 'Conversation').getByLabel('When (describe)').fill('asks about an order')
  await page.getByText('Add a condition for this path.').waitFor({ state: 'detached' })
  await add(page, /^End/)
  await sectionOf(page, 'End').getByText('Add the text visitors see.').waitFor()
  await sectionOf(page, 'End').getByRole('textbox', { name: 'Fixed text' }).fill('Goodbye.')
  await page.getByText('Add the text visitors see.').waitFor({ state: 'detached' })
}

/** Typing is undone and redone by the keyboard. */
export async function undoTyping(page: Page): Promise<void> {
  await page.keyboard.press('Control+z')
  await page.getByText('Add the text visitors see.').waitFor()
  await page.keyboard.press('Control+y')
  await page.getByText('Add the text visitors see.').waitFor({ state: 'detached' })
  await savedOn(page).waitFor()
}

/** The canvas shows the same four nodes; it draws an edge by mouse, and undoes over both views. */
export async function connectOnCanvas(page: Page): Promise<void> {
  await page.getByText('Canvas', { exact: true }).click()
  await page.waitForURL(/\/prompt$/)
  await expect.poll(() => page.locator('.react-flow__node').count()).toBe(4)
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByText('Saving…').waitFor()
  await savedOn(page).waitFor()
  await cardOf(page, 'Goodbye.').click()
  await panelOf(page, 'End').getByRole('button', { name: 'Close' }).click()
  await connectByMouse(page, 'Orders', 'Goodbye.')
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(3)
  await cardOf(page, 'Orders').focus()
  await page.keyboard.press('Enter')
  const heading = panelOf(page, 'Orders').getByRole('heading', { name: 'Orders' })
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await panelOf(page, 'Orders').getByLabel('When (describe)').fill('has the answer')
  await page.getByRole('button', { name: 'has the answer' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'No condition yet' }).waitFor()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'has the answer' }).waitFor()
  await savedOn(page).waitFor()
  await expectAccessible(page, 'body')
}

/** A node is selected, copied, pasted and deleted by the keyboard alone. */
export async function copyByKeyboard(page: Page): Promise<void> {
  await cardOf(page, 'Orders').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect.poll(() => page.locator('.react-flow__node').count()).toBe(5)
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.locator('.react-flow__node').count()).toBe(4)
  await savedOn(page).waitFor()
}

/** Two nodes become a group by keyboard, get a name, move together, and stay in it as one card. */
export async function groupByKeyboard(page: Page): Promise<void> {
  await cardOf(page, 'Goodbye.').click()
  await cardOf(page, 'Orders').click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('Control+g')
  await panelOf(page, 'Group').getByRole('textbox', { name: 'Name' }).fill('Ordering')
  const group = page.getByRole('group', { name: 'Ordering', exact: true })
  await takePictures(page, 'flow-group')
  await panelOf(page, 'Ordering').getByRole('button', { name: 'Close' }).click()
  const before = await distances(page)
  await group.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => (await distances(page)).fromStart).not.toBe(before.fromStart)
  expect((await distances(page)).between).toBe(before.between)
  await group.getByRole('button', { name: 'Collapse Ordering' }).click()
  await expect.poll(() => page.locator('.react-flow__node').count()).toBe(3)
  await takePictures(page, 'flow-group-collapsed')
  await savedOn(page).waitFor()
  await page.reload()
  await group.getByRole('button', { name: 'Expand Ordering' }).click()
  await expect.poll(() => page.locator('.react-flow__node').count()).toBe(5)
  await group.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+g')
  await expect.poll(() => page.locator('.react-flow__node').count()).toBe(4)
  await savedOn(page).waitFor()
}

export async function expectKeptByReload(page: Page): Promise<void> {
  await page.reload()
  await page.getByRole('button', { name: 'has the answer' }).waitFor()
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBe(3)
}

/** Two browsers change different nodes at the same time: both changes are kept. */
export async function changeDifferentNodes(page: Page, second: Page, nodes: string): Promise<void> {
  await second.goto(nodes)
  await textIn(second, 'Orders').fill('Ask for the number of the order.')
  await page.goto(nodes)
  await textIn(page, 'Conversation').fill('Answer briefly.')
  await savedOn(second).waitFor()
  await savedOn(page).waitFor()
  await expect.poll(() => textIn(page, 'Orders').inputValue()).toBe('Ask for the number of the order.')
  await expect.poll(() => textIn(second, 'Conversation').inputValue()).toBe('Answer briefly.')
}

/** Both change the same text, one of them offline: both versions are shown, and one is chosen. */
export async function changeSameText(page: Page, second: Page): Promise<void> {
  await second.context().setOffline(true)
  await textIn(second, 'Conversation').fill('Answer at length.')
  await second.getByText(/^Not saved:/).waitFor()
  await textIn(page, 'Conversation').fill('Answer in one sentence.')
  await savedOn(page).waitFor()
  await second.context().setOffline(false)
  const conflict = second.getByRole('region', { name: 'A teammate changed this too' })
  await conflict.getByText('Answer in one sentence.').waitFor()
  await second.getByRole('button', { name: 'Waiting for your choice' }).click()
  await expectAccessible(second, 'body')
  await takePictures(second, 'flow-conflict')
  await conflict.getByRole('button', { name: 'Keep yours' }).click()
  await expect.poll(() => textIn(page, 'Conversation').inputValue()).toBe('Answer at length.')
}

/** A node that is deleted in one view is missing in the other, and returns with one undo. */
export async function undoDeletion(page: Page): Promise<void> {
  await sectionOf(page, 'Orders').getByRole('button', { name: 'Delete Orders' }).click()
  await sectionOf(page, 'Orders').waitFor({ state: 'detached' })
  await page.getByText('Canvas', { exact: true }).click()
  await page.waitForURL(/\/prompt$/)
  await cardOf(page, 'Start').waitFor()
  await cardOf(page, 'Orders').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await cardOf(page, 'Orders').waitFor()
}
