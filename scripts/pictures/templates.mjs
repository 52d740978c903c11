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
  await page.getByLabel(say('File of an agent')).setInputFiles(file)
  await page.getByRole('button', { name: say('Import'), exact: true }).waitFor()
}
