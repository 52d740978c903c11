import { modelIds } from '../../src/shared/models/models.ts'
import { expectRules } from './expectRules.ts'
import { agentA, conversation, type Row } from './row.ts'
import { people } from './world.ts'

const { Alice, Bob, Mel } = people

const rows = (): Row[] => [
  ['Alice counts the knowledge by hand', Alice, (as) => as.update(agentA, { knowledgeVersion: 9 }), false],
  [
    'Alice takes a conversation over by hand',
    Alice,
    (as) => as.update(conversation, { state: 'human' }),
    false,
  ],
  ['Alice unblocks a visitor by hand', Alice, (as) => as.update(conversation, { isBlocked: false }), false],
  [
    'Alice keeps conversations for thirty days',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.retentionDays': 30 }),
    true,
  ],
  [
    'Alice says what happens without credit',
    Alice,
    (as) =>
      as.update(agentA, { 'widgetOptions.outOfCredits': { steps: ['form'], message: 'Leave us a word.' } }),
    true,
  ],
  [
    'Alice gives everything away without credit',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.outOfCredits': { steps: [], message: '', free: true } }),
    false,
  ],
  [
    'Alice adds an option nobody knows',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.admin': true }),
    false,
  ],
  [
    'Alice keeps conversations for a minus of days',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.retentionDays': -1 }),
    false,
  ],
  [
    'Alice chooses the tools of her agent',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.tools': ['tool1', 'tool2'] }),
    true,
  ],
  [
    'Alice chooses what answers in place of the model',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.fallbackModel': 'none' }),
    true,
  ],
  ...modelIds.flatMap((model): Row[] => [
    [`Alice chooses ${model}`, Alice, (as) => as.update(agentA, { 'vgOptions.model': model }), true],
    [
      `Alice lets ${model} answer in place of another`,
      Alice,
      (as) => as.update(agentA, { 'vgOptions.fallbackModel': model }),
      true,
    ],
  ]),
  [
    'Alice has a project’s model answer',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.model': 'voiceflow' }),
    false,
  ],
  [
    'Alice makes her agent one of the other platform',
    Alice,
    (as) => as.update(agentA, { agentPlatform: 'vf' }),
    false,
  ],
  [
    'Alice chooses a model that nobody knows',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.model': 'gpt-99' }),
    false,
  ],
  [
    'Alice chooses a model that nobody knows in its place',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.fallbackModel': 'gpt-99' }),
    false,
  ],
  [
    'Alice chooses 21 tools',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.tools': Array.from({ length: 21 }, (_, at) => `tool${at}`) }),
    false,
  ],
  [
    'Alice chooses a tool without a list',
    Alice,
    (as) => as.update(agentA, { 'vgOptions.tools': 'tool1' }),
    false,
  ],
  [
    'Mel chooses a tool with a name as long as a book',
    Mel,
    (as) => as.update(agentA, { 'vgOptions.tools': ['x'.repeat(2_000)] }),
    false,
  ],
  [
    'Bob chooses the tools of an agent of Alice',
    Bob,
    (as) => as.update(agentA, { 'vgOptions.tools': [] }),
    false,
  ],
  [
    'Alice gives her widget tabs',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.widgetType': 'tabs', 'widgetOptions.tabs': ['chat', 'home'] }),
    true,
  ],
  [
    'Alice goes back to the chat alone, with no tabs',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.widgetType': 'chat', 'widgetOptions.tabs': [] }),
    true,
  ],
  [
    'Alice gives her widget a type nobody knows',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.widgetType': 'bubble' }),
    false,
  ],
  [
    'Alice gives her widget a tab nobody knows',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.tabs': ['home', 'shop'] }),
    false,
  ],
  [
    'Alice gives her widget four tabs',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.tabs': ['home', 'chat', 'home', 'chat'] }),
    false,
  ],
  [
    'Alice gives her widget a tab without a list',
    Alice,
    (as) => as.update(agentA, { 'widgetOptions.tabs': 'home' }),
    false,
  ],
  [
    'Bob gives the widget of Alice tabs',
    Bob,
    (as) => as.update(agentA, { 'widgetOptions.widgetType': 'tabs' }),
    false,
  ],
  ['Alice moves the widget to the moon', Alice, (as) => as.update(agentA, { placement: 'moon' }), false],
]

expectRules('options of an agent', rows)
