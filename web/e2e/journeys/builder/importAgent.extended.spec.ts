import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { databaseIds } from '@parley/functions/shared/regions/regions'
import { describe, expect, it } from 'vitest'
import { signIn } from '../../support/accounts.ts'
import { agentWith } from '../../support/agentWith.ts'
import { openBrowser, webOrigin } from '../../support/browser.ts'
import { expectAccessible } from '../../support/faults/expectAccessible.ts'

const browser = openBrowser()

function agentDocument(agentId: string) {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  return getFirestore(app, databaseIds.eu).doc(`voiceglow/${agentId}`)
}

/** Returns a file with hand-written content. */
function fileOf(content: unknown) {
  const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  return { name: 'agent.json', mimeType: 'application/json', buffer }
}

const template = {
  format: 'agent-template',
  version: 2,
  owner: 'somebody-else',
  agent: {
    title: 'Ferry desk',
    primaryColor: '#0f766e',
    vgOptions: { initMessages: ['Ahoy! Which ferry?'] },
  },
  tools: [
    {
      name: 'book_ferry',
      description: 'Books a ferry.',
      effect: 'change',
      request: { method: 'POST', address: 'https://ferries.example.com/bookings' },
      credential: { name: 'Ferries', kind: 'bearer', hosts: ['ferries.example.com'] },
    },
  ],
  agentTools: ['book_ferry'],
  flow: { nodes: {}, edges: {} },
  knowledge: { texts: [{ title: 'Timetable', text: 'The ferry leaves at nine.' }] },
}

describe('a template file', () => {
  it('is previewed before it becomes an agent, and shows its problems at their field', async () => {
    const { email, password, region } = await agentWith('eu')
    const page = await (await browser.person()).newPage()
    await signIn(page, email, password)
    await page.goto(`${webOrigin}/app/${region}/agents`)
    await page.getByRole('button', { name: 'New Agent' }).first().click()
    await page.getByRole('button', { name: 'From a file' }).click()
    const drawer = page.getByRole('dialog', { name: 'Agent from a file' })
    const field = drawer.getByLabel('Agent file')

    const nodes = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`n${n}`, { kind: 'default' }]))
    const refused: [unknown, string][] = [
      ['{}', 'This file isn’t an agent template. Choose a .json file that was exported here.'],
      [{ ...template, flow: { nodes, edges: {} } }, 'This file has 600 nodes. A flow has at most 500.'],
      [
        JSON.stringify(template).replace('"owner"', '"__proto__"'),
        'This file uses a name that isn’t allowed: __proto__',
      ],
      [
        { ...template, tools: [{ name: 'shell', transport: 'stdio', command: 'sh' }] },
        'The tool “shell” starts a program and can’t be imported.',
      ],
      [
        `${'['.repeat(200)}${']'.repeat(200)}`,
        'This file is nested more deeply than an agent template can be.',
      ],
      [' '.repeat(10_000_001), 'Max size: 10 MBs'],
    ]
    for (const [content, sentence] of refused) {
      await field.setInputFiles(fileOf(content))
      await drawer.getByRole('alert').filter({ hasText: sentence }).waitFor()
    }

    // The browser logs the server's refusals; the last file was never sent.
    const noted = browser.errors.splice(0)
    expect(noted.filter((error) => !error.includes('status of 400'))).toEqual([])

    await field.setInputFiles(fileOf(template))
    await drawer.getByText('book_ferry: POST ferries.example.com').waitFor()
    await drawer.getByText('1 of them changes something').waitFor()
    await drawer.getByText('Credentials to create').waitFor()
    await drawer.getByText('1 text', { exact: true }).waitFor()
    // A foreign owner is shown and not imported.
    await drawer.getByText('owner', { exact: true }).waitFor()
    await expectAccessible(page, '[role=dialog]')
    await drawer.getByRole('textbox', { name: 'Name' }).fill('Ferries')
    await drawer.getByRole('button', { name: 'Import' }).click()
    await page.getByText('Agent imported. Visitors can’t see it until you publish.').waitFor()
    await page.waitForURL(/\/agents\/[A-Za-z0-9]{16}\/overview/)
    const agentId = /agents\/([A-Za-z0-9]{16})/.exec(page.url())?.[1] ?? ''
    const made = (await agentDocument(agentId).get()).data()
    expect(made).toMatchObject({ title: 'Ferries', primaryColor: '#0f766e', publishedVersion: 0 })
    const sources = agentDocument(agentId).collection('kb')
    await expect
      .poll(async () => (await sources.get()).docs.map((found) => found.get('state')))
      .toEqual(['ready'])
  })
})
