import { isDeepStrictEqual } from 'node:util'

export type Action =
  | { type: 'launch' }
  | { type: 'text'; payload: string }
  | { type: string; payload: object }

interface Trace {
  type: string
  time: number
  payload: object
}

const sizes = [
  { name: 'Small', request: { type: 'path-small', payload: { label: 'Small' } } },
  {
    name: 'Large',
    request: { type: 'intent', payload: { query: 'Large', intent: { name: 'large' }, entities: [] } },
  },
]

/** A project of a text and a choice; each user is at its question or after it. */
export class PizzaProject {
  private readonly asked = new Map<string, boolean>()

  answer(userId: string, action: Action): Trace[] {
    // An unknown user, or one who has reached the end, starts again whatever they say.
    if (action.type === 'launch' || !this.asked.has(userId)) return this.begin(userId)
    if (isBye(action)) {
      this.asked.delete(userId)
      return [text('Goodbye.'), trace('end', {})]
    }
    const size = this.asked.get(userId) ? sizeOf(action) : undefined
    if (!size) return [text(`The project has heard: ${saidOf(action)}`)]
    this.asked.set(userId, false)
    const how = action.type === 'text' ? 'by words' : 'by the button'
    return [trace('path', { path: 'choice:1' }), text(`One ${size.toLowerCase()} pizza, chosen ${how}.`)]
  }

  private begin(userId: string): Trace[] {
    this.asked.set(userId, true)
    return [
      trace('debug', { message: 'beginning flow', ref: 'sandbox' }),
      text('Welcome to the pizza project.'),
      trace('visual', { visualType: 'image', image: 'https://images.example/pizza.png' }),
      trace('choice', { buttons: sizes }),
    ]
  }
}

function sizeOf(action: Action): string | undefined {
  if (action.type === 'text')
    return sizes.find(({ name }) => name.toLowerCase() === saidOf(action).toLowerCase())?.name
  return sizes.find(({ request }) => isDeepStrictEqual(request, action))?.name
}

function saidOf(action: Action): string {
  return 'payload' in action && typeof action.payload === 'string' ? action.payload : action.type
}

const isBye = (action: Action) => action.type === 'text' && /\bbye\b/i.test(saidOf(action))

function text(message: string): Trace {
  const slate = { id: 'slate', content: [{ children: [{ text: message }] }], messageDelayMilliseconds: 0 }
  return trace('text', { slate, message, delay: 0 })
}

function trace(type: string, payload: object): Trace {
  return { type, time: Date.now(), payload }
}
