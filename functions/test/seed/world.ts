import type { AgentChanges } from '../../src/shared/agents/agent.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { widgetOptionsSchema } from '../../src/shared/widget/widgetOptions.ts'
import type { TemplateKey } from '../../src/shared/agents/templateKeys.ts'
import { callbackForm } from './makeInbox.ts'

export interface SeedAgent {
  title: string
  template: TemplateKey
  /** Files of `texts/`, with the title of each source. */
  texts: { file: string; title: string }[]
  changes: AgentChanges
  conversations: number
  /** The visitors' questions; a conversation takes consecutive ones. */
  questions: string[]
}

export interface SeedWorkspace {
  region: Region
  uid: string
  email: string
  password: string
  /** The names of the workspace and of its owner. */
  name: string
  owner: string
  label: string
  /** Invited, without an answer yet. */
  invited?: string
  /** True for an agency with clients. */
  isAgency?: boolean
  /** True for the paid plan with its benefits; other workspaces are on the free plan with a raised limit. */
  isPaid?: boolean
  agents: SeedAgent[]
}

const harbour = [
  { file: 'harbour-orders.md', title: 'Orders, delivery and returns' },
  { file: 'harbour-care.md', title: 'Wood, finish and care' },
  { file: 'harbour-workshop.md', title: 'The workshop' },
]

const harbourQuestions = [
  'What is the delivery time for a table?',
  'And what does delivery cost?',
  'Can I still change the measurements?',
  'How do returns work?',
  'Which wood is the hardest?',
  'How often should I oil my table?',
  'I have a white ring from a glass, what can I do?',
  'Do you repair chairs?',
  'When is the showroom open on Saturday?',
  'Is there parking?',
  'What is the price of the Ropewalk table in walnut?',
  'Do you send wood samples?',
  'How long is the guarantee?',
  'How can I follow my order?',
  'Do you offer courses?',
  'Can I pay by card?',
  'Do you also build boats?',
  'May I bring my dog?',
]

const harbourWidget = {
  ...widgetOptionsSchema.parse({}),
  canHandOff: true,
  smartHandoff: true,
  showSources: true,
  forms: [callbackForm],
}

/** The demo world: a workspace in each region with enough data to see, and one that pays. */
export const seedWorld: SeedWorkspace[] = [
  {
    region: 'na',
    uid: 'seedAdaHarbourAndPine0000001',
    email: 'ada@harbourandpine.example',
    password: 'harbour-and-pine',
    name: 'Harbour & Pine',
    owner: 'Ada Whitcombe',
    label: 'A furniture workshop in North America',
    invited: 'jonas.lindqvist.workshop@harbourandpine.example',
    isAgency: true,
    agents: [
      {
        title: 'Harbour & Pine',
        template: 'customer-support',
        texts: harbour,
        conversations: 130,
        questions: harbourQuestions,
        changes: {
          primaryColor: '#2f5d50',
          description: 'Orders, wood and care, answered from the workshop’s own pages.',
          fontFamily: 'DM Sans',
          widgetOptions: harbourWidget,
          UIhandoffTitle: 'Talk to the workshop',
          UIhandoffSubtitle: 'Weekdays from 9 to 5, usually within minutes.',
        },
      },
      {
        title: 'Northgate Homes',
        template: 'real-estate-agent',
        texts: [{ file: 'northgate-homes.md', title: 'Northgate Homes' }],
        conversations: 60,
        changes: { primaryColor: '#1f4f8a' },
        questions: [
          'When do viewings take place?',
          'What do I need to apply for a rental?',
          'How much is the deposit?',
          'Are dogs welcome?',
          'What is for sale at the moment?',
          'How long does buying take?',
          'What is your commission?',
          'Do you value homes for free?',
          'When is the office open?',
        ],
      },
    ],
  },
  {
    region: 'eu',
    uid: 'seedLenaLindenhof00000000001',
    email: 'lena@lindenhof.example',
    password: 'lindenhof-practice',
    name: 'Lindenhof',
    owner: 'Jonas Reuter',
    label: 'A medical practice and friends in Europe',
    agents: [
      {
        title: 'Lindenhof practice',
        template: 'health-care-agent',
        texts: [{ file: 'lindenhof-practice.md', title: 'Lindenhof family practice' }],
        conversations: 90,
        changes: { primaryColor: '#0f7490' },
        questions: [
          'What are your opening hours?',
          'How do I make an appointment?',
          'What should I bring?',
          'When is blood taken?',
          'How do I order a repeat prescription?',
          'When can I get a flu vaccination?',
          'Are results given in the chat?',
          'Whom do I call at night?',
          'Can I get a sick note by video?',
          'Do you make home visits?',
        ],
      },
      {
        title: 'Harbour & Pine Europe',
        template: 'customer-support',
        texts: harbour,
        conversations: 60,
        questions: harbourQuestions,
        changes: { primaryColor: '#8a3d2f', widgetOptions: harbourWidget },
      },
      {
        title: 'The Salted Lantern',
        template: 'game-npc',
        texts: [{ file: 'salted-lantern.md', title: 'Rumours' }],
        conversations: 30,
        changes: { primaryColor: '#c98a2b', themeType: 'dark' },
        questions: [
          'Any news of the baker?',
          'What are those lights on the chapel?',
          'Who drinks here?',
          'What is the price of a bed?',
          'Where is the Heron?',
          'How do I avoid the toll?',
        ],
      },
    ],
  },
  {
    region: 'na',
    uid: 'seedNoraMarlowCycles00000001',
    email: 'nora@marlowcycles.example',
    password: 'marlow-cycles',
    name: 'Marlow Cycles',
    owner: 'Nora Marlow',
    label: 'A bicycle shop that pays, in North America',
    isPaid: true,
    agents: [
      {
        title: 'Marlow Cycles',
        template: 'customer-support',
        texts: [{ file: 'marlow-cycles.md', title: 'Marlow Cycles' }],
        conversations: 140,
        changes: { primaryColor: '#a3412b' },
        questions: [
          'What does a full service cost?',
          'How long does a repair take?',
          'Is there a guarantee on repairs?',
          'Can I take a bicycle for a test ride?',
          'What do your cargo bicycles cost?',
          'How long does a build take?',
          'Can you replace the cells of my battery?',
          'When do you ship parts?',
          'Can I return a part?',
          'When are you open on Saturday?',
        ],
      },
      {
        title: 'Marlow Rentals',
        template: 'customer-support',
        texts: [{ file: 'marlow-cycles.md', title: 'Marlow Cycles' }],
        conversations: 50,
        changes: { primaryColor: '#2b6f8a' },
        questions: [
          'What is a cargo bicycle a day?',
          'Are helmets included?',
          'How high is the deposit?',
          'Can I cancel a rental?',
          'Do you rent child seats?',
        ],
      },
      {
        title: 'Workshop bench',
        template: 'customer-support',
        texts: [],
        conversations: 0,
        changes: { primaryColor: '#5d5a2b' },
        questions: [],
      },
    ],
  },
]
