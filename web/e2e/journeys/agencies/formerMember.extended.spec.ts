import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { dayMs } from '@parley/functions/shared/durations'
import { formerMemberSchema } from '@parley/functions/shared/workspaces/workspace'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith, type AgentForTest } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { clientWith } from '../../support/clientWith.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'
import { takePictures } from '../../support/pictures/takePictures.ts'

const browser = openBrowser()
let agent: AgentForTest
let clientId: string

beforeAll(async () => {
  agent = await agentWith('eu')
  const client = await clientWith(agent, { pages: ['/convos'] })
  clientId = client.clientId
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const database = getFirestore(app, databaseIds.eu)
  const { wsId } = await client.stored()
  const former = formerMemberSchema.parse({
    uid: 'former',
    name: 'Mel Brook',
    leftAt: Date.now() - dayMs,
  })
  await database.doc(paths.client(clientId)).update({ addedBy: former.uid })
  await database.doc(paths.formerMember(wsId, former.uid)).set(former)
})

describe('the clients whom a former member added', () => {
  it('are on a list until the owner has checked them', async () => {
    const page = await (await browser.person()).newPage()
    await signIn(page, agent.email, agent.password)
    await page.waitForURL('**/app/eu/**')
    await page.goto(`${webOrigin}/app/eu/clients`)
    const list = page.getByRole('region', { name: 'Clients of former members' })
    await list.getByRole('link', { name: 'Cleo Client' }).waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'former-member')
    await list.getByRole('link', { name: 'Cleo Client' }).click()
    await page.getByText('Mel Brook, who has since left the workspace').waitFor()
    await expectAccessible(page, 'main')
    await takePictures(page, 'client-of-former-member')
    await page.goBack()
    await list.getByRole('button', { name: 'I have checked them: Mel Brook' }).click()
    await page.getByText('The clients of Mel Brook are checked.').waitFor()
    await expect.poll(() => list.count()).toBe(0)
    await page.goto(`${webOrigin}/app/eu/clients/people/${clientId}`)
    await page.getByText(/^Added on /).waitFor()
  })
})
