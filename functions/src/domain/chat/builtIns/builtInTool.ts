import { builtInId, type BuiltIn } from '../../../shared/tools/toolIds.ts'
import type { BuiltInTurnTool } from '../tools/TurnTool.ts'

const text = (description: string) => ({ type: 'string', description })

const noParameters = { type: 'object', properties: {}, required: [], additionalProperties: false }

const common = { kind: 'builtin' as const, confirm: 'no' as const, keeps: [], isRepeatable: true }

const tools: Readonly<Record<BuiltIn, BuiltInTurnTool>> = {
  lead: {
    ...common,
    ID: builtInId('lead'),
    builtIn: 'lead',
    name: 'collect_lead',
    description:
      'Notes how the team can reach the visitor, once they have said it: an email address or a ' +
      'phone number, their name, and what they are interested in.',
    parameters: {
      type: 'object',
      properties: {
        email: text('The visitor’s email address.'),
        phone: text('The visitor’s phone number.'),
        name: text('The visitor’s name.'),
        note: text('What the visitor is interested in, in a sentence or two.'),
      },
      required: [],
      additionalProperties: false,
    },
    effect: 'change',
  },
  earlier: {
    ...common,
    ID: builtInId('earlier'),
    builtIn: 'earlier',
    name: 'earlier_answers',
    description:
      'What this visitor has told in earlier conversations: his contact, forms that he has sent, and what ' +
      'he was asked. Use it before he is asked for something that he may have told before.',
    parameters: noParameters,
    effect: 'read',
  },
  person: {
    ...common,
    ID: builtInId('person'),
    builtIn: 'person',
    name: 'call_person',
    description:
      'Calls a person of the team into this chat, who answers here from then on. Use it when your ' +
      'instructions say so or the visitor asks for a person, and tell the visitor.',
    parameters: noParameters,
    // The turn's commit asks for the person, so a repeated run does not ask again.
    effect: 'read',
  },
}

/** Returns a built-in tool as a function that a model can call. */
export function builtInTool(builtIn: BuiltIn): BuiltInTurnTool {
  return tools[builtIn]
}
