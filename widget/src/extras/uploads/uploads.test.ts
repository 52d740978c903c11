import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { lines, startStub } from '../../test/startStub.ts'

const config = exampleConfig({ canUpload: true })
const answer: ChatMessage = { id: 'a', role: 'agent', text: 'Which one?', at: 20, replies: ['The oak'] }
let stub: ReturnType<typeof startStub>
let uploads: {
  body: { token: string; filename: string }
  arrive: () => void
  refuse: (code: string) => void
}[]

/** An upload that completes when a test says so. */
class Upload {
  upload = {}
  status = 200
  response = {}
  onload = () => {}
  open() {}
  abort() {}
  send(json: string) {
    const body = JSON.parse(json)
    uploads.push({
      body,
      arrive: () => {
        this.response = { file: { id: `pass of ${body.filename}`, name: body.filename, sizeKB: 1, url: '' } }
        this.onload()
      },
      refuse: (code) => {
        this.response = { error: { code } }
        this.onload()
      },
    })
  }
}

async function choose(name: string): Promise<void> {
  await vi.waitFor(() => expect(stub.find('input[type=file]')).not.toBeNull())
  const input = stub.find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['x'], name)] })
  input.dispatchEvent(new Event('change'))
}
const underWay = (count: number) => vi.waitFor(() => expect(uploads).toHaveLength(count))
const chips = () => [...stub.root.querySelectorAll('.chips li span')].map(({ textContent }) => textContent)
const button = () => stub.find<HTMLButtonElement>('.go')
const enter = () =>
  stub
    .find('.composer textarea')
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))

beforeEach(() => {
  uploads = []
  vi.stubGlobal('XMLHttpRequest', Upload)
})

afterEach(() => {
  stub.panel.unmount()
  vi.unstubAllGlobals()
})

describe('the part for files', () => {
  it('delays a message until its file is uploaded', async () => {
    stub = startStub({ config })
    await stub.run('open')
    await choose('plan.pdf')
    await underWay(1)
    stub.type('.composer textarea', 'Here it is')
    expect(button().disabled).toBe(true)
    enter()
    expect(stub.called('message')).toEqual([])
    expect(chips()).toEqual(['plan.pdf'])
    uploads[0]?.arrive()
    await vi.waitFor(() => expect(button().disabled).toBe(false))
    enter()
    await vi.waitFor(() =>
      expect(stub.called('message')).toMatchObject([{ text: 'Here it is', files: ['pass of plan.pdf'] }]),
    )
    expect(chips()).toEqual([])
  })

  it('shows the reason for each refused file', async () => {
    stub = startStub({ config })
    await stub.run('open')
    for (const name of ['bomb.png', 'torn.jpg', 'plan.pdf']) await choose(name)
    await underWay(3)
    uploads[0]?.refuse('file-too-large')
    uploads[1]?.refuse('file-unreadable')
    uploads[2]?.refuse('unavailable')
    await vi.waitFor(() => expect(chips()).toEqual([]))
    expect(stub.text('.composer [role=alert]').split('\n')).toEqual([
      'bomb.png is too large.',
      'torn.jpg can’t be read. It may be damaged.',
      'plan.pdf couldn’t be uploaded.',
    ])
  })

  it('keeps a file when a reply without it is chosen', async () => {
    stub = startStub({ config, messages: [answer] })
    await stub.run('open')
    await choose('plan.pdf')
    await underWay(1)
    uploads[0]?.arrive()
    await vi.waitFor(() => expect(stub.find('.chips progress')).toBeNull())
    stub.answers['message'] = () => lines({ type: 'done', message: { ...answer, id: 'b', replies: [] } })
    stub.press('The oak')
    await vi.waitFor(() => expect(stub.called('message')).toMatchObject([{ text: 'The oak' }]))
    expect(stub.called('message')[0]?.['files']).toBeUndefined()
    expect(chips()).toEqual(['plan.pdf'])
    expect(button().disabled).toBe(false)
  })

  it('uploads a file that was chosen before the session was open', async () => {
    let open = (_response: Response) => {}
    stub = startStub({ config }, {}, { config, at: Date.now() })
    stub.answers['session'] = () => new Promise((resolve) => (open = resolve))
    await stub.run('open')
    await choose('plan.pdf')
    expect(chips()).toEqual(['plan.pdf'])
    expect(uploads).toEqual([])
    open(Response.json(stub.reply))
    await underWay(1)
    expect(uploads[0]?.body).toMatchObject({ token: 'token', filename: 'plan.pdf' })
  })
})

describe('the file of a person', () => {
  it('is shown below their name in the thread, with its name for screen readers', async () => {
    const files = [
      { id: 'one', name: 'boat.png', sizeKB: 2, url: 'https://files.example/boat' },
      { id: 'two', name: 'plan.pdf', sizeKB: 3, url: 'https://files.example/plan' },
    ]
    const message: ChatMessage = { id: 'o', role: 'operator', author: 'Ada', text: '', at: 20, files }
    stub = startStub({ config: exampleConfig(), state: 'human', operator: 'Ada', messages: [message] })
    await stub.run('open')
    await vi.waitFor(() => expect(stub.find<HTMLImageElement>('li.operator img').alt).toBe('boat.png'))
    const links = [...stub.root.querySelectorAll<HTMLAnchorElement>('li.operator a')].map(({ href }) => href)
    expect(links).toEqual(files.map(({ url }) => url))
    expect(stub.text('output.unseen')).toBe('boat.png,plan.pdf')
  })
})
