import { describe, expect, it } from 'vitest'
import { answerFromTools } from './answerFromTools.ts'
import { chatRequestSchema, readConversation } from './chatRequest.ts'
import { readScript } from './readScript.ts'

const text = (description: string) => ({ type: 'string', description })
const tools = [
  ['order_status', 'Looks up where an order is.', { number: text('The number of the order') }],
  [
    'cancel_order',
    'Cancels an order.\nThis changes something: call it only on request.',
    { number: text('The number of the order') },
  ],
  ['write_down', 'Notes an email address for the newsletter.', { address: text('An email address') }],
] as const

function callsOf(...messages: { role: string; content: string }[]) {
  const request = chatRequestSchema.parse({
    model: 'sandbox-small',
    messages,
    tools: tools.map(([name, description, properties]) => ({
      type: 'function',
      function: {
        name,
        description,
        parameters: { type: 'object', properties, required: Object.keys(properties) },
      },
    })),
  })
  return readScript(readConversation(request)).toolCalls
}
const user = (content: string) => ({ role: 'user', content })

describe('the stand-in for a language model with tools', () => {
  it.each([
    ['Where is my order 4711?', 'order_status', '{"number":"4711"}'],
    ['Please cancel order A-1007', 'cancel_order', '{"number":"A-1007"}'],
    ['Newsletter to mira@shop.example please', 'write_down', '{"address":"mira@shop.example"}'],
    ['Go sandbox:call cancel_order {"number":"1"}', 'cancel_order', '{"number":"1"}'],
  ])('responds to %j with a call of %s', (question, name, json) => {
    expect(callsOf(user(question))).toEqual([{ name, arguments: json }])
  })

  it('takes the number of an order from a message that only answers the model’s question', () => {
    expect(callsOf(user('Where is my order?'))).toEqual([])
    const answer = { role: 'assistant', content: 'What is its number?' }
    expect(callsOf(user('Where is my order?'), answer, user('4711'))).toMatchObject([
      { name: 'order_status' },
    ])
  })

  it.each([
    ['Can I cancel my order 4711?', 'order_status'],
    ['How do I cancel order 4711?', 'order_status'],
    ['Can you cancel order 4711?', 'cancel_order'],
  ])('changes something when it is requested, not for a question: %j', (question, name) => {
    expect(callsOf(user(question)).map((call) => call.name)).toEqual([name])
  })

  it('calls two tools at once when the message names two calls', () => {
    const both = 'sandbox:call order_status {"number":"1"}\nsandbox:call order_status {"number":"2"}'
    expect(callsOf(user(both)).map((call) => call.arguments)).toEqual(['{"number":"1"}', '{"number":"2"}'])
  })

  it.each(['When do you open?', 'I paid 4711 euros', 'sandbox:say order 4711', 'sandbox:call unknown {}'])(
    'calls no tool for %j',
    (question) => expect(callsOf(user(question))).toEqual([]),
  )

  it('answers with the result of a tool instead of a second call', () => {
    expect(callsOf(user('Where is order 4711?'), { role: 'tool', content: '{}' })).toEqual([])
    expect(answerFromTools(['{"status":"shipped","by":{"carrier":"DHL"}}'])).toBe(
      'Here is what I found: status shipped, carrier DHL.',
    )
    expect(answerFromTools(['{"error":"failed","say":"The shop does not answer."}'])).toBe(
      'The shop does not answer.',
    )
    expect(answerFromTools(['Sent on Monday'])).toBe('Sent on Monday.')
  })
})
