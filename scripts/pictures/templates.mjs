import { press } from './actions.mjs'

const template = {
  format: 'agent-template',
  version: 2,
  agent: {
    title: 'Ferry desk',
    primaryColor: '#0f766e',
    vgOptions: { initMessages: ['Ahoy! Which ferry?'] },
  },
  agentTools: ['book_ferry'],
  tools: [
    {
      name: 'book_ferry',
      description: 'Books a ferry.',
      effect: 'change',
      request: { method: 'POST', address: 'https://ferries.example.com/bookings' },
      credential: { name: 'Ferries', kind: 'bearer', hosts: ['ferries.example.com'] },
    },
  ],
  flow: { nodes: {}, edges: {} },
  knowledge: {
    texts: [{ title: 'Timetable', text: 'The ferry leaves at nine.' }],
    leftOut: [{ title: 'All prices since 1990.xlsx', reason: 'size' }],
  },
}

/** Opens a file in New Agent. */
export async function openFile(page, say) {
  await press('New Agent')(page, say)
  await page.getByText(say('From a file')).click()
}

/** Chooses the file of an agent and waits for the preview of its content. */
export async function showTemplate(page, say) {
  await openFile(page, say)
  const buffer = Buffer.from(JSON.stringify(template))
  const file = { name: 'agent.json', mimeType: 'application/json', buffer }
  await page.getByLabel(say('Agent file')).setInputFiles(file)
  await page.getByRole('button', { name: say('Import'), exact: true }).waitFor()
}

const words = (text) => ({ richText: [{ type: 'p', children: [{ text }] }] })

/** An export of Typebot with parts that are not taken. */
const typebot = {
  version: '6.1',
  name: 'Ferry desk',
  events: [{ id: 'begin', type: 'start', outgoingEdgeId: 'e0' }],
  groups: [
    {
      id: 'menu',
      title: 'Menu',
      blocks: [
        { id: 'b1', type: 'text', content: words('Ahoy! How can we help?') },
        {
          id: 'b2',
          type: 'choice input',
          items: [
            { id: 'i1', outgoingEdgeId: 'e1', content: 'When does the next ferry leave?' },
            { id: 'i2', outgoingEdgeId: 'e2', content: 'Book a ticket' },
          ],
        },
      ],
    },
    { id: 'times', title: 'Times', blocks: [{ id: 'b3', type: 'text', content: words('At nine.') }] },
    {
      id: 'book',
      title: 'Booking',
      blocks: [
        { id: 'b4', type: 'email input', options: { variableId: 'v1' } },
        { id: 'b5', type: 'Webhook', options: { url: 'https://ferries.example.com/bookings' } },
        { id: 'b6', type: 'Script', options: {} },
        { id: 'b7', type: 'text', content: words('Thank you!') },
      ],
    },
  ],
  edges: [
    { id: 'e0', to: { groupId: 'menu' } },
    { id: 'e1', to: { groupId: 'times' } },
    { id: 'e2', to: { groupId: 'book' } },
  ],
  variables: [{ id: 'v1', name: 'Email' }],
  theme: { customCss: 'p {}', chat: { buttons: { backgroundColor: '#0f766e' } } },
}

/** Opens the import from another platform in New Agent. */
export async function openExport(page, say) {
  await press('New Agent')(page, say)
  await page.getByText(say('From another platform')).click()
  await page.getByText(say('Where to find the file')).waitFor()
}

/** Chooses an export and waits for the preview of what is and is not taken. */
export async function showExport(page, say) {
  await openExport(page, say)
  const file = {
    name: 'ferry.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(typebot)),
  }
  await page.getByLabel(say('Exported agent')).setInputFiles(file)
  await page.getByText(say('Not imported, and why')).waitFor()
}
