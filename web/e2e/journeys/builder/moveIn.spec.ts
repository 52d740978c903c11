import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { describe, expect, it } from 'vitest'
import { difyChatbot } from '../../../src/test/exports/dify.ts'
import { typebotExport } from '../../../src/test/exports/typebot.ts'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'

const browser = openBrowser()

function agentDocument(agentId: string) {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  return getFirestore(app, databaseIds.eu).doc(`voiceglow/${agentId}`)
}

const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

describe('an agent from another platform', () => {
  it('moves in from an export, without its code and secrets, and is asked its former questions', async () => {
    const { email, password, region } = await agentWith('eu')
    const page = await (await browser.person()).newPage()
    /** The hosts that the page asks for anything. */
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await signIn(page, email, password)
    await page.goto(`${webOrigin}/app/${region}/agents`)
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    // The keyboard alone opens the way and the dialog of files.
    await page.getByRole('button', { name: /^From another platform/ }).focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Agent from another platform' })
    const field = drawer.getByLabel('Exported agent')
    await drawer.getByText('CSV: one column with questions and one with answers.').waitFor()
    await expectAccessible(page, '[role=dialog]')

    await field.setInputFiles(fileOf('notes.json', '{"hello":"world"}'))
    await drawer.getByRole('alert').filter({ hasText: 'This isn’t an export from Voiceflow' }).waitFor()
    await field.setInputFiles(fileOf('museum.yml', difyChatbot))
    await drawer.getByText('You are the guide of a museum.').waitFor()
    await drawer.getByText('Calls to other services: 1.').waitFor()
    await drawer.getByRole('button', { name: 'Choose another file' }).click()

    await field.setInputFiles(fileOf('harbour.json', JSON.stringify(typebotExport)))
    const losses = drawer.getByRole('region', { name: 'Not imported, and why' })
    await losses.getByText('Secrets removed: 1. They aren’t stored anywhere. (access tokens)').waitFor()
    await losses.getByText('Code: 1. Code from a file is never run. (Script)').waitFor()
    await drawer.getByText('2 questions are saved as tests for the new agent').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Harbour')
    await drawer.getByRole('button', { name: 'Import' }).click()
    await page.waitForURL(/\/agents\/[A-Za-z0-9]{16}\/tests/)

    const agentId = /agents\/([A-Za-z0-9]{16})/.exec(page.url())?.[1] ?? ''
    const made = (await agentDocument(agentId).get()).data()
    expect(made).toMatchObject({
      title: 'Harbour',
      enableNodes: true,
      publishedVersion: 0,
      vgOptions: { initMessages: ['Welcome to the harbour.'] },
    })
    const flow: unknown = (await agentDocument(agentId).collection('parts').doc('flow').get()).get('json')
    expect(JSON.stringify([made, flow])).not.toMatch(/0123456789abcdef|hooks\.example|evil\.example/)
    expect([...hosts].filter((host) => /example/.test(host))).toEqual([])

    const first = page.getByRole('row').filter({ hasText: 'When are you open?' })
    await first.waitFor()
    await page.getByRole('button', { name: 'Run tests' }).click()
    await first.getByText('Not judged').waitFor()
    await first.getByRole('button', { name: 'When are you open?', exact: true }).click()
    await page.getByText('From eight to six, every day.').waitFor()
  })
})
