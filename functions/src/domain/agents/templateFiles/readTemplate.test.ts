import { describe, expect, it } from 'vitest'
import { orderFlow } from '#test/chat/flows.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readTemplate } from './readTemplate.ts'

const web = { isPublicUrl: ({ hostname }: URL) => hostname !== 'localhost' } as Parameters<
  typeof readTemplate
>[0]['web']

const tool = {
  name: 'order_status',
  description: 'Looks up an order.',
  request: { method: 'GET', address: 'https://api.example.com/orders' },
}

function template(changes: object = {}): object {
  const complete = { format: 'agent-template', version: 2, agent: { title: 'Front desk' }, flow: orderFlow() }
  return { ...complete, ...changes }
}

function read(file: object | string) {
  return readTemplate({ web }, Buffer.from(typeof file === 'string' ? file : JSON.stringify(file)))
}

function refusalOf(file: object | string): unknown {
  try {
    read(file)
    return 'taken'
  } catch (error) {
    return error instanceof AppError ? error.fields?.['file'] : error
  }
}

function manyNodes(count: number) {
  const nodes = Array.from({ length: count }, (_, n) => [`n${n}`, { kind: 'default' }])
  return { nodes: Object.fromEntries(nodes), edges: {} }
}

describe('the file of an agent', () => {
  it('is parsed as an agent template without its unknown fields', () => {
    const agent = {
      title: 'Front desk',
      ownerID: 'xOwner',
      ID: 'agent',
      secret: 'x',
      vgOptions: { tools: ['a'] },
    }
    const { agent: read_, flow } = read(
      template({ agent, owner: 'somebody', tools: [{ ...tool, ID: 'tool' }] }),
    )
    expect(JSON.stringify(read_)).not.toMatch(/xOwner|ownerID/)
    expect(read_.vgOptions).not.toHaveProperty('tools')
    expect(flow).toEqual(orderFlow())
  })

  it('may be of the first version, which has only the names of its tools', () => {
    expect(read(template({ version: 1, tools: ['order_status'] }))).toMatchObject({
      agentTools: ['order_status'],
      tools: [],
    })
  })

  it.each([
    ['no JSON', '{', 'This file isn’t an agent template. Choose a .json file that was exported here.'],
    ['a list', '[]', 'This file isn’t an agent template. Choose a .json file that was exported here.'],
    ['no text', '\uD800', 'This file isn’t an agent template. Choose a .json file that was exported here.'],
    ['something else', {}, 'This file isn’t an agent template. Choose a .json file that was exported here.'],
    ['newer', template({ version: 3 }), 'This file comes from a newer version than this one can read.'],
    ['600 nodes', template({ flow: manyNodes(600) }), 'This file has 600 nodes. A flow has at most 500.'],
    [
      '__proto__ as a node',
      JSON.stringify(template()).replace('"n5"', '"__proto__"'),
      'This file uses a name that isn’t allowed: __proto__',
    ],
    [
      'a tool that is a program',
      template({ tools: [{ name: 'files', transport: 'stdio', command: 'npx' }] }),
      'The tool “files” starts a program and can’t be imported.',
    ],
    [
      'a list of such programs',
      template({ mcpServers: { shell: { command: 'sh' } } }),
      'The tool “shell” starts a program and can’t be imported.',
    ],
    [
      'a tool within our own network',
      template({ tools: [{ ...tool, request: { address: 'https://localhost/orders' } }] }),
      'The tool “order_status” can’t be used as it is in this file.',
    ],
    ['a field of another kind', template({ agent: { title: 7 } }), 'Invalid value in the file: agent.title'],
    [
      'deep nesting',
      `{"format":"agent-template","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'This file is nested more deeply than an agent template can be.',
    ],
    [
      'many small lists',
      `{"x":[${'[],'.repeat(300_000)}[]]}`,
      'This file holds more entries than an agent template can have.',
    ],
    ['more than ten megabytes', `"${'x'.repeat(10_000_000)}"`, 'Max size: 10 MBs'],
  ])('is refused at its field: %s', (_, file, sentence) => {
    expect(refusalOf(file)).toBe(sentence)
  })

  it('cannot set a prototype', () => {
    refusalOf('{"format":"agent-template","version":2,"__proto__":{"polluted":true}}')
    expect({}).not.toHaveProperty('polluted')
  })
})
