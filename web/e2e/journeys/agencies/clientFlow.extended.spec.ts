import { getAuth } from 'firebase-admin/auth'
import { getApps } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { ClientPage } from '@parley/functions/shared/agencies/clientPages'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { toolDraftSchema } from '@parley/functions/shared/tools/tools'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePicture } from '../../support/pictures/takePicture.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const textOf = (page: Page) => sectionOf(page, 'Reception').getByRole('textbox', { name: 'Instructions' })
const savedOn = (page: Page) =>
  page.getByRole('toolbar', { name: 'Nodes' }).getByText('Saved', { exact: true })

const draftOf = ({ agentId }: AgentForTest) =>
  getFirestore(getApps()[0]!, databaseIds.eu).doc(`voiceglow/${agentId}`)

/** Creates an agent whose reception node uses one of the workspace's two functions. */
async function agentWithNodes() {
  const agent = await agentWith('eu')
  const { region, agentId, call } = agent
  const { uid: workspaceId } = await getAuth().getUserByEmail(agent.email)
  const make = async (name: string) => {
    const tool = toolDraftSchema.parse({
      name,
      description: 'Says where an order is.',
      request: { method: 'GET', address: 'https://api.example.com/orders' },
    })
    const made = await call('saveTool', { region, workspaceId, seq: 0, tool })
    return { toolId: '', ...(typeof made === 'object' && made) }.toolId
  }
  const [used] = [await make('order_status'), await make('bank_account')]
  const node = (kind: 'start' | 'default', name: string, y: number, tools: string[]) => ({
    kind,
    name,
    text: kind === 'start' ? '' : 'Welcome the visitor.',
    x: 0,
    y,
    mode: 'model' as const,
    tools,
    knowledge: 'all' as const,
    collects: [],
    outcome: '',
  })
  const nodes = { n1: node('start', 'Start', 0, []), n2: node('default', 'Reception', 200, [used]) }
  const edges = { e1: { from: 'n1', to: 'n2', order: 0, when: { rule: 'always' as const } } }
  const base = { nodes: { n1: null, n2: null }, edges: { e1: null } }
  await call('saveFlow', { region, agentId, parts: { nodes, edges }, base })
  await draftOf(agent).update({ enableNodes: true })
  return agent
}

async function openAs(client: Awaited<ReturnType<typeof clientWith>>, path: string) {
  const page = await (await browser.person()).newPage()
  await page.goto(`${client.origin}${path}`)
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  return page
}

describe('a client with the flow of their agent', () => {
  it('edits the nodes and the prompt, as far as they have been given them', async () => {
    const agent = await agentWithNodes()
    const { region, agentId } = agent
    const client = await clientWith(agent, { pages: ['/nodes', '/prompt', '/settings'] })
    const gives = (canAccess: ClientPage[]) =>
      agent.call('changeClients', {
        region,
        clientIds: [client.clientId],
        change: { rights: { canAccess } },
      })
    const page = await openAs(client, `/app/eu/agents/${agentId}/nodes`)

    // The Prompt view: it offers neither publishing nor switching the nodes off.
    await sectionOf(page, 'Reception').waitFor()
    await page.getByText('Goes live the next time you publish.').waitFor()
    for (const hidden of ['Publish', 'Use a single prompt', 'Show Test'])
      await expect.poll(() => page.getByRole('button', { name: hidden }).count()).toBe(0)
    await textOf(page).fill('Welcome the visitor by name.')
    await savedOn(page).waitFor()
    await sectionOf(page, 'Reception').getByText('More', { exact: true }).click()
    const functions = sectionOf(page, 'Reception').getByRole('combobox', { name: 'Tools' })
    await functions.press('ArrowDown')
    await page.getByRole('option', { name: 'order_status' }).waitFor()
    await expect.poll(() => page.getByRole('option', { name: 'bank_account' }).count()).toBe(0)

    // A function that the client removes can be added again.
    await page.getByRole('option', { name: 'order_status' }).click()
    await page.keyboard.press('Escape')
    await savedOn(page).waitFor()
    await page.keyboard.press('Control+z')
    await savedOn(page).waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-nodes')

    // The canvas, and the way back.
    await page.getByRole('radiogroup', { name: 'View of the nodes' }).getByText('Canvas').click()
    await page.waitForURL('**/prompt')
    await page.locator('.react-flow__node', { hasText: 'Reception' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Front desk')
    await savedOn(page).waitFor()
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-canvas')
    const owner = await (await browser.person()).newPage()
    await signIn(owner, agent.email, agent.password)
    await owner.goto(`${webOrigin}/app/eu/agents/${agentId}/nodes`)
    await expect
      .poll(() => sectionOf(owner, 'Front desk').getByRole('textbox').nth(1).inputValue())
      .toBe('Welcome the visitor by name.')

    // With the canvas alone there is no other view.
    await gives(['/prompt', '/settings'])
    await page.getByRole('radiogroup', { name: 'View of the nodes' }).waitFor({ state: 'detached' })
    await page.goto(`${client.origin}/app/eu/agents/${agentId}/nodes`)
    await page.getByText('You don’t have access to “Prompt” here').waitFor()

    // Without nodes it shows the agent's single prompt.
    await draftOf(agent).update({ enableNodes: false })
    await page.goto(`${client.origin}/app/eu/agents/${agentId}/prompt`)
    const prompt = page.getByLabel('System prompt')
    await prompt.fill('You are the desk of a boat house.')
    await page.getByLabel('Model', { exact: true }).selectOption('gpt-4o')
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    expect((await draftOf(agent).get()).get('vgOptions.systemPrompt')).toBe(
      'You are the desk of a boat house.',
    )
    await expectAccessible(page, 'body')
    await takePictures(page, 'client-prompt')

    await gives(['/settings'])
    await page.getByText('You don’t have access to “Canvas” here').waitFor()
    await draftOf(agent).update({ enableNodes: true })
    await gives(['/nodes', '/prompt'])
    const phone = await (await browser.person({ width: 375, height: 812 })).newPage()
    await phone.goto(`${client.origin}/login`)
    await phone.getByLabel('Language').selectOption('ar')
    await phone.locator('input[type=email]').fill(client.email)
    await phone.locator('input[type=password]').fill(client.password)
    await phone.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click()
    await phone.waitForURL('**/nodes')
    await sectionOf(phone, 'Front desk').waitFor()
    await takePicture(phone, 'client-nodes-arabic')
    await phone.goto(`${client.origin}/app/eu/agents/${agentId}/prompt`)
    // A phone shows the flow as a list of its nodes.
    await phone.locator('li[data-kind=default]', { hasText: 'Front desk' }).waitFor()
    await takePicture(phone, 'client-canvas-arabic')
    expect(browser.errors.splice(0).filter((error) => !/\b(400|401|404|412)\b/.test(error))).toEqual([])
  })
})
