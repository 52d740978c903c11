/** A flow for the pictures, in the format of the clipboard. */
const nodes = {
  n1: node('start', '', ''),
  n2: node('default', 'Find out what it is about', 'Greet briefly and ask what the visitor needs.'),
  n3: {
    ...node('default', 'Order', 'Ask for the order number and the name. One thing at a time.'),
    collects: [
      { key: 'order', label: 'Order number', kind: 'text', choices: [] },
      { key: 'name', label: 'Name', kind: 'text', choices: [] },
    ],
  },
  n4: { ...node('default', 'Return', 'Explain returns from the knowledge.'), model: 'gpt-4o-mini' },
  n5: { ...node('end', 'Done', 'Thank you, and have a good day.'), mode: 'fixed', outcome: 'Served' },
  n6: {
    ...node('end', 'A person takes over', ''),
    mode: 'fixed',
    global: { when: 'asks for a person', returns: false },
  },
  n7: { ...node('note', '', 'Numbers have eight digits since May.'), x: 560, y: 0 },
}
const edges = {
  e1: { from: 'n1', to: 'n2', order: 0, when: { rule: 'always' } },
  e2: { from: 'n2', to: 'n3', order: 0, when: 'asks about an order' },
  e3: { from: 'n2', to: 'n4', order: 1, when: 'wants to send something back' },
  e4: { from: 'n3', to: 'n5', order: 0, when: 'has the answer' },
  e5: { from: 'n4', to: 'n5', order: 0, when: 'has no more questions' },
  e6: { from: 'n3', to: 'n6', order: 1, when: { rule: 'stuck', turns: 3 } },
}

function node(kind, name, text) {
  const rest = { mode: 'model', tools: [], knowledge: 'all', collects: [], outcome: '' }
  return { kind, name, x: 0, y: 0, text, ...rest }
}

/** An agent for each language, created once, because the visits share one world. */
const agents = new WeakMap()

async function goToNodes(page, say) {
  const existing = agents.get(page)
  if (existing) return page.goto(existing)
  await page
    .getByRole('button', { name: say('New Agent') })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: say('Name') }).fill('Otter Lane Books')
  await drawer.getByRole('button', { name: say('Create'), exact: true }).click()
  await page.waitForURL(/overview\?showDebugger=true/)
  const nodesPage = page.url().replace(/overview.*$/, 'nodes')
  agents.set(page, nodesPage)
  await page.goto(nodesPage)
  await page.getByRole('button', { name: say('Build a flow') }).click()
  await page.locator('section[data-kind]').first().waitFor()
}

/** Opens the agent's nodes as a page to read. */
export async function showNodes(page, say) {
  await showCanvas(page, say)
  await page.goto(agents.get(page))
  await page.locator('section[data-kind]').nth(5).waitFor()
}

export async function showCanvas(page, say) {
  await goToNodes(page, say)
  await page.goto(agents.get(page).replace(/nodes$/, 'prompt'))
  // An earlier visit may have deleted all nodes.
  const nothing = page.getByRole('button', { name: say('Add start') })
  await page.locator('.react-flow__node').or(outlineIn(page, say)).or(nothing).first().waitFor()
  if (await nothing.isVisible()) return pasteOnDesk(page, say)
  // On a phone the flow is a list.
  if (!isPhone(page) && (await page.locator('.react-flow__node').count()) < 6) await pasteFlow(page, say)
}

const isPhone = (page) => (page.viewportSize()?.width ?? 0) < 860

/** The flow as a list, on a phone. */
const outlineIn = (page, say) => page.getByRole('list', { name: say('Outline') })

/** Pastes the flow in a wide window, where all nodes are visible. */
async function pasteOnDesk(page, say) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await pasteFlow(page, say)
  if (!size) return
  await page.setViewportSize(size)
  await page.reload()
  await page.locator('.react-flow__node').or(outlineIn(page, say)).first().waitFor()
}

/** Replaces the existing flow. */
async function pasteFlow(page, say) {
  for (let left = await page.locator('.react-flow__node').count(); left > 0; left--) {
    await page.locator('.react-flow__node').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Delete')
    await page
      .locator('.react-flow__node')
      .nth(left - 1)
      .waitFor({ state: 'detached' })
  }
  const text = JSON.stringify({ kind: 'parley-flow', nodes, edges })
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
  await page.locator('.react-flow__node').nth(6).waitFor()
  await page.getByRole('button', { name: say('Arrange') }).click()
  await page.getByText(say('Saving…')).waitFor()
  await page.getByText(say('Saved'), { exact: true }).waitFor()
}

/** Shows the diagram instead of the list, on a phone. */
export async function showMap(page, say) {
  await page.getByRole('button', { name: say('Show map') }).click()
  await page.locator('.react-flow__node').first().waitFor()
}

export async function openNode(page, say) {
  if (isPhone(page))
    return outlineIn(page, say)
      .getByRole('button', { name: /^Order/ })
      .first()
      .click()
  // A zoomed-out node shows only its name.
  await page.locator('.react-flow__node', { has: page.getByText('Order', { exact: true }) }).click()
}

export async function deleteNodes(page, say) {
  await showNodes(page, say)
  const rest = page.locator('section[data-kind] > header button')
  while ((await rest.count()) > 0) await rest.first().click()
  await page.getByRole('button', { name: say('Add start') }).waitFor()
}
