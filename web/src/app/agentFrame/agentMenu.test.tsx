import { agentTemplateSchema, type TemplateKnowledge } from '@parley/functions/shared/agents/agentTemplate'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { saveFile } from '../../lib/files/saveFile.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/files/saveFile.ts', () => ({ saveFile: vi.fn() }))

const plain = makeAgent()
const withNodes = makeAgent({ ID: 'MenuAgent0000001', title: 'Walker', enableNodes: true })

beforeEach(() => {
  setAnnsWorld({ agents: [plain, withNodes] })
  vi.mocked(saveFile).mockReset()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(() => new Promise<never>(() => {}))
})

async function openMenu({ ID }: { ID: string }) {
  const { user } = renderApp(`/app/eu/agents/${ID}/overview`)
  await user.click(await screen.findByRole('button', { name: 'Agent actions' }))
  await screen.findByRole('menuitem', { name: 'Copy Agent ID' })
  return user
}

const item = (name: string) => screen.getByRole('menuitem', { name })

function templateOf(leftOut: TemplateKnowledge['leftOut'], secretsLeftOut: string[] = []) {
  return agentTemplateSchema.parse({
    format: 'agent-template',
    version: 2,
    agent: withNodes,
    flow: { nodes: {}, edges: {} },
    knowledge: { leftOut },
    secretsLeftOut,
  })
}

describe('the agent’s menu', () => {
  it('lists the actions of an agent, with a link to each channel', async () => {
    await openMenu(withNodes)
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(names.slice(0, 9)).toEqual([
      'Copy Agent ID',
      'Export Agent Template',
      'Website Script',
      'Connect to Number',
      'Connect to WhatsApp',
      'Connect to Discord',
      'Connect to Telegram',
      'Connect to Instagram',
      'Version History',
    ])
    const base = `/app/eu/agents/${withNodes.ID}`
    for (const [name, channel] of [
      ['WhatsApp', 'whatsapp'],
      ['Discord', 'discord'],
      ['Telegram', 'telegram'],
      ['Instagram', 'instagram'],
    ] as const)
      expect(item(`Connect to ${name}`).getAttribute('href')).toBe(`${base}/channels?connect=${channel}`)
    expect(item('Version History').getAttribute('href')).toBe(`${base}/versions`)
  })

  it('copies the id of an agent', async () => {
    const user = await openMenu(plain)
    await user.click(item('Copy Agent ID'))
    await screen.findByText('Copied to Clipboard')
    expect(await navigator.clipboard.readText()).toBe(plain.ID)
  })

  it('shows the script for a website', async () => {
    const user = await openMenu(plain)
    await user.click(item('Website Script'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(plain.ID)
  })

  it('offers no export of an agent without nodes', async () => {
    await openMenu(plain)
    expect(screen.queryByRole('menuitem', { name: 'Export Agent Template' })).toBeNull()
  })

  it('exports an agent, and says what the file leaves out', async () => {
    vi.mocked(call).mockResolvedValue(templateOf([]))
    const user = await openMenu(withNodes)
    await user.click(item('Export Agent Template'))
    await screen.findByText('Agent template exported successfully')
    expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('Walker.json')
    vi.mocked(call).mockResolvedValue(
      templateOf([{ title: 'Long', reason: 'size' }], ['order_status: X-Api-Key']),
    )
    await user.click(screen.getByRole('button', { name: 'Agent actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Export Agent Template' }))
    await screen.findByText(
      'Agent template exported successfully. Not in the file, because it’s too large or wasn’t read: Long. Keys that were typed into tools aren’t in the file: order_status: X-Api-Key',
    )
  })

  it('says why an agent could not be exported, and saves no file', async () => {
    vi.mocked(call).mockRejectedValue(new CallError('internal', 'The disk is full.'))
    const user = await openMenu(withNodes)
    await user.click(item('Export Agent Template'))
    await screen.findByText('Error exporting agent: The disk is full.')
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(saveFile).not.toHaveBeenCalled()
  })
})
