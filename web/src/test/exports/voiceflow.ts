const at = (target: string) => ({ portsV2: { byKey: {}, builtIn: { next: { type: 'next', target } } } })

/** An export of a Voiceflow project with an opening, an intent with a fixed answer, and an agent. */
export const voiceflowExport = {
  _version: '10.00',
  project: {
    name: 'Bike shop',
    platform: 'webchat',
    knowledgeBase: {
      documents: {
        d1: {
          data: { type: 'url', name: 'Prices', url: 'https://bikes.example.com/prices' },
          status: 'SUCCESS',
        },
        d2: { data: { type: 'pdf', name: 'Manual.pdf' }, status: 'SUCCESS' },
      },
    },
  },
  version: { name: 'Main', rootDiagramID: 'root', platformData: { intents: [] } },
  diagrams: {
    root: {
      _id: 'root',
      name: 'ROOT',
      nodes: {
        start: { nodeID: 'start', type: 'start', data: at('hello') },
        hello: { nodeID: 'hello', type: 'block', data: { name: 'Hello', steps: ['say', 'pick'] } },
        say: { nodeID: 'say', type: 'message', data: { messageID: 'm1', ...at('') } },
        pick: {
          nodeID: 'pick',
          type: 'buttons-v2',
          data: { items: [{ id: 'x', label: ['Do you repair bikes?'] }], ...at('') },
        },
        asked: { nodeID: 'asked', type: 'intent', data: { intent: 'in1', ...at('reply') } },
        reply: {
          nodeID: 'reply',
          type: 'text',
          data: {
            texts: [{ id: 't', content: [{ children: [{ text: 'Yes, within two days.' }] }] }],
            ...at(''),
          },
        },
        look: {
          nodeID: 'look',
          type: 'api',
          data: { name: 'Stock', url: 'https://stock.example.com', ...at('') },
        },
      },
    },
  },
  intents: [
    { id: 'in1', name: 'Repair' },
    { id: 'in2', name: 'Track' },
  ],
  utterances: [
    { id: 'u1', intentID: 'in1', text: ['Can you repair my ', { entityID: 'e1' }, '?'] },
    { id: 'u2', intentID: 'in2', text: ['Where is my bike?'] },
  ],
  responses: [{ id: 'm1', name: 'Hello' }],
  responseDiscriminators: [{ id: 'rd1', responseID: 'm1' }],
  responseVariants: [
    { id: 'rv1', discriminatorID: 'rd1', type: 'text', text: ['Welcome to the bike shop!'] },
  ],
  agents: [
    {
      id: 'a1',
      name: 'Main',
      instructions: [{ text: ['You sell bikes and mend them.'] }],
      settings: { model: 'gpt-4o', temperature: 0.4, maxTokens: 900 },
    },
  ],
  variables: [{ id: 'e1', name: 'bike', isSystem: false }],
  functions: [{ id: 'f1', name: 'Compute price', code: 'export default () => {}' }],
}
