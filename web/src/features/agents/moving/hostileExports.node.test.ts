import { describe, expect, it } from 'vitest'
import { typebotExport } from '../../../test/exports/typebot.ts'
import { voiceflowExport } from '../../../test/exports/voiceflow.ts'
import { ExportRefusal } from './parsing/ExportRefusal.ts'
import { readExport } from './readExport.ts'

function read(file: unknown, fileName = 'export.json') {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return readExport(new TextEncoder().encode(text), fileName)
}

function reasonOf(file: unknown, fileName?: string): string {
  try {
    read(file, fileName)
    return 'taken'
  } catch (error) {
    if (error instanceof ExportRefusal) return error.reason
    throw error
  }
}

const laughs = Array.from(
  { length: 12 },
  (_, at) => `l${at + 1}: &l${at + 1} [${Array.from({ length: 9 }, () => `*l${at}`).join(', ')}]`,
)

describe('a hostile export', () => {
  it.each([
    ['that is too large', `{"groups":"${'x'.repeat(5_000_000)}"}`, 'a.json', 'exportTooLarge'],
    ['that is too large for YAML', `app:\n  name: ${'x'.repeat(2_000_000)}\n`, 'a.yml', 'exportTooLarge'],
    ['that nests deeply', `{"groups":${'['.repeat(1_000)}${']'.repeat(1_000)}}`, 'a.json', 'exportTooDeep'],
    ['of many small lists', `{"x":[${'[],'.repeat(500_000)}[]]}`, 'a.json', 'exportTooMany'],
    [
      'that is a deep list of YAML',
      `app: ${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      'a.yml',
      'exportUnreadable',
    ],
    ['whose YAML repeats itself', ['l0: &l0 [lol]', ...laughs].join('\n'), 'a.yml', 'exportUnreadable'],
    ['with a tag of a program', 'app: !!python/object/apply:os.system ["ls"]\n', 'a.yml', 'exportUnreadable'],
    ['that is not closed', '{"groups": [', 'a.json', 'exportUnreadable'],
    ['that is a list', '[1, 2]', 'a.json', 'unknownExport'],
    ['that is prose', 'Hello there', 'a.yml', 'unknownExport'],
    ['of no platform', '{"hello": 1}', 'a.json', 'unknownExport'],
    [
      'with parts of other types',
      { groups: ['a', 7], edges: [null], variables: [{}] },
      'a.json',
      'exportEmpty',
    ],
    ['with a table of one column', 'only\nquestions\n', 'a.csv', 'noPairs'],
  ])('%s is refused', (_, file, fileName, reason) => {
    expect(reasonOf(file, fileName)).toBe(reason)
  })

  it('is refused when it is no text', () => {
    const bytes = new Uint8Array([0x7b, 0xff, 0xfe])
    expect(() => readExport(bytes, 'a.json')).toThrow(new ExportRefusal('exportUnreadable'))
  })

  it('does not merge what YAML says to merge', () => {
    const file =
      'base: &base {name: Stolen}\napp:\n  <<: *base\n  mode: chat\nmodel_config: {pre_prompt: Hi}\n'
    expect(read(file, 'my bot.yml').template.agent.title).toBe('my bot')
  })

  it('cannot set a prototype', () => {
    const json = JSON.stringify(typebotExport)
      .replace('"variables":', '"__proto__":{"polluted":1},"variables":')
      .replace('"name":"Email"', '"name":"__proto__"')
    const { template } = read(json)
    expect({}).not.toHaveProperty('polluted')
    expect(JSON.stringify(template)).not.toMatch(/"__proto__":|polluted/)
    expect(Object.values(template.flow.nodes)[3]?.collects).toMatchObject([{ key: 'proto__' }])
  })

  it('keeps its parts that have the expected types', () => {
    const project = {
      ...voiceflowExport,
      intents: 'none',
      utterances: { a: 1 },
      agents: [7, null],
      functions: {},
    }
    const { template } = read({ ...project, variables: [{ id: 3, name: ['x'] }] })
    expect(template.agent).toMatchObject({ title: 'Bike shop', vgOptions: { systemPrompt: '' } })
    expect(template.agent.vgOptions.initMessages).toEqual(['Welcome to the bike shop!'])
  })

  it('keeps scripts in its texts as words, and no character that hides or turns others', () => {
    const nasty = '<script>alert(1)</script>\u202e\u0000 Hi'
    const agent = { title: nasty, agentPlatform: 'vg', vg_systemPrompt: nasty, vg_initMessages: [nasty] }
    const { agent: taken } = read(agent).template
    expect(taken.vgOptions.initMessages).toEqual(['<script>alert(1)</script> Hi'])
    expect(taken.title).toBe('<script>alert(1)</script> Hi')
  })

  it('is cut to the limits of an agent, and says so', () => {
    const nodes = Array.from({ length: 700 }, (_, at) => ({
      id: `n${at}`,
      name: `N${at}`,
      instructions: 'Talk.',
    }))
    const prompt = 'p'.repeat(30_000)
    const { template, losses } = read({
      title: 'x'.repeat(400),
      vg_systemPrompt: prompt,
      vg_instructions: prompt,
      nodes: [{ id: '__start__', instructions: prompt }, ...nodes],
    })
    expect(template.agent.title).toHaveLength(100)
    expect(template.agent.vgOptions.systemPrompt).toHaveLength(20_000)
    expect(Object.keys(template.flow.nodes)).toHaveLength(500)
    const counts = Object.fromEntries(losses.map(({ kind, count }) => [kind, count]))
    expect(counts).toMatchObject({ shortened: 1, tooMany: 202 })
  })

  it('takes no website that is private', () => {
    const urls = [
      'http://127.0.0.1/',
      'http://10.0.0.1',
      'https://admin.internal',
      'file:///etc/passwd',
      'javascript:1',
    ]
    const documents = urls.map((url) => ({ data: { type: 'url', name: url, url } }))
    const { template, losses } = read({
      ...voiceflowExport,
      project: { name: 'X', knowledgeBase: { documents } },
    })
    expect(template.knowledge.sites).toEqual([])
    expect(losses.find(({ kind }) => kind === 'sites')).toMatchObject({ count: 5 })
  })

  it('ends where its blocks lead in a circle', () => {
    const jump = (id: string, groupId: string) => ({ id, type: 'Jump', options: { groupId } })
    const groups = [
      {
        id: 'a',
        title: 'A',
        blocks: [{ id: '1', type: 'text', content: { plainText: 'Hi' } }, jump('2', 'b')],
      },
      { id: 'b', title: 'B', blocks: [jump('3', 'a')] },
    ]
    const { template } = read({ ...typebotExport, groups, edges: [{ id: 'ed0', to: { groupId: 'a' } }] })
    expect(template.agent.vgOptions.initMessages[0]).toBe('Hi')
  })

  it('loses secrets in texts that are taken', () => {
    const prompt = 'Use sk-abcdefghijklmnopqrstuvwx and postgres://admin:hunter22@db.example.com.'
    const found = read({
      title: 'X',
      agentPlatform: 'vg',
      vg_systemPrompt: prompt,
      apiPassword: 'correct horse',
    })
    expect(found.template.agent.vgOptions.systemPrompt).toBe(
      'Use ••• and postgres://admin:•••@db.example.com.',
    )
    expect(found.secrets).toEqual(['apiKey', 'password'])
  })
})
