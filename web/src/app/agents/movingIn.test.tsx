import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readExport } from '../../features/agents/moving/readExport.ts'
import { ExportRefusal } from '../../features/agents/moving/parsing/ExportRefusal.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/errors.ts'
import { streamFile } from '../../lib/files/streamFile.ts'
import { typebotExport } from '../../test/exports/typebot.ts'
import { makeAgent } from '../../test/makeAgent.ts'
import { renderApp, setAnnsWorld } from '../../test/renderApp.tsx'

vi.mock('../../lib/live/live.ts', () => import('../../test/fakeLive.ts'))
vi.mock('../../lib/call.ts', () => ({ call: vi.fn() }))
vi.mock('../../lib/files/streamFile.ts', () => ({ streamFile: vi.fn() }))

/** A worker in the same thread: happy-dom has none. */
class SameThread extends EventTarget {
  postMessage({ bytes, fileName }: { bytes: Uint8Array; fileName: string }) {
    this.dispatchEvent(new MessageEvent('message', { data: resultOf(bytes, fileName) }))
  }
  terminate() {}
}

function resultOf(bytes: Uint8Array, fileName: string) {
  try {
    return { converted: readExport(bytes, fileName) }
  } catch (error) {
    return { reason: error instanceof ExportRefusal ? error.reason : 'exportUnreadable' }
  }
}

const preview = {
  title: 'Harbour office',
  primaryColor: '#0f766e',
  greeting: 'Welcome to the harbour.',
  nodes: 5,
  errors: 0,
  warnings: 0,
  tools: [],
  credentials: [],
  pairs: 0,
  texts: 0,
  sites: [],
  characters: 0,
  questions: ['When are you open?', 'Rent a berth'],
  leftOut: [],
  secretsLeftOut: [],
  ignored: [],
  noRoomFor: [],
  mostAgents: 2,
  mostCharacters: 2_000_000,
}

beforeEach(() => {
  vi.stubGlobal('Worker', SameThread)
  vi.mocked(call).mockReset()
  vi.mocked(streamFile).mockReset().mockResolvedValue('file1')
  setAnnsWorld({})
})

async function openDrawer() {
  const { user } = renderApp('/app/eu/agents')
  await screen.findByText('Create your first agent')
  await openAgain(user)
  // The drawer keeps the file of an earlier test.
  const discard = screen.queryByRole('button', { name: 'Choose another file' })
  if (discard) await user.click(discard)
  return user
}

async function openAgain(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getAllByRole('button', { name: 'New Agent' })[0]!)
  await user.click(await screen.findByRole('button', { name: /^From another platform/ }))
  await screen.findByRole('dialog', { name: 'Agent from another platform' })
}

const exported = (content: object | string, name = 'bot.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name)

/** Returns what the browser sent to the server. */
async function sentTemplate() {
  const file = vi.mocked(streamFile).mock.calls[0]?.[1]
  return (await file?.text()) ?? ''
}

describe('moving in from another platform', () => {
  it('shows what is taken and what is not before anything is created', async () => {
    vi.mocked(call).mockResolvedValue(preview)
    const user = await openDrawer()
    await user.upload(screen.getByLabelText('Exported agent'), exported(typebotExport))
    const dialog = within(await screen.findByRole('dialog', { name: 'Agent from another platform' }))
    expect(await dialog.findByText('Typebot')).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Harbour office')
    expect(dialog.getByText('2 questions are saved as tests for the new agent')).toBeTruthy()
    const losses = within(dialog.getByRole('region', { name: 'Not imported, and why' }))
    expect(losses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Secrets removed: 1. They aren’t stored anywhere. (access tokens)',
      'Calls to other services: 1. They would act with your access, so create them again as tools. (Webhook)',
      'Code: 1. Code from a file is never run. (Script)',
    ])
    expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(['previewImport'])
    expect(await sentTemplate()).not.toMatch(/0123456789abcdef|hooks\.example|evil\.example/)
  })

  it('keeps the file and the name after the panel was closed by mistake, until another file is chosen', async () => {
    vi.mocked(call).mockResolvedValue(preview)
    const user = await openDrawer()
    await user.upload(screen.getByLabelText('Exported agent'), exported(typebotExport))
    const dialog = within(await screen.findByRole('dialog', { name: 'Agent from another platform' }))
    await dialog.findByText('Typebot')
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Pier')
    await user.keyboard('{Escape}')
    await openAgain(user)
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Pier')
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    expect(await screen.findByLabelText('Exported agent')).toBeTruthy()
  })

  it('opens the former questions of the new agent', async () => {
    vi.mocked(call).mockImplementation(async (name) =>
      name === 'previewImport' ? preview : { agentId: 'agent00000000001', enableNodes: true },
    )
    const user = await openDrawer()
    await user.upload(screen.getByLabelText('Exported agent'), exported(typebotExport))
    await screen.findByRole('region', { name: 'Not imported, and why' })
    setAnnsWorld({ agents: [makeAgent()] })
    await user.click(screen.getByRole('button', { name: 'Import' }))
    await screen.findByText('Agent imported. Ask it the previous agent’s questions here.')
    expect(location.pathname).toBe('/app/eu/agents/agent00000000001/tests')
    expect(vi.mocked(call).mock.calls.find(([name]) => name === 'importAgent')?.[1]).toMatchObject({
      fileId: 'file1',
      title: 'Harbour office',
      withKnowledge: true,
    })
  })

  it('keeps preview and name when the server refuses, and says why', async () => {
    vi.mocked(call).mockImplementation(async (name) => {
      if (name === 'previewImport') return preview
      throw new CallError('agent-limit-reached')
    })
    const user = await openDrawer()
    await user.upload(screen.getByLabelText('Exported agent'), exported(typebotExport))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('You’ve reached your plan’s agent limit.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Harbour office 2')
  })

  it.each([
    ['another file', exported('{"hello":1}'), /^This isn’t an export from Voiceflow/],
    [
      'a broken file',
      exported('{"groups":'),
      'We couldn’t read this file. Export it again without changing it.',
    ],
    ['a table without answers', exported('Only\nquestions\n', 'a.csv'), /^No questions and answers/],
    ['a deep file', exported('['.repeat(500), 'a.json'), /nested too deeply/],
    ['a large file', exported('x'.repeat(5_000_001), 'a.vf'), 'Max size: 5 MBs, as YAML 2 MBs'],
    [
      'an empty bot',
      exported({ groups: [], edges: [], variables: [] }),
      /nothing in this file an agent could use/,
    ],
  ])('refuses %s at its field, and sends nothing', async (_, file, sentence) => {
    const user = await openDrawer()
    await user.upload(screen.getByLabelText('Exported agent'), file)
    expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert')
    expect(streamFile).not.toHaveBeenCalled()
    expect(call).not.toHaveBeenCalled()
  })
})
