import { randomUUID } from 'node:crypto'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { agentSchema } from '@parley/functions/shared/agents/agent'
import { agentFingerprint } from '@parley/functions/shared/agents/agentFingerprint'
import { callables } from '@parley/functions/shared/callables/callables'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()

/** Creates further published agents of the same workspace. */
async function makeAgents({ region, agentId, call }: AgentForTest, names: readonly string[]) {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const database = getFirestore(app, databaseIds[region])
  const workspaceId = String((await database.doc(paths.agent(agentId)).get()).get('ownerID'))
  const ids: string[] = []
  for (const agentName of names) {
    const input = { region, workspaceId, agentName, agentTemplate: 'customer-support' as const }
    const made = await call('convertAgentTemplateToAgent', { ...input, attemptId: randomUUID() })
    ids.push(callables.convertAgentTemplateToAgent.output.parse(made).agentCreated.ID)
    await call('publishAgent', { region, agentId: ids.at(-1) ?? '' })
  }
  const write = (id: string, fields: Record<string, unknown>) => database.doc(paths.agent(id)).update(fields)
  const read = async (id: string) => (await database.doc(paths.agent(id)).get()).data() ?? {}
  return { ids, write, read }
}

describe('a change of a blueprint', () => {
  it('reaches three agents, one with a conflict, and is undone as one', async () => {
    const master = await agentWith('eu')
    // The plan has room for more agents.
    await clientWith(master, { pages: ['/convos'] })
    const { ids, write, read } = await makeAgents(master, ['Pier One', 'Pier Two', 'Pier Three'])
    const [one = '', two = '', three = ''] = ids
    const page = await (await browser.person()).newPage()
    await signIn(page, master.email, master.password)
    await page.waitForURL('**/app/eu/**')
    await page.getByRole('link', { name: 'Blueprints' }).click()
    await page.getByText('No blueprints yet').waitFor()
    await takePictures(page, 'blueprints-empty')
    await page.getByRole('button', { name: 'New blueprint' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByText('Please choose at least one agent.').first().waitFor()
    await dialog.getByRole('combobox', { name: 'Blueprint' }).selectOption({ label: 'Harbour desk' })
    for (const name of ['Pier One', 'Pier Two', 'Pier Three']) await dialog.getByLabel(name).check()
    await takePictures(page, 'blueprint-new')
    await dialog.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByText('3 agents were linked.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Harbour desk' }).waitFor()
    await page.getByText('Up to date').nth(2).waitFor()

    // Both sides change the description of one agent.
    await write(two, { description: 'Our own words' })
    await write(master.agentId, { description: 'Words for all', primaryColor: '#0a7c66' })
    await page.getByText('2 changes').nth(1).waitFor()
    await page.getByText('1 to decide').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'blueprint')
    await page.getByRole('button', { name: 'Roll out to 3 agents' }).click()
    await page.getByRole('dialog', { name: 'Roll out the changes?' }).waitFor()
    await takePictures(page, 'blueprint-send')
    await dialog.getByRole('button', { name: 'Roll out to 3 agents' }).click()
    await page.getByText('3 agents updated.').waitFor()
    await expect.poll(() => read(one)).toMatchObject({ description: 'Words for all', publishedVersion: 2 })
    await expect
      .poll(() => read(two))
      .toMatchObject({ description: 'Our own words', primaryColor: '#0a7c66' })

    await page.getByRole('button', { name: 'Keep the agent’s value' }).click()
    await page.getByText('Up to date').nth(2).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/fields restored/).waitFor()
    await page.getByText('Undone').waitFor()
    await expect.poll(() => read(one)).toMatchObject({ publishedVersion: 3 })
    expect((await read(one))['description']).not.toBe('Words for all')
    await expect.poll(() => read(two)).toMatchObject({ description: 'Our own words' })
    await takePictures(page, 'blueprint-taken-back')

    // One of them requires consent without a text, from before such drafts were refused.
    await write(three, { 'widgetOptions.consentMode': true, 'widgetOptions.consentText': '' })
    await write(three, { publishedFingerprint: agentFingerprint(agentSchema.parse(await read(three))) })
    await write(master.agentId, { primaryColor: '#223344' })
    await page.getByRole('button', { name: 'Roll out to 3 agents' }).click()
    await dialog.getByRole('button', { name: 'Roll out to 3 agents' }).click()
    const failed = dialog.getByRole('alert').filter({ hasText: '1 agent could not be published:' })
    await failed.getByText('Pier Three').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await takePictures(page, 'blueprint-send-failed')
    await expect.poll(() => read(one)).toMatchObject({ primaryColor: '#223344', publishedVersion: 4 })
    await expect.poll(() => read(three)).toMatchObject({ primaryColor: '#223344', publishedVersion: 3 })
  })
})
