import { agentTemplateSchema } from '@parley/functions/shared/agents/agentTemplate'
import { checkFlow } from '@parley/functions/shared/flow/checks/checkFlow'
import { describe, expect, it } from 'vitest'
import { convocoreExport } from '../../../test/exports/convocore.ts'
import { difyChatbot, difyChatflow } from '../../../test/exports/dify.ts'
import { typebotExport } from '../../../test/exports/typebot.ts'
import { voiceflowExport } from '../../../test/exports/voiceflow.ts'
import { readExport, type ConvertedExport } from './readExport.ts'

function read(file: unknown, fileName = 'export.json'): ConvertedExport {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return readExport(new TextEncoder().encode(text), fileName)
}

const lossesOf = ({ losses }: ConvertedExport) =>
  Object.fromEntries(losses.map(({ kind, count, names }) => [kind, names.length > 0 ? names : count]))

/** Returns the errors of a flow, which would keep the agent from being published. */
function errorsOf({ template }: ConvertedExport) {
  const problems = checkFlow(template.flow, { toolIds: new Set(), formIds: new Set() })
  return problems.filter(({ level }) => level === 'error')
}

describe('the export of a Typebot', () => {
  it('becomes a greeting, replies and a flow of fixed texts and questions', () => {
    const bot = read(typebotExport)
    expect(bot.platform).toBe('typebot')
    const { agent, flow, tests } = bot.template
    expect(agent).toMatchObject({
      title: 'Harbour office',
      primaryColor: '#0f766e',
      enableNodes: true,
      vgOptions: {
        initMessages: ['Welcome to the harbour.'],
        suggestedReplies: ['When are you open?', 'Rent a berth'],
      },
    })
    const nodes = Object.values(flow.nodes)
    expect(nodes.map(({ kind, mode, name }) => [kind, mode, name])).toEqual([
      ['start', 'model', 'Start'],
      ['default', 'fixed', 'Menu'],
      ['end', 'fixed', 'Hours'],
      ['default', 'model', 'Berth'],
      ['end', 'fixed', 'Send'],
    ])
    expect(nodes[3]?.collects).toMatchObject([{ key: 'Email', label: 'Email', kind: 'email' }])
    expect(nodes[4]?.text).toBe('Thank you, we will write to {{Email}}.')
    const rules = Object.values(flow.edges).map(({ from, to, when }) => [from, to, when])
    expect(rules).toContainEqual(['n1', 'n3', { rule: 'reply', text: 'When are you open?' }])
    expect(rules).toContainEqual([
      'n4',
      'n5',
      { rule: 'variable', key: 'Email', comparison: 'isSet', value: '' },
    ])
    expect(errorsOf(bot)).toEqual([])
    expect(tests).toEqual([
      { question: 'When are you open?', expected: '' },
      { question: 'Rent a berth', expected: '' },
    ])
  })

  it('loses its script, its request and the secret in it', () => {
    const bot = read(typebotExport)
    expect(lossesOf(bot)).toEqual({ secrets: 1, tools: ['Webhook'], code: ['Script'] })
    expect(bot.secrets).toEqual(['token'])
    const json = JSON.stringify(bot.template)
    for (const word of ['0123456789abcdef', 'evil.example', 'hooks.example']) expect(json).not.toContain(word)
  })

  it('becomes an agent without a flow when a single model answers', () => {
    const model = {
      id: 'b2',
      type: 'openai',
      options: {
        model: 'gpt-4o-2024-08-06',
        messages: [
          { role: 'system', content: 'You know all ferries.' },
          { role: 'Dialogue', dialogueVariableId: 'v9' },
        ],
      },
    }
    const groups = [{ id: 'g', title: 'Ask', blocks: [{ id: 'b1', type: 'text input' }, model] }]
    const { template } = read({ ...typebotExport, groups, edges: [{ id: 'ed0', to: { groupId: 'g' } }] })
    expect(template.agent).toMatchObject({
      enableNodes: false,
      vgOptions: { model: 'gpt-4o', systemPrompt: 'You know all ferries.' },
    })
    expect(template.flow).toEqual({ nodes: {}, edges: {} })
  })
})

describe('the DSL of a Dify app', () => {
  it('becomes prompt, opening and model of a chatbot', () => {
    const app = read(difyChatbot, 'museum.yml')
    expect(app.platform).toBe('dify')
    expect(app.template.agent).toMatchObject({
      title: 'Museum guide',
      description: 'Answers about the museum.',
      enableNodes: false,
      vgOptions: {
        model: 'gpt-4o-mini',
        temperature: 0.3,
        maxTokens: 700,
        systemPrompt: 'You are the guide of a museum.\nBe brief.',
        initMessages: ['Welcome to the museum!'],
        suggestedReplies: ['When do you open?', 'Is there a lift?'],
      },
    })
    expect(lossesOf(app)).toEqual({
      tools: ['Weather'],
      variables: ['Name'],
      collections: 1,
      settings: ['file_upload'],
    })
  })

  it('becomes a flow when a chatflow has branches, without its code and secrets', () => {
    const app = read(difyChatflow, 'town.yml')
    const nodes = Object.values(app.template.flow.nodes).map(({ name, mode, text }) => [name, mode, text])
    expect(nodes).toEqual([
      ['Start', 'model', ''],
      ['Topic', 'model', 'Find out what the visitor wants.'],
      ['Passports', 'model', 'You know all about passports.'],
      ['Hours', 'fixed', 'We are open from nine to four.'],
    ])
    const words = Object.values(app.template.flow.edges).map(({ when }) => when)
    expect(words).toEqual(
      expect.arrayContaining([
        'asks about: Passports',
        'asks about: Opening hours',
        'asks about something else',
      ]),
    )
    expect(errorsOf(app)).toEqual([])
    expect(lossesOf(app)).toEqual({ secrets: 1, code: ['Tidy'], variables: ['CITY_KEY'], voice: 1 })
    expect(app.secrets).toEqual(['apiKey'])
    expect(JSON.stringify(app.template)).not.toMatch(/sk-0123|import os/)
  })
})

describe('the export of a Voiceflow project', () => {
  it('becomes opening, prompt, answers to intents and websites', () => {
    const project = read(voiceflowExport, 'shop.vf')
    expect(project.platform).toBe('voiceflow')
    const { agent, knowledge, tests } = project.template
    expect(agent).toMatchObject({
      title: 'Bike shop',
      vgOptions: {
        model: 'gpt-4o',
        temperature: 0.4,
        maxTokens: 900,
        systemPrompt: 'You sell bikes and mend them.',
        initMessages: ['Welcome to the bike shop!'],
        suggestedReplies: ['Do you repair bikes?'],
      },
    })
    expect(knowledge.pairs).toEqual([
      { question: 'Can you repair my bike?', answer: 'Yes, within two days.' },
    ])
    expect(knowledge.sites).toMatchObject([
      { title: 'Prices', address: 'https://bikes.example.com/prices', settings: { maxPages: 1 } },
    ])
    expect(tests.map(({ question }) => question)).toEqual([
      'Do you repair bikes?',
      'Can you repair my bike?',
      'Where is my bike?',
    ])
    expect(lossesOf(project)).toEqual({
      tools: ['Stock'],
      code: ['Compute price'],
      variables: ['bike'],
      files: ['Manual.pdf'],
    })
  })

  it('has its intents in the version when it is older', () => {
    const intents = [
      { key: 'in1', name: 'Repair', inputs: [{ text: 'Do you mend {{[bike].abc}}?', slots: [] }] },
    ]
    const version = { ...voiceflowExport.version, platformData: { intents } }
    const { template } = read({ ...voiceflowExport, version, intents: [], utterances: [], agents: [] })
    expect(template.knowledge.pairs).toEqual([
      { question: 'Do you mend bike?', answer: 'Yes, within two days.' },
    ])
  })
})

describe('the template of a Convocore agent', () => {
  it('becomes prompt, opening and a step for its second node', () => {
    const desk = read(convocoreExport)
    expect(desk.platform).toBe('convocore')
    expect(desk.template.agent).toMatchObject({
      title: 'Hotel desk',
      primaryColor: '#8a2be2',
      enableNodes: true,
      vgOptions: {
        model: 'claude-haiku-4-5',
        temperature: 0.2,
        maxTokens: 2048,
        systemPrompt: 'You are the desk of a hotel. Look rooms up with find_room.',
        initMessages: ['Good evening! How may I help?'],
        suggestedReplies: ['Is breakfast included?'],
      },
    })
    const complaints = Object.values(desk.template.flow.nodes).find(({ name }) => name === 'Complaints')
    expect(complaints).toMatchObject({
      text: 'Apologise and offer a call.',
      global: { when: 'the guest complains', returns: true },
    })
    expect(errorsOf(desk)).toEqual([])
    expect(lossesOf(desk)).toEqual({ secrets: 1, tools: ['find_room'] })
    expect(JSON.stringify(desk.template)).not.toContain('vg_0123')
  })

  it('may be the agent alone, in its form of before nodes', () => {
    const agent = {
      title: 'Old desk',
      agentPlatform: 'vg',
      vg_systemPrompt: 'Be kind.',
      vg_defaultModel: 'glm-5',
    }
    const desk = read(agent)
    expect(desk.template.agent).toMatchObject({ title: 'Old desk', vgOptions: { systemPrompt: 'Be kind.' } })
    expect(lossesOf(desk)).toEqual({ model: ['glm-5'] })
  })
})

describe('a table of questions and answers', () => {
  it('becomes corrected answers, with the columns of these names', () => {
    const csv =
      'Nr;Antwort;Frage\n1;"Um neun; samstags um zehn.";Wann öffnen Sie?\n2;;Leer?\n3;Ja.;wann öffnen sie?\n'
    const table = read(csv, 'Fragen und Antworten.csv')
    expect(table.template.agent.title).toBe('Fragen und Antworten')
    expect(table.template.knowledge.pairs).toEqual([
      { question: 'Wann öffnen Sie?', answer: 'Um neun; samstags um zehn.' },
    ])
    expect(table.template.tests).toEqual([
      { question: 'Wann öffnen Sie?', expected: 'Um neun; samstags um zehn.' },
    ])
    expect(lossesOf(table)).toEqual({ columns: ['Nr'], incompleteRows: 1, repeated: ['wann öffnen sie?'] })
  })

  it('uses its first two columns when they have no names', () => {
    const { template } = read('Open?,At nine.\nLift?,Yes.\n', 'faq.csv')
    expect(template.knowledge.pairs).toEqual([
      { question: 'Open?', answer: 'At nine.' },
      { question: 'Lift?', answer: 'Yes.' },
    ])
  })
})

describe('a converted export', () => {
  it.each([
    ['typebot', read(typebotExport)],
    ['dify', read(difyChatflow, 'a.yml')],
    ['voiceflow', read(voiceflowExport)],
    ['convocore', read(convocoreExport)],
  ])('is a template that the server would take: %s', (_, { template }) => {
    expect(agentTemplateSchema.parse(JSON.parse(JSON.stringify(template)))).toEqual(template)
    expect(template.tools).toEqual([])
  })
})
