import type { TemplateKey } from '../../src/shared/agents/templateKeys.ts'
import type { Meaning } from '../chat/readingModel.ts'

/** A visitor's message, its meaning, and the step that answers it. */
type Said = readonly [words: string, meaning: Meaning, step: string]
/** Ten conversations for each template. */
type Talks = Partial<Record<TemplateKey, readonly (readonly Said[])[]>>

const hello: Said = ['Hello', {}, 'Welcome']
const where = { meets: ['asks about an order'] }
const customer = { meets: ['asks about an order'], tells: { order: 'A-5123' } }
const content = { meets: ['is content'] }
const email = 'ada@example.com'

const orders: NonNullable<Talks['order-status']> = [
  [
    hello,
    ['Where is my order?', where, 'Order number'],
    ['A-5123', { tells: { order: 'A-5123' } }, 'Status'],
  ],
  // The number was told at once.
  [
    ['Where is my order A-5123?', customer, 'Status'],
    ['Thanks', content, 'Done'],
  ],
  [hello, ['It is about A-5123', { tells: { order: 'A-5123' } }, 'Status']],
  [
    ['Where is it?', where, 'Order number'],
    ['I have lost the number', { meets: ['does not have the number'] }, 'Person'],
    [email, { tells: { email }, calls: 'call_person' }, 'Person asked'],
  ],
  [
    ['Where is it?', where, 'Order number'],
    ['Hm', {}, 'Order number'],
    ['Well', {}, 'Order number'],
    ['I do not know', {}, 'Person'],
  ],
  [['I want to send A-5123 back', { meets: ['send something back'], tells: { order: 'A-5123' } }, 'Returns']],
  [
    ['I want to send a lamp back', { meets: ['send something back'] }, 'Returns'],
    ['That does not help', { meets: ['needs a person'] }, 'Person'],
    [email, { tells: { email }, calls: 'call_person' }, 'Person asked'],
  ],
  [
    ['Where is A-5123?', customer, 'Status'],
    ['That is too late', { meets: ['is not content'] }, 'Person'],
  ],
  [
    ['Where is A-5123?', customer, 'Status'],
    ['And A-7777?', { tells: { order: 'A-7777' } }, 'Status'],
    ['Then I send it back', { meets: ['send something back'] }, 'Returns'],
    ['All right', content, 'Done'],
  ],
  [hello, ['This is outrageous', { meets: ['is upset'] }, 'Upset'], ['Where is it?', where, 'Order number']],
]

const ask: Said = ['Good morning', {}, 'Reason']
const checkUp: Said = ['A check-up', { tells: { reason: 'check-up' } }, 'When']
const twoDays: Said = [
  'On the 2nd or the 3rd',
  { tells: { firstDay: '2026-12-02', otherDay: '2026-12-03' } },
  'Contact',
]
const contact: Said = ['Ada, ada@example.com', { tells: { name: 'Ada', email } }, 'Summary']
const right: Said = ['That is right', { calls: 'call_person' }, 'Done']

const appointments: NonNullable<Talks['make-appointment']> = [
  [ask, checkUp, twoDays, contact, right],
  [checkUp, twoDays, contact, right],
  [
    checkUp,
    ['The 2nd', { tells: { firstDay: '2026-12-02' } }, 'When'],
    ['No other', { meets: ['one day'] }, 'Contact'],
  ],
  [
    checkUp,
    ['The 2nd', { tells: { firstDay: '2026-12-02' } }, 'When'],
    ['The 3rd', { tells: { otherDay: '2026-12-03' } }, 'Contact'],
  ],
  [
    checkUp,
    twoDays,
    ['Ada', { tells: { name: 'Ada' } }, 'Contact'],
    [email, { tells: { email } }, 'Summary'],
    right,
  ],
  [checkUp, twoDays, contact, ['Rather the 4th', { tells: { firstDay: '2026-12-04' } }, 'Summary'], right],
  [
    ['I must cancel my appointment', { meets: ['move or cancel'], tells: { reason: 'cancel' } }, 'Change'],
    [`${email}, please`, { tells: { email }, calls: 'call_person' }, 'Change noted'],
  ],
  [
    ask,
    ['Move my appointment', { meets: ['move or cancel'] }, 'Change'],
    ['Hm', {}, 'Change'],
    [`${email}, please`, { tells: { email }, calls: 'call_person' }, 'Change noted'],
  ],
  [ask, ['What does it cost?', { meets: ['asks something else'] }, 'Other questions'], checkUp],
  [
    checkUp,
    ['Are you open then?', { meets: ['asks something else'] }, 'Other questions'],
    twoDays,
    contact,
    right,
  ],
]

const rent: Said = ['I want to rent', { tells: { wish: 'rent' } }, 'Search']
const view: Said = ['Can I see one?', { meets: ['wants to see a home'] }, 'Viewing']
const yes: Said = ['Yes, please', { meets: ['would like a viewing'] }, 'Contact']
const called: Said = ['Ada, 0123 456789', { tells: { name: 'Ada', phone: '0123 456789' } }, 'Qualified']
const wish: Said = ['Hello', {}, 'Wish']

const homes: NonNullable<Talks['real-estate-agent']> = [
  [wish, rent, view, yes, called],
  [rent, view, yes, called],
  [['I want to buy', { tells: { wish: 'buy' } }, 'Search'], view, yes],
  [
    ['I want to sell', { tells: { wish: 'sell' } }, 'Selling'],
    ['In Porto', { tells: { area: 'Porto' } }, 'Contact'],
    called,
  ],
  [
    wish,
    ['To sell', { tells: { wish: 'sell' } }, 'Selling'],
    ['Next year', {}, 'Selling'],
    ['In Porto', { tells: { area: 'Porto' } }, 'Contact'],
  ],
  [rent, ['Up to 900', { tells: { budget: '900' } }, 'Search'], view],
  [rent, view, ['Rather another one', { meets: ['something else first'] }, 'Search'], view, yes, called],
  [rent, ['What are your fees?', { meets: ['asks about the agency'] }, 'Questions'], view],
  [wish, ['Who are you?', { meets: ['asks about the agency'] }, 'Questions'], rent],
  [
    rent,
    view,
    yes,
    ['Ada', { tells: { name: 'Ada' } }, 'Contact'],
    ['0123 456789', { tells: { phone: '0123 456789' } }, 'Qualified'],
  ],
]

const reception: Said = ['Hello', {}, 'Reception']
const cough: Said = ['I have a cough', { meets: ['describes a complaint'] }, 'Urgency']
const week: Said = ['For a week', { tells: { since: 'a week' } }, 'Contact']
const reach: Said = ['Ada, 0123 456789', { tells: { name: 'Ada', phone: '0123 456789' } }, 'Call back']
const hours: Said = ['When are you open?', { meets: ['asks about hours'] }, 'Information']
const pain: Said = ['I have chest pain', { meets: ['describes chest pain'] }, 'Emergency']

const practice: NonNullable<Talks['health-care-agent']> = [
  [reception, cough, week, reach],
  [cough, week, reach],
  [reception, hours],
  [hours, ['Then an appointment', { meets: ['wants an appointment'] }, 'Urgency'], week, reach],
  [reception, pain],
  [pain],
  [cough, pain],
  [cough, week, pain],
  [cough, ['It got worse', {}, 'Urgency'], week, ['Ada', { tells: { name: 'Ada' } }, 'Contact'], reach],
  [hours, pain],
]

export const templateTalks: Talks = {
  'order-status': orders,
  'make-appointment': appointments,
  'real-estate-agent': homes,
  'health-care-agent': practice,
}
