import { readFileSync } from 'node:fs'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { askDebugger } from '../../support/agents.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'

const browser = openBrowser()

/** Creates a published agent with a flow of two nodes. */
async function makeAgent() {
  const agent = await agentWith('eu')
  const { region, agentId, call } = agent
  const node = (kind: 'start' | 'default', name: string, text: string) => ({
    kind,
    name,
    text,
    x: 0,
    y: 0,
    mode: 'model' as const,
    tools: [],
    knowledge: 'all' as const,
    collects: [],
    outcome: '',
  })
  const nodes = {
    n1: node('start', 'Start', ''),
    n2: node('default', 'Reception', 'Say: "Welcome to the boat house."'),
  }
  const edges = { e1: { from: 'n1', to: 'n2', order: 0, when: { rule: 'always' as const } } }
  await call('saveFlow', {
    region,
    agentId,
    parts: { nodes, edges },
    base: { nodes: { n1: null, n2: null }, edges: { e1: null } },
  })
  await draftOf(agentId).update({ enableNodes: true })
  await call('publishAgent', { region, agentId })
  return agent
}

function draftOf(agentId: string) {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  return getFirestore(app, databaseIds.eu).doc(`voiceglow/${agentId}`)
}

it("an agent's flow is visible as it runs, a version is restored, and the agent is exported as a template", async () => {
  const { agentId, email, password, region } = await makeAgent()
  await draftOf(agentId).update({ title: 'Harbour office', 'vgOptions.temperature': 1 })
  const page = await (await browser.person()).newPage()
  await signIn(page, email, password)
  const agent = `${webOrigin}/app/${region}/agents/${agentId}`

  // The test chat shows the steps of an answer, and the canvas shows their node.
  await page.goto(`${agent}/prompt?showDebugger=true`)
  await page.locator('.react-flow__node', { hasText: 'Reception' }).waitFor()
  await askDebugger(page, 'I am new here')
  await page.getByText('answered here').waitFor()
  const receipts = page.getByRole('list', { name: 'Receipts' })
  await receipts.locator('summary').first().click()
  await receipts.getByRole('heading', { name: 'From Start to Reception' }).waitFor()
  await receipts.getByText('Rule met: always → Reception').waitFor()

  // Version 2 contains what the draft has lost.
  await page.getByRole('button', { name: 'Agent actions' }).click()
  await page.getByRole('menuitem', { name: 'Version History' }).click()
  const details = page.getByRole('region', { name: 'Version 2' })
  await details.getByRole('heading', { name: 'Temperature' }).waitFor()
  await expectAccessible(page, 'main')
  await details.getByRole('textbox', { name: 'Name of this version' }).fill('With a flow')
  await details.getByRole('button', { name: 'Save name' }).click()
  const named = page.getByRole('region', { name: 'With a flow' })
  await named.getByText('named by').waitFor()
  await named.getByRole('button', { name: 'Restore Temperature' }).click()
  await named.getByRole('heading', { name: 'Temperature' }).waitFor({ state: 'detached' })
  const stored = async () => (await draftOf(agentId).get()).data()
  await expect.poll(async () => (await stored())?.['vgOptions'].temperature).toBe(0.5)
  await named.getByRole('button', { name: 'Restore all' }).click()
  await named.getByText('Nothing: the draft is the same.').waitFor()
  await expect.poll(async () => (await stored())?.['title']).toBe('Harbour desk')
  await page.getByRole('list', { name: 'Version History' }).getByText('Draft kept').first().waitFor()

  await page.getByRole('button', { name: 'Agent actions' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export Agent Template' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(JSON.parse(file)).toMatchObject({
    format: 'agent-template',
    version: 2,
    agent: { title: 'Harbour desk' },
    knowledge: { texts: [] },
  })
  await page.getByText('Agent template exported successfully').waitFor()

  // One click restores the previous draft, which is stored as a version.
  await page.getByRole('button', { name: 'Agent actions' }).click()
  await page.getByRole('menuitem', { name: 'Return to the previous version' }).click()
  await page.getByText('The previous version is back in the draft.').waitFor()
  await expect.poll(async () => (await stored())?.['title']).toBe('Harbour office')
})
